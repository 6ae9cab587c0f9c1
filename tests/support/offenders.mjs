/**
 * One rule over many things: tries `check` on each, in order, and gives a line for every one that breaks the rule, to be compared with [].
 * A list without a thing is an offender itself, for nothing would be checked.
 */
export async function offenders(things, check) {
  const found = [];
  let checked = 0;
  for (const [name, thing] of things) {
    checked++;
    try {
      await check(thing, name);
    } catch (error) {
      found.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return checked > 0 ? found : ['nothing was checked'];
}

/** Things that are their own names. */
export const named = (things) => things.map((thing) => [thing, thing]);
