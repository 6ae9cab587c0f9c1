import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const nodeGlobals = Object.fromEntries(
  ['process', 'console', 'performance', 'URL', 'Buffer', 'fetch', 'TextDecoder', 'TextEncoder']
    .concat(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'])
    .map((name) => [name, 'readonly']),
);

export default defineConfig([
  globalIgnores([
    'build/',
    'dist/',
    'web/example/dist/',
    '**/node_modules/',
    'test-results/',
    'playwright-report/',
    'web/package/module/',
    'web/page/study/module/',
    '**/*.gen.ts',
  ]),
  js.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // Open interfaces gather keys of many files; a bare one names the place they are added to.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['web/{page,mesh,audit,package}/**/*.{ts,tsx}'],
    rules: {
      'no-console': 'error',
      // The page's Content-Security-Policy forbids these; say so before a browser does.
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'max-lines-per-function': ['error', { max: 75, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // A chapter is data, and is read from top to bottom.
    files: ['web/page/learn/course/c*.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: ['web/package/**/*.ts'],
    ignores: ['web/package/trace/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration)[source.value=/^\\.(?!.*\\.m?[jt]s$)/]',
          message:
            "Name the file with its extension ('./types.ts'): node's resolution of the published .d.ts files needs it.",
        },
      ],
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: nodeGlobals },
  },
  {
    // Functions whose source is handed to a browser.
    files: ['tests/browsers/**/*.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        ['document', 'window', 'location', 'caches', 'getComputedStyle', 'DataTransfer', 'DragEvent', 'File', 'Blob']
          .concat(['innerWidth', 'innerHeight', 'atob', 'btoa'])
          .map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    // Shown as they are, so no comment for a linter in them.
    files: ['web/docs/examples/*.js'],
    languageOptions: { globals: { console: 'readonly' } },
  },
]);
