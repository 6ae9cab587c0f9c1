// The interface as text, a line for each name and member, and what a change of it asks of the version.
import ts from 'typescript';

/** @param {import('./model.mjs').Item[]} items */
export function reportOf(items, version) {
  const lines = [
    `The public types of sweepscope ${version}. Made by \`npm run api\`; a test compares it with the package.`,
  ];
  let heading = '';
  for (const item of items) {
    const now = item.exported ? item.entry : `${item.entry}, named above and not exported`;
    if (now !== heading) lines.push('', `# ${now}`);
    heading = now;
    lines.push('', `${item.kind} ${item.name}${item.signature}`);
    for (const { name, fixed, signature } of item.members)
      lines.push(`  ${fixed ? 'readonly ' : ''}${name}${signature}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Lines of a report by section and item. */
function linesOf(report) {
  const found = new Map();
  let [section, item] = ['', ''];
  for (const line of report.split('\n').slice(1)) {
    const [, indent, kind, name] =
      /^( {2})?(?:(class|interface|function|type|const|readonly) )?([\w$]+)/.exec(line) ?? [];
    if (line.startsWith('# ')) section = line.slice(2).split(',')[0];
    else if (indent) found.set(`${section} ${item}.${name}`, { line: line.trim(), item, member: true });
    else if (name) {
      item = name;
      found.set(`${section} ${name}`, { line, item: name, kind, member: false });
    }
  }
  return found;
}

/**
 * The changes between two reports.
 * @returns {{ broken: string[], added: string[], names: string[] }} changes that can break users, those that cannot, and the names of the broken items
 */
export function changesOf(before, now) {
  const [old, present] = [linesOf(before), linesOf(now)];
  const changes = { broken: [], added: [], names: [] };
  const breaks = (text, item) => {
    changes.broken.push(text);
    if (!changes.names.includes(item)) changes.names.push(item);
  };
  for (const [key, { line, item }] of old) {
    const other = present.get(key);
    if (!other) breaks(`gone: ${key}`, item);
    else if (other.line !== line) {
      if (isWider(line, other.line, isInput(item))) changes.added.push(`wider: ${key}`);
      else breaks(`changed: ${key}\n  was ${line}\n  is  ${other.line}`, item);
    }
  }
  for (const [key, { line, item, member }] of present) {
    if (old.has(key)) continue;
    // Code that makes such an object would have to supply it.
    if (member && isInput(item) && hasItem(old, item) && !/^\w+\?/.test(line)) breaks(`demanded: ${key}`, item);
    else changes.added.push(`new: ${key}`);
  }
  return changes;
}

const hasItem = (lines, wanted) => [...lines.values()].some(({ item }) => item === wanted);
/** Made by the caller, not by the package. */
const isInput = (name) => /Options$|Numbers$/.test(name);

/** Whether all code that is right with the old line is right with the new one. */
function isWider(before, now, input) {
  const call = /^(?:function )?[\w$]+[(<]/;
  if (call.test(before) && call.test(now)) return isWiderCall(callOf(before), callOf(now));
  const [, oldName, oldMark, oldType] = /^((?:type |readonly )?[\w$]+)(\??)(?: = |: )(.*)$/.exec(before) ?? [];
  const [, newName, newMark, newType] = /^((?:type |readonly )?[\w$]+)(\??)(?: = |: )(.*)$/.exec(now) ?? [];
  if (!oldName || oldName !== newName || (oldMark && !newMark)) return false;
  return oldName.startsWith('type ') || input
    ? includesType(newType, oldType) && (input || !newMark || Boolean(oldMark))
    : false;
}

function callOf(line) {
  const text = `declare function ${line.replace(/^function /, '')};`;
  const [call] = ts.createSourceFile('call.ts', text, ts.ScriptTarget.ES2022, true).statements;
  return {
    parameters: call.parameters.map((one) => ({
      type: one.type?.getText() ?? 'any',
      optional: Boolean(one.questionToken || one.initializer),
    })),
    returns: call.type?.getText() ?? 'any',
    generic: call.typeParameters?.map((one) => one.getText()).join() ?? '',
  };
}

function isWiderCall(before, now) {
  if (before.returns !== now.returns || before.generic !== now.generic) return false;
  return (
    now.parameters.every(({ type, optional }, at) => {
      const old = before.parameters[at];
      return old ? includesType(type, old.type) && (optional || !old.optional) : optional;
    }) && now.parameters.length >= before.parameters.length
  );
}

/** A union of at least these. */
function includesType(wide, narrow) {
  const parts = new Set(partsOf(wide));
  return partsOf(narrow).every((part) => parts.has(part));
}
const partsOf = (type) => type.split(/\s\|\s(?![^<({]*[>)}])/);

/** The least version for these changes. Before 1.0.0 the second number marks breaking changes, as in npm's ranges. */
export function leastVersion(released, { broken, added }) {
  const [major, minor, patch] = released.split('.').map(Number);
  if (broken.length > 0) return major > 0 ? `${major + 1}.0.0` : `0.${minor + 1}.0`;
  if (added.length > 0) return major > 0 ? `${major}.${minor + 1}.0` : `0.${minor}.${patch + 1}`;
  return released;
}

/** Whether a version is as high as another one. */
export function isAtLeast(version, least) {
  const [a, b] = [version, least].map((text) => text.split(/[.-]/).slice(0, 3).map(Number));
  const at = a.findIndex((number, k) => number !== b[k]);
  return at < 0 || a[at] > b[at];
}

export const versionOf = (report) => /sweepscope (\d+\.\d+\.\d+)/.exec(report)[1];
