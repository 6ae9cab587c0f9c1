/** Finds steps by address without a table: it walks down the tree. A table of 200,000 addresses would cost more than the tree. */
import type { Step } from './steps';

export class AddressIndex implements ReadonlyMap<string, Step> {
  constructor(
    private readonly root: Step,
    readonly size: number,
    /** all steps in document order; asked for by whoever goes through the whole index */
    private readonly steps: () => readonly Step[],
  ) {}

  get(address: string): Step | undefined {
    const parts = address.split('.');
    let at: Step | undefined = parts[0] === this.root.name ? this.root : undefined;
    for (let depth = 1; at && depth < parts.length; depth++) at = childNamed(at, parts[depth]!);
    return at;
  }

  has(address: string): boolean {
    return this.get(address) !== undefined;
  }

  forEach(visit: (step: Step, address: string, map: ReadonlyMap<string, Step>) => void): void {
    for (const step of this.steps()) visit(step, step.address, this);
  }

  *entries(): MapIterator<[string, Step]> {
    for (const step of this.steps()) yield [step.address, step];
  }

  *keys(): MapIterator<string> {
    for (const step of this.steps()) yield step.address;
  }

  *values(): MapIterator<Step> {
    yield* this.steps();
  }

  [Symbol.iterator](): MapIterator<[string, Step]> {
    return this.entries();
  }
}

/** Triangle t<n> of a slide usually stands right behind the broad phase; everything else is a short search. */
function childNamed(group: Step, name: string): Step | undefined {
  const guess = name.startsWith('t') ? group.children[Number(name.slice(1)) + 1] : undefined;
  return guess?.name === name ? guess : group.children.find((child) => child.name === name);
}
