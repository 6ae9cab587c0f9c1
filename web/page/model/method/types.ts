/**
 * What the page knows of a method: a folder of `methods/` has a module and parts, each with a line in its registry (`methods/index.ts`,
 * `methods/parts.ts`). Nothing else names a method; what its events are is in the schema, by kind.
 */
import type { MoveOptions } from 'sweepscope';
import type { ConditionKind } from '../breakpoints/condition';
import type { CodeLine } from '../explain/pseudocode';
import type { MessageKey } from '../../base/i18n/messages';
import type { ComparedOption } from '../comparison';
import type { Experiment, Message, Precision, Sides } from '..';
import type { Method } from '../../../package/trace/events.gen';

/** What a frame was run with: chosen, or the method's own default. */
export interface UsedLimits {
  readonly sides: Sides;
  readonly sweeps: number;
  /** as the page writes it; world length */
  readonly skin: string;
  /** as the page writes it; ellipsoid space */
  readonly veryClose: string;
  readonly unit: string;
}

export interface MethodModule {
  readonly id: Method;
  /** in the switch */
  readonly name: MessageKey;
  readonly title: MessageKey;
  /** over a run that is compared */
  readonly caption: (experiment: Experiment) => Message;
  /** the fold of its settings, in one line */
  readonly limits: (used: UsedLimits) => Message;
  /** settings it has beside method, sides and the limit of sweeps */
  readonly options: ReadonlySet<ComparedOption>;
  /** sides it is meant for */
  readonly sides: Sides;
  /** most sweeps of a pass, until the first frame says so itself */
  readonly maxSweeps: number;
  /** what the package is told beside method, sides and the numbers it has (`options`) */
  readonly settings: (experiment: Experiment) => Partial<MoveOptions>;
  /** what it computes in */
  readonly computesIn: (experiment: Experiment) => Precision;
  /** what it is compared with before anybody chose */
  readonly rival: Method;
  /** how an exported test calls it */
  readonly cpp: {
    readonly include: string;
    readonly call: (experiment: Experiment) => string;
    /** its constant for the limit of sweeps, where that of MoveSettings is not its own */
    readonly maxSweeps?: string;
  };
  /** conditions that hold in none of its frames, so that no trace need be made for them */
  readonly never: ReadonlySet<ConditionKind>;
}

/** What comes when a step of it is first shown; nothing that is there from the beginning. */
export interface MethodParts {
  /** what is said of its steps. @throws when it cannot be fetched; asked again next time */
  readonly words?: () => Promise<void>;
  /** the layers that draw them. @throws when they cannot be fetched; asked again next time */
  readonly layers?: () => Promise<void>;
  /** the method line by line. @throws when it cannot be fetched; asked again next time */
  readonly code: () => Promise<readonly CodeLine[]>;
}
