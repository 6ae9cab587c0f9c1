/** The same line with numbers: fields of the event put into the template of the formula. */
import type { ComponentChildren } from 'preact';
import { formatNumber, type Digits } from '../../base/i18n/numbers';
import { NumberToken } from './NumberToken';
import type { Fields } from '../../model/explain/formulaTypes';
import { roleSymbols } from '../symbols';

export interface Part {
  readonly text: string;
  readonly role?: string;
  /** field it shows */
  readonly field?: string;
}

const place = /\{([\w.]+)(?:\|(\w))?\}/g;

/**
 * Splits `−{ee|e} · {vv|v}` into parts. A negative number that follows an operator or is squared stands in parentheses, so the
 * line can be typed into a calculator as it is.
 */
export function numberParts(template: string, fields: Fields, digits: Digits): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of template.matchAll(place)) {
    const before = template.slice(from, match.index);
    from = match.index + match[0].length;
    if (before) parts.push({ text: tight(before) });
    const value = fields[match[1] ?? ''];
    const text = typeof value === 'number' ? formatNumber(value, digits) : '–';
    const after = template[from];
    const joined = /[·−+/√]\s*$/.test(template.slice(0, match.index)) || after === '²';
    const wrap = /^[−-]/.test(text) && joined;
    parts.push({ text: wrap ? `(${text})` : text, field: match[1]!, ...(match[2] ? { role: match[2] } : {}) });
  }
  const rest = template.slice(from);
  if (rest) parts.push({ text: tight(rest) });
  return parts;
}

/** Factors stand closer than terms, and a long line has to share its row with the result. */
function tight(text: string): string {
  return text.replaceAll(' · ', '\u200a·\u200a');
}

const roleClass: Readonly<Record<string, string>> = { e: 'nu e', v: 'nu v', b: 'nu b', x: 'nu nx' };

interface Props {
  readonly template: string;
  readonly fields: Fields;
  readonly digits: Digits;
}

export function NumberLine({ template, fields, digits }: Props): ComponentChildren {
  return numberParts(template, fields, digits).map((part, at) =>
    part.field === undefined ? (
      part.text
    ) : (
      <NumberToken
        key={at}
        field={part.field}
        class={roleClass[part.role ?? ''] ?? ''}
        symbol={roleSymbols[part.role ?? '']}
      >
        {part.text}
      </NumberToken>
    ),
  );
}
