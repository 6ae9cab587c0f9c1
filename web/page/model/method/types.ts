/**
 * The page's facts about a method: a folder of `methods/` has a module and parts, each with a line in its registry (`model/methods/index.ts`,
 * `app/methodParts.ts`). The schema has its events, by kind.
 */
import type { MoveOptions } from 'sweepscope';
import type { ConditionKind } from '../breakpoints/condition';
import type { CodeLine } from '../explain/pseudocode';
import type { MessageKey } from '../../base/i18n/messages';
import type { ComparedOption } from '../comparison';
import type { Experiment, Message, Precision, Sides } from '..';
import type { Method } from '../../../package/trace/events.gen';

/** The settings used in a frame: chosen, or the method's defaults. */
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
  /** its settings besides method, sides and the limit of sweeps */
  readonly options: ReadonlySet<ComparedOption>;
  /** sides it is meant for */
  readonly sides: Sides;
  /** most sweeps of a pass, until the first frame says so itself */
  readonly maxSweeps: number;
  /** the package's options besides method, sides and its numbers (`options`) */
  readonly settings: (experiment: Experiment) => Partial<MoveOptions>;
  /** what it computes in */
  readonly computesIn: (experiment: Experiment) => Precision;
  /** its default rival in a comparison */
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

/** The parts that load when a step of it is first shown; not those of the first screen. */
export interface MethodParts {
  /** the texts of its steps. @throws when they cannot be fetched; tried again next time */
  readonly words?: () => Promise<void>;
  /** the layers that draw them. @throws when they cannot be fetched; asked again next time */
  readonly layers?: () => Promise<void>;
  /** the method in words, line by line. @throws when it cannot be fetched; asked again next time */
  readonly outline: () => Promise<readonly CodeLine[]>;
  /** the method as a program. @throws likewise */
  readonly program?: () => Promise<readonly CodeLine[]>;
}
