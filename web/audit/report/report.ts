/** An audit as plain data: what the page shows, what files and the command line give. The same numbers everywhere. */
import { severity, type EventKind } from '../detectors/types';
import { barFrames, type Merged } from '../run/merge';
import type { AuditSettings } from '../run/types';
import { shownSpots } from './limits';
import type { Cause } from '../why/cause';

export const reportFormat = 1;

export interface AuditReport {
  readonly format: typeof reportFormat;
  readonly level: {
    readonly name: string;
    /** how the file was taken: unit, axis, parts, warnings */
    readonly notes?: readonly string[];
    readonly triangles: number;
    readonly bounds: { readonly min: readonly number[]; readonly max: readonly number[] };
  };
  readonly settings: AuditSettings;
  /** the second run from the same starts, with its own moves; absent: none */
  readonly beside?: Pick<AuditSettings, 'method' | 'sides'> & { readonly moves: number };
  /** bodies that walked to their end; fewer than asked where the run was ended */
  readonly bodies: number;
  readonly moves: number;
  readonly starts: {
    readonly walked: number;
    readonly cramped: number;
    readonly without: number;
    /** null: unknown for a level so large and a body so small */
    readonly pocketed: number | null;
  };
  readonly counts: readonly Count[];
  /** worst first */
  readonly spots: readonly ReportSpot[];
}

export interface Count {
  readonly kind: EventKind;
  readonly events: number;
  readonly bodies: number;
  /** the other method from the same starts */
  readonly beside?: { readonly events: number; readonly bodies: number };
  /** events in each `barFrames` frames */
  readonly when: readonly number[];
}

export interface ReportSpot {
  readonly number: number;
  readonly kind: EventKind;
  readonly place: readonly number[];
  readonly bodies: number;
  readonly events: number;
  readonly worst: {
    readonly body: number;
    readonly frame: number;
    readonly size: number;
    readonly place: readonly number[];
  };
  /** bodies of the other method with such an event within reach of the place */
  readonly beside?: number;
  /** Possible causes in the mesh or the settings, the nearest first; empty: nothing explains it; absent: not searched, as beyond the worst `shownSpots`. */
  readonly causes?: readonly Cause[];
}

/** Moves of all runs, as the progress of an audit counts them. */
export const allMoves = ({ moves, beside }: AuditReport): number => moves + (beside?.moves ?? 0);

/** @param beside the other method from the same starts */
export function reportOf(
  level: AuditReport['level'],
  settings: AuditSettings,
  merged: Merged,
  other?: { readonly settings: AuditSettings; readonly merged: Merged },
): AuditReport {
  const beside = other?.merged;
  return {
    format: reportFormat,
    level,
    settings,
    ...(other && {
      beside: { method: other.settings.method, sides: other.settings.sides, moves: other.merged.moves },
    }),
    bodies: merged.bodies,
    moves: merged.moves,
    starts: { ...merged.starts, pocketed: merged.pocketed()?.length ?? null },
    counts: severity.map((kind) => ({
      kind,
      ...merged.spots.count(kind),
      ...(beside && { beside: beside.spots.count(kind) }),
      when: [...merged.when(kind)],
    })),
    spots: merged.ranked().map((spot) => {
      const { number, kind, place, bodies, events, worst } = spot;
      return {
        number,
        kind,
        place,
        bodies,
        events,
        worst: { body: worst.body, frame: worst.frame, size: worst.size, place: worst.place },
        ...(beside && { beside: beside.spots.bodiesNear(kind, place) }),
      };
    }),
  };
}

/** Adds what may be why, of the worst `shownSpots`: every triangle of the level is asked for each of them. */
export const withCauses = (report: AuditReport, causesOf: (spot: ReportSpot) => readonly Cause[]): AuditReport => ({
  ...report,
  spots: report.spots.map((spot, rank) => (rank < shownSpots ? { ...spot, causes: causesOf(spot) } : spot)),
});

export { barFrames };
