/** Tables and choices that come from links, tours or the browser's storage: looked at before they are believed. */
import { cleanName } from '../import/parts';
import type { MeshPart, PartRole, PartTable } from '../import/types';
import { areSpans, isUsual, type PartChoice } from './spans';

/** One more than the reader names: the rest. */
const mostParts = 4097;
const mostRuns = 65_537;
const roles: readonly unknown[] = ['collision', 'seen', 'neither'] satisfies PartRole[];

/** @returns undefined for what is no table of so many triangles */
export function soundTable(value: unknown, triangles: number): PartTable | undefined {
  const { parts, starts, owners } = (value ?? {}) as Partial<Record<keyof PartTable, unknown>>;
  if (!Array.isArray(parts) || !isList(starts) || !isList(owners)) return undefined;
  if (parts.length < 2 || parts.length > mostParts || starts.length > mostRuns) return undefined;
  if (starts.length !== owners.length || starts[0] !== 0) return undefined;
  const rising = starts.every((start, run) => start < (starts[run + 1] ?? triangles));
  const known = owners.every((owner) => owner >= 0 && owner < parts.length);
  if (!rising || !known || new Set(owners).size !== parts.length) return undefined;
  return { parts: parts.map(soundPart), starts, owners };
}

const isList = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger);

function soundPart(value: unknown): MeshPart {
  const { name, material, role, rest } = (value ?? {}) as Partial<Record<keyof MeshPart, unknown>>;
  const stuff = cleanName(material);
  return {
    name: cleanName(name),
    ...(stuff !== '' && { material: stuff }),
    ...(roles.includes(role) && { role: role as PartRole }),
    ...(rest === true && { rest }),
  };
}

/** @returns undefined for what is no choice among so many triangles, and for the usual one */
export function soundChoice(value: unknown, triangles: number): PartChoice | undefined {
  const { leftOut = [], hidden = [], coloured } = (value ?? {}) as Partial<Record<keyof PartChoice, unknown>>;
  if (!areSpans(leftOut, triangles) || !areSpans(hidden, triangles)) return undefined;
  const choice = { leftOut, hidden, coloured: coloured === true };
  return isUsual(choice) ? undefined : choice;
}

/** What is kept with a mesh. */
export function soundParts(
  kept: { readonly table?: unknown; readonly choice?: unknown },
  triangles: number,
): { readonly table?: PartTable; readonly choice?: PartChoice } {
  const [table, choice] = [soundTable(kept.table, triangles), soundChoice(kept.choice, triangles)];
  return { ...(table && { table }), ...(choice && { choice }) };
}
