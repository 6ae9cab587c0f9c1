/** Parts of a mesh, gathered while it is read: which run of its triangles belongs to what. */
import { MAX_PARTS, MAX_PART_RUNS } from './limits';
import type { MeshPart, PartRole, PartTable } from './types';

/** Characters of a name; the longest that anybody reads in a list. */
const MAX_NAME = 80;

/** Runs of triangles, or of faces, as they are read; some may be empty yet. */
export interface PartRuns {
  readonly parts: readonly MeshPart[];
  readonly starts: readonly number[];
  readonly owners: readonly number[];
  /** the part of everything beyond the limits */
  readonly rest?: number;
}

/** What was begun and has nothing yet. */
interface Begun {
  readonly first: number;
  readonly key: string;
  readonly part: () => MeshPart;
}

/** A name as a file has it, fit to be shown: one line of text, without what writes over its neighbours. */
export function cleanName(name: unknown): string {
  if (typeof name !== 'string') return '';
  const text = name
    .slice(0, 4 * MAX_NAME)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .trim();
  const letters = [...text];
  return letters.length > MAX_NAME ? `${letters.slice(0, MAX_NAME - 1).join('')}…` : text;
}

/** @param role by the name, where it says nothing by what it hangs on */
export function partOf(name: string, role?: PartRole, material = ''): MeshPart {
  return { name, ...(material !== '' && { material }), ...(role && { role }) };
}

/** Counts in triangles or in faces, as its owner does. What has none never counts, however often it is begun. */
export class PartCollector {
  private readonly parts: MeshPart[] = [];
  private readonly starts: number[] = [];
  private readonly owners: number[] = [];
  private readonly known = new Map<string, number>();
  private rest: number | undefined;
  private begun: Begun | undefined;

  /**
   * What comes from here on belongs to this part.
   *
   * @param key tells it from others; the same one again goes on with it
   */
  begin(first: number, key: string, part: () => MeshPart): void {
    this.settle(first);
    this.begun = { first, key, part };
  }

  /** @param end how many there are */
  runs(end: number): PartRuns | undefined {
    this.settle(end);
    const { parts, starts, owners, rest } = this;
    if (starts.length === 0) return undefined;
    // What stands before the first name has none.
    if (starts[0] > 0)
      return { parts: [...parts, { name: '' }], starts: [0, ...starts], owners: [parts.length, ...owners], rest };
    return { parts, starts, owners, rest };
  }

  private settle(end: number): void {
    const { begun, starts, owners } = this;
    if (!begun || end <= begun.first) return;
    this.begun = undefined;
    const owner = this.ownerOf(begun);
    if (owner === owners.at(-1)) return;
    starts.push(begun.first);
    owners.push(owner);
  }

  private ownerOf({ key, part }: Begun): number {
    const known = this.known.get(key);
    if (known !== undefined && this.starts.length < MAX_PART_RUNS) return known;
    if (this.parts.length >= MAX_PARTS || this.starts.length >= MAX_PART_RUNS) return (this.rest ??= this.addRest());
    this.known.set(key, this.parts.length);
    return this.parts.push(part()) - 1;
  }

  private addRest(): number {
    return this.parts.push({ name: '', rest: true }) - 1;
  }
}

/**
 * The table of a mesh that is ready: no part without a triangle, no run beside another of its own part.
 *
 * @param triangles how many the mesh has
 * @returns undefined where there are not at least two parts to tell apart
 */
export function tableOf({ parts, starts, owners }: PartRuns, triangles: number): PartTable | undefined {
  const numbers = new Map<number, number>();
  const table = { parts: [] as MeshPart[], starts: [] as number[], owners: [] as number[] };
  starts.forEach((start, run) => {
    if ((starts[run + 1] ?? triangles) <= start) return;
    const known = numbers.get(owners[run]) ?? table.parts.push(parts[owners[run]]) - 1;
    numbers.set(owners[run], known);
    if (known === table.owners.at(-1)) return;
    table.starts.push(start);
    table.owners.push(known);
  });
  return table.parts.length > 1 ? table : undefined;
}
