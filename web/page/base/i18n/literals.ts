/** Messages as the build leaves them: parsed, or a mere string where there is nothing to put in. */
type Built = Record<string, unknown>;

/** The strings become parsed messages too: the built page has no parser. */
export function literals<T extends Built>(texts: T): T {
  for (const [key, text] of Object.entries(texts))
    if (typeof text === 'string') (texts as Built)[key] = [{ type: 0, value: text }];
  return texts;
}
