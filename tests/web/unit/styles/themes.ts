/** Colours of the themes as the stylesheets have them, and how well two of them are told apart. */
import { readFileSync } from 'node:fs';

const read = (name: string) =>
  readFileSync(new URL(`../../../../web/page/app/styles/${name}`, import.meta.url), 'utf8');

/** Tokens that are plain colours; one that is another's value has that. */
export function themeColors(theme: 'light' | 'dark'): Readonly<Record<string, string>> {
  const sheets = [plain(read('tokens.css')), ...(theme === 'light' ? [plain(read('light.css'))] : [])];
  const values: Record<string, string> = Object.assign({}, ...sheets.map(tokensOf));
  for (const [name, value] of Object.entries(values)) {
    const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    if (other) values[name] = values[other]!;
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => /^#[0-9a-f]{6}$/.test(value)));
}

/** Without what holds only for some people or devices. */
const plain = (sheet: string) => sheet.replace(/\/\*[^]*?\*\//g, '').replace(/@media[^{]*\{[^]*?\n\}/g, '');

const tokensOf = (sheet: string) =>
  Object.fromEntries([...sheet.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]));

/** As WCAG 2.2 defines it: 1 to 21. */
export function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
