/** A text with parts replaced. @throws when one is not there: the shader it belongs to has been changed */
export function replaced(text: string, parts: readonly (readonly [string, string])[]): string {
  return parts.reduce((made, [before, after]) => {
    if (!made.includes(before)) throw new Error(`no “${before}” in the shader`);
    return made.replace(before, () => after);
  }, text);
}
