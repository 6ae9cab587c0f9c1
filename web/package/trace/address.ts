/**
 * Addresses of steps: `f120.p0.s1.t37.e2`.
 *
 *   frame  f<n>
 *   pass   p0 (movement) | p1 (gravity)
 *   push<n>                                                 robust: a round of depenetration
 *   slide  s<n>
 *     broad | nearest
 *     t<n> › plane | touch | face | v0 v1 v2 | e0 e1 e2
 *     response › backoff | slideplane | project | advance | ground | stepedge | plane<n> | carried | wall | cone | wedge | end
 *   carried | onemotion                                     robust: what a frame decides before its first pass
 *   carried | stepedge | stepup | snap                      robust: what follows the slides of a pass
 *  carried                                                  robust: the last word of a frame
 *
 * A name that occurs twice in one group gets `_2`, `_3`… so that every step has its own address.
 */
export interface Address {
  readonly frame: number;
  /** what follows the frame, outermost first */
  readonly parts: readonly string[];
}

const again = '(?:_\\d{1,4})?';
const parts =
  'onemotion|backoff|slideplane|project|advance|ground|plane\\d{1,4}|wall|cone|stepedge|wedge|carried|stepup|snap|end';
const leaf = `(?:${parts})${again}`;
const check = '(?:plane|touch|face|[ve][012])' + again;
const inSlide = `(?:(?:broad|nearest)${again}|t\\d{1,9}(?:\\.${check})?|response${again}(?:\\.${leaf})?)`;
const inPass = `(?:push\\d{1,4}|s\\d{1,4}(?:\\.${inSlide})?|broad${again}|t\\d{1,9}(?:\\.${check})?|${leaf})`;
const grammar = new RegExp(`^f(\\d{1,7})(?:\\.(?:p[01](?:\\.${inPass})?|push\\d{1,4}|carried))?$`);

/** null when the text is no address. Says nothing about whether the step exists. */
export function parseAddress(text: string): Address | null {
  const match = grammar.exec(text);
  // f007 and f7 would be two spellings of one step.
  if (!match || /[a-z]0\d/.test(text)) return null;
  return { frame: Number(match[1]), parts: text.split('.').slice(1) };
}

export function isAddress(text: string): boolean {
  return parseAddress(text) !== null;
}

/** Addresses of studies: the frame, then up to four parts, each a name with or without a number. */
const studyGrammar = /^f(\d{1,7})((?:\.[a-z]{1,16}\d{0,9}(?:_\d{1,4})?){0,4})$/;

function parseAny(text: string): Address | null {
  const parsed = parseAddress(text);
  if (parsed) return parsed;
  const match = studyGrammar.exec(text);
  if (!match || /[a-z]0\d/.test(text)) return null;
  return { frame: Number(match[1]), parts: text.split('.').slice(1) };
}

/** True for what may be an address in a study: they name their steps themselves. */
export function isStudyAddress(text: string): boolean {
  return studyGrammar.test(text) && parseAny(text) !== null;
}

export function formatAddress({ frame, parts }: Address): string {
  return [`f${frame}`, ...parts].join('.');
}

/** Number of the frame; -1 when the text is no address. */
export function frameOf(address: string): number {
  return parseAny(address)?.frame ?? -1;
}

/** The same place in another frame. */
export function inFrame(address: string, frame: number): string {
  const parsed = parseAny(address);
  return formatAddress({ frame, parts: parsed?.parts ?? [] });
}

/** The address itself, then everything it lies in, outermost last. */
export function* withAncestors(address: string): Generator<string> {
  for (let at = address; at; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) yield at;
}
