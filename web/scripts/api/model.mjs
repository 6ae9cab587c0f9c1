// The public interface of the package as data: every name that an entry exports, its members and their docstrings, read from the built declarations.
import { join } from 'node:path';
import ts from 'typescript';
import { fromRoot } from '../paths.mjs';

/**
 * @typedef {{ text: string, params: Record<string, string>, returns: string, throws: string[] }} Doc
 * @typedef {{ name: string, kind: 'property' | 'method', signature: string, optional: boolean, fixed?: boolean, doc: Doc }} Member
 * @typedef {{ name: string, entry: string, exported: boolean, kind: 'class' | 'interface' | 'function' | 'type' | 'const', signature: string, doc: Doc, members: Member[] }} Item
 */

const entries = [
  ['sweepscope', 'index.d.ts'],
  ['sweepscope/trace', 'trace/published.d.ts'],
  ['sweepscope/record', 'record/index.d.ts'],
];
const printer = ts.createPrinter({ removeComments: true });
const options = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  types: [],
};

/** @param folder with the declarations, as `npm run build` leaves it. @returns {Item[]} in the order of entries and names */
export function readInterface(folder = fromRoot('dist/lib')) {
  const roots = entries.map(([, file]) => join(folder, file));
  const program = ts.createProgram(roots, options);
  const checker = program.getTypeChecker();
  const found = new Map();
  entries.forEach(([entry], at) => {
    const source = program.getSourceFile(roots[at]);
    if (!source) throw new Error(`${roots[at]} is missing: npm run build leaves it there.`);
    for (const symbol of checker.getExportsOfModule(checker.getSymbolAtLocation(source)))
      add(original(symbol), entry, true);
  });
  // Types that those mention are part of the interface even if they cannot be imported.
  for (let size = 0; size !== found.size;) {
    size = found.size;
    for (const { entry, symbol } of [...found.values()]) for (const named of namedIn(symbol)) add(named, entry, false);
  }
  return [...found.values()].map(({ item }) => item).sort(inOrder);

  function add(symbol, entry, exported) {
    if (!found.has(symbol)) found.set(symbol, { entry, symbol, item: { entry, exported, ...itemOf(symbol) } });
  }
  function original(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }
  function namedIn(symbol) {
    const names = new Set();
    const visit = (node) => {
      if (isHidden(node)) return;
      if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node) || ts.isTypeQueryNode(node)) {
        const name = node.typeName ?? node.expression ?? node.exprName;
        const target = checker.getSymbolAtLocation(name);
        if (target) names.add(original(target));
      }
      ts.forEachChild(node, visit);
    };
    symbol.declarations.forEach(visit);
    return [...names].filter(
      ({ flags, declarations }) => !(flags & ts.SymbolFlags.TypeParameter) && declarations?.every((one) => isOurs(one)),
    );
  }
  function isOurs(node) {
    return node.getSourceFile().fileName.startsWith(folder.replaceAll('\\', '/'));
  }

  function itemOf(symbol) {
    const [node] = symbol.declarations;
    const about = { name: symbol.name, doc: docOf(symbol) };
    if (ts.isFunctionDeclaration(node)) return { ...about, kind: 'function', signature: callText(node), members: [] };
    if (ts.isTypeAliasDeclaration(node))
      return { ...about, kind: 'type', signature: `${parametersText(node)} = ${textOf(node.type)}`, members: [] };
    if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) {
      const kind = ts.isClassDeclaration(node) ? 'class' : 'interface';
      return { ...about, kind, signature: parametersText(node), members: membersOf(symbol) };
    }
    if (!ts.isVariableDeclaration(node)) throw new Error(`${symbol.name}: no words for a ${ts.SyntaxKind[node.kind]}`);
    if (node.type && ts.isFunctionTypeNode(node.type))
      return { ...about, kind: 'function', signature: callText(node.type), members: [] };
    return { ...about, kind: 'const', signature: `: ${constantText(symbol.name, node)}`, members: [] };
  }

  /** Those of what it extends as well, as far as they are ours. @returns {Member[]} */
  function membersOf(symbol) {
    return checker
      .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
      .filter((member) => member.declarations?.some((node) => isOurs(node) && !isHidden(node)))
      .map((member) => {
        const [node] = member.declarations;
        const optional = Boolean(node.questionToken);
        const doc = docOf(member);
        if (ts.isMethodSignature(node) || ts.isMethodDeclaration(node))
          return { name: member.name, kind: 'method', signature: callText(node), optional, doc };
        const fixed = Boolean(ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Readonly);
        const type = textOf(node.type ?? node.initializer);
        return {
          name: member.name,
          kind: 'property',
          signature: `${optional ? '?' : ''}: ${type}`,
          optional,
          fixed,
          doc,
        };
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  function docOf(symbol) {
    const doc = {
      text: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
      params: {},
      returns: '',
      throws: [],
    };
    for (const { name, text } of symbol.getJsDocTags(checker)) {
      const said = ts.displayPartsToString(text).trim();
      const [, param, rest] = /^(\S+)\s*([\s\S]*)$/.exec(said) ?? [];
      if (name === 'param') doc.params[param] = rest;
      else if (name === 'returns') doc.returns = said;
      else if (name === 'throws') doc.throws.push(said);
    }
    return doc;
  }
}

const inOrder = (a, b) =>
  a.entry === b.entry
    ? Number(b.exported) - Number(a.exported) || (a.name < b.name ? -1 : 1)
    : entries.findIndex(([name]) => name === a.entry) - entries.findIndex(([name]) => name === b.entry);

const isHidden = (node) =>
  Boolean(
    ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword),
  ) ||
  Boolean(node.name && ts.isPrivateIdentifier(node.name)) ||
  ts.isConstructorDeclaration(node);

const textOf = (node) =>
  printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replace(/\s+/g, ' ').replaceAll('"', "'");
const parametersText = ({ typeParameters }) => (typeParameters ? `<${typeParameters.map(textOf).join(', ')}>` : '');
const callText = (node) => `${parametersText(node)}(${node.parameters.map(textOf).join(', ')}): ${textOf(node.type)}`;

/** A hash is another one with every change of what it is of; that is no change of the interface. */
function constantText(name, { type, initializer }) {
  if (type) return textOf(type);
  return /hash$/i.test(name) ? 'string' : textOf(initializer);
}
