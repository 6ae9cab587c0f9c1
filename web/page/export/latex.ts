/** The formula of a step as LaTeX, as the card shows it: symbols, the same line with numbers, the result. Needs amsmath. */
import { formatNumber, programNumber, type Digits } from '../base/i18n/numbers';
import { t } from '../base/i18n/messages';
import { fieldsOf, formulaOf, hasLine } from '../explain/formula';
import { decidingCheck } from '../explain/deciding';
import { numberParts } from '../explain/panels/NumberLine';
import { plainTex } from '../explain/texMacros';
import type { Fields, FieldValue, FormulaLine } from '../model/explain/formulaTypes';
import type { Step } from '../../package/trace/steps';

export function latexOf(here: Step, digits: Digits): string {
  // A triangle that one check put out shows that check, as on the card.
  const step = decidingCheck(here) ?? here;
  const formula = formulaOf(step.event, step);
  const fields = fieldsOf(step);
  const rows = [`& ${plainTex(formula.main)}`];
  for (const { space, lines } of formula.groups) {
    if (space) rows.push(`& \\text{${t(`space.${space}`)}:}`);
    for (const line of lines) if (hasLine(line, fields)) rows.push(...lineRows(line, fields, digits));
  }
  return `% Sweepscope, ${step.address}: ${t(formula.title)}
% \\usepackage{amsmath}
\\begin{align*}
${rows.map((row) => `  ${row}`).join(' \\\\\n')}
\\end{align*}
`;
}

function lineRows(line: FormulaLine, fields: Fields, digits: Digits): string[] {
  const value = fields[line.result] as FieldValue;
  const words = line.words && `\\text{${plain(t(line.words))}}`;
  const says = [line.expression && plainTex(line.expression), words].filter(Boolean).join('\\quad ');
  const result = resultText(value, digits, line.signedZero);
  const name = plainTex(line.name);
  const numbers = line.numbers && value !== Infinity ? numberLine(line.numbers, fields, digits) : null;
  // An inequality is no left-hand side of its result.
  const relation = /[<>]|\\[lg]e\b/.test(line.expression ?? '');
  if (relation || !line.expression) {
    const aside = [says, numbers].filter(Boolean).join('\\quad ');
    return [`${name} &= ${result}${aside && `\\qquad ${aside}`}`];
  }
  return [`${name} &= ${says}`, ...(numbers ? [`&= ${numbers}`] : []), `&= ${result}`];
}

function resultText(value: FieldValue, digits: Digits, signedZero?: boolean): string {
  if (typeof value === 'number') return numeral(formatNumber(value, digits, signedZero));
  if (typeof value === 'string' || typeof value === 'boolean') return `\\text{${plain(String(value))}}`;
  return `(${value.map((part) => numeral(formatNumber(part, digits))).join(',\\ ')})`;
}

/** A number as the page writes it: true minus, 1.2e−7, ∞. */
function numeral(text: string): string {
  if (text.includes('0x')) return `\\mathtt{${text}}`;
  const [, mantissa, exponent] = /^(.*)e\+?(.*)$/.exec(text) ?? [];
  if (mantissa !== undefined && exponent !== undefined) return `${numeral(mantissa)}\\cdot 10^{${numeral(exponent)}}`;
  return programNumber(text).replace('∞', '\\infty').replace('–', '\\text{--}');
}

const operators: readonly (readonly [RegExp, string])[] = [
  [/−/g, '-'],
  [/\u200a?·\u200a?/g, ' \\cdot '],
  [/²/g, '^2'],
  [/≤/g, '\\le'],
  [/≥/g, '\\ge'],
];

/** Field by field, so that a number with an exponent can be told from what stands around it. */
function numberLine(template: string, fields: Fields, digits: Digits): string {
  let tex = '';
  let rooted = false;
  for (const { text, field } of numberParts(template, fields, digits)) {
    if (field) {
      const number = text.replace(/^\((.*)\)$/, '$1');
      const wrapped =
        number !== text || (number.includes('e') && !number.includes('0x')) ? `(${numeral(number)})` : numeral(number);
      tex += rooted ? `{${numeral(number)}}` : wrapped;
      rooted = false;
      continue;
    }
    rooted = text.endsWith('√');
    tex += operators.reduce((all, [sign, command]) => all.replace(sign, command), text).replace(/√$/, '\\sqrt');
  }
  return tex.trim();
}

function plain(text: string): string {
  return text.replace(/[\\{}$&#^_%~]/g, (sign) => (sign === '\\' ? '\\textbackslash ' : `\\${sign}`));
}
