// The documentation: examples that are right by their types and print what stands below them, and pages that lead nowhere else.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { marked } from '../../../web/scripts/docs/code.mjs';
import { examples, withAddresses } from '../../../web/scripts/docs/examples.mjs';
import { rendered } from '../../../web/scripts/docs/markdown.mjs';
import { makePages } from '../../../web/scripts/docs/pages.mjs';
import { fromRoot } from '../../../web/scripts/paths.mjs';

const installed = fromRoot('build/installed/node_modules/sweepscope');
const folder = fromRoot('web/docs/examples');
const files = readdirSync(folder).filter((name) => name.endsWith('.js'));

describe('examples', () => {
  it('are all shown', () => {
    expect(examples.map(({ name }) => `${name}.js`).sort()).toEqual(files.sort());
    for (const { title, about } of examples) expect(`${title} ${about}`).toMatch(/^[A-Z].+[.]$/);
  });

  it('are right by the types of the package', () => {
    const types = {
      sweepscope: `${installed}/index.d.ts`,
      'sweepscope/trace': `${installed}/trace/published.d.ts`,
      'sweepscope/record': `${installed}/record/index.d.ts`,
    };
    const program = ts.createProgram(
      files.map((name) => `${folder}/${name}`),
      {
        ...{ allowJs: true, checkJs: true, strict: true, noEmit: true, types: [], skipLibCheck: true },
        ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'] },
        ...{ moduleResolution: ts.ModuleResolutionKind.Bundler, allowImportingTsExtensions: true },
        paths: Object.fromEntries(Object.entries(types).map(([name, path]) => [name, [path]])),
      },
    );
    const complaints = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
      return `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
    expect(complaints).toEqual([]);
    expect(program.getSourceFile(types.sweepscope)).toBeDefined();
  }, 30_000);

  it.each(examples)('$name prints what stands below it', ({ name, code, output }) => {
    const place = fromRoot('build/examples');
    mkdirSync(place, { recursive: true });
    const file = `${place}/${name}.mjs`;
    writeFileSync(file, withAddresses(code, installed));
    expect(execFileSync(process.execPath, [file], { encoding: 'utf8' }).trimEnd()).toBe(output);
    rmSync(file);
  });
});

describe('pages', () => {
  let pages;
  beforeAll(() => {
    pages = makePages();
  });
  const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);

  it('have no script, style or handler in them, under the policy of the site', () => {
    for (const [name, html] of Object.entries(pages)) {
      expect(html, name).toContain('Content-Security-Policy');
      for (const [, attributes, inside] of html.matchAll(/<script([^>]*)>([^<]*)/g)) {
        expect(attributes).toMatch(/ src="/);
        expect(inside).toBe('');
      }
      expect(html).not.toMatch(/<style|\sstyle="|\son\w+="|javascript:/);
    }
  });

  it('lead only to what is there, and to nothing elsewhere', () => {
    const ids = Object.fromEntries(Object.entries(pages).map(([name, html]) => [name, all(html, / id="([^"]+)"/g)]));
    const beside =
      /^(docs\.css|keep\.js|run\.js|search\.js|lib\/(LICENSE|THIRD_PARTY)\.txt|\.\.\/(index\.html|theme\.js|favicon\.svg|third-party\.txt))$/;
    for (const [name, html] of Object.entries(pages)) {
      expect(new Set(ids[name]).size, `${name}: names twice`).toBe(ids[name].length);
      const wrong = all(html, / (?:href|src)="([^"]+)"/g).filter((to) => {
        const [file, anchor] = to.split('#');
        if (beside.test(to)) return false;
        const target = file || name;
        return !(target in pages) || (anchor && !ids[target].includes(anchor));
      });
      expect(wrong, name).toEqual([]);
    }
  });

  it('are linked from the sheet of keys, with the licences of others', () => {
    const sheet = readFileSync(fromRoot('web/page/workbench/overlays/KeySheet.tsx'), 'utf8');
    for (const to of ['./docs/index.html', './third-party.txt']) expect(sheet).toContain(`href="${to}"`);
  });

  it('say every name of the package', () => {
    const report = readFileSync(fromRoot('web/package/api.txt'), 'utf8');
    const names = all(report, /^(?:class|interface|function|type|const) (\w+)/gm);
    const said = `${pages['reference.html']}${pages['traces.html']}${pages['tapes.html']}`;
    expect(names.length).toBeGreaterThan(80);
    expect(names.filter((name) => !said.includes(`id="${name}"`))).toEqual([]);
  });

  it('make no markup of what is text', () => {
    const { html } = rendered(
      '# <img> & `a<b`\n\n| a | b |\n| - | - |\n| <i> | [x](y) |\n\n- **b** _e_ a_b_c <kbd>K</kbd>\n  more\n\n```js\n<b>\n```',
    );
    expect(html).toContain('&lt;img&gt; &amp; <code>a&lt;b</code>');
    expect(html).toContain('<td>&lt;i&gt;</td><td><a href="y">x</a></td>');
    expect(html).toContain('<li><strong>b</strong> <em>e</em> a_b_c <kbd>K</kbd> more</li>');
    expect(html).toContain('<code>&lt;b&gt;</code>');
    const code = "const a = `x${{ b: '<' }.b}y`; // <i>\nArray.from(a)";
    const plain = marked(code)
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
    expect(plain).toBe(code);
    expect(marked(code)).toContain('Array.from(');
  });
});
