// Source text with its words marked, by TypeScript's own scanner. Weight and lightness distinguish them: colour belongs to the geometry.
import ts from 'typescript';
import { escaped } from './markdown.mjs';

const { SyntaxKind } = ts;

/** @param known names that lead somewhere: name to address, or undefined */
export function marked(source, known = () => undefined) {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, false, ts.LanguageVariant.Standard, source);
  const open = [];
  let html = '';
  let afterDot = false;
  for (let kind = scanner.scan(); kind !== SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    // A template goes on after its expression.
    if (kind === SyntaxKind.TemplateHead || kind === SyntaxKind.OpenBraceToken) open.push(kind);
    if (kind === SyntaxKind.CloseBraceToken) {
      if (open.at(-1) === SyntaxKind.TemplateHead) kind = scanner.reScanTemplateToken(false);
      if (kind !== SyntaxKind.TemplateMiddle) open.pop();
    }
    const text = escaped(scanner.getTokenText());
    // Array.from is no keyword.
    const name = afterDot ? '' : nameOf(kind);
    afterDot = kind === SyntaxKind.DotToken;
    const address = kind === SyntaxKind.Identifier ? known(scanner.getTokenText()) : undefined;
    if (address) html += `<a href="${address}">${text}</a>`;
    else html += name ? `<span class="${name}">${text}</span>` : text;
  }
  return html;
}

function nameOf(kind) {
  if (kind === SyntaxKind.SingleLineCommentTrivia || kind === SyntaxKind.MultiLineCommentTrivia) return 'cm';
  if (kind >= SyntaxKind.FirstKeyword && kind <= SyntaxKind.LastKeyword) return 'kw';
  const isText =
    kind === SyntaxKind.StringLiteral ||
    (kind >= SyntaxKind.FirstTemplateToken && kind <= SyntaxKind.LastTemplateToken);
  return isText || kind === SyntaxKind.NumericLiteral ? 'st' : '';
}
