/** Numbers pinned for watching: a field of a step, by its place in any frame. Survives running again and is in the link. */
import { signal } from '@preact/signals';
import type { Run } from '.';
import { parseAddress } from '../../package/trace/address';

export interface Pin {
  /** the address without its frame, `p0.s0.nearest`; empty: the frame itself */
  readonly place: string;
  /** field of the step's event; `begin.` before it: of its opening event */
  readonly field: string;
}

/** More plots than this are no help, and each frame is traced once for all of them. */
export const mostPins = 8;

export const pins = signal<readonly Pin[]>([]);

/** As it stands in the link: `p0.s0.nearest time`. */
export const pinText = ({ place, field }: Pin): string => `${place} ${field}`.trim();

/** Null when the text is no pin. Says nothing about whether any frame has the step. */
export function readPin(text: string): Pin | null {
  const match = /^(?:(\S+) )?((?:begin\.)?[a-zA-Z]\w*)$/.exec(text);
  if (!match) return null;
  const [, place = '', field] = match;
  return parseAddress(place === '' ? 'f0' : `f0.${place}`) ? { place, field: field! } : null;
}

export const samePin = (a: Pin, b: Pin): boolean => a.place === b.place && a.field === b.field;

/** A pin's numbers over the run, as far as they have been traced. */
export interface Series {
  readonly run: Run;
  /** three for each frame; a number that is none of a vector has two that mean nothing */
  readonly values: Float64Array;
  /** 0 where the frame has no such step, 1 for a number, 3 for a vector */
  readonly counts: Uint8Array;
  /** frames traced so far */
  readonly done: number;
}

/** By `pinText`. Filled while somebody looks at it. */
export const series = signal<ReadonlyMap<string, Series>>(new Map());
