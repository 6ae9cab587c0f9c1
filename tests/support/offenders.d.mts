export function offenders<Thing>(
  things: Iterable<readonly [name: string, thing: Thing]>,
  check: (thing: Thing, name: string) => unknown,
): Promise<string[]>;
export function named<Name extends string>(things: readonly Name[]): [Name, Name][];
