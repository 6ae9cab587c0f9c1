/** Formulas as data: symbols in TeX, the same line with numbers, the result. Every number names a field of the event. */
import type { MessageKey } from '../../base/i18n/messages';
import type { Vec3 } from '../../../package/trace/events.gen';

/** Those behind the first two are studies': a body's own axes, the difference of two bodies, a plane figure, a transform's result. */
export type Space = 'ellipsoid' | 'world' | 'local' | 'difference' | 'plan' | 'transformed';

/** Which thing of the figure a symbol or number stands for; gives it the colour and dash of its glyph. */
export type Role = 'e' | 'v' | 'b' | 'x' | 'm';

export interface FormulaLine {
  /** TeX of the quantity */
  readonly name: string;
  /** TeX of the right-hand side; macros \E \V \B \X carry the roles */
  readonly expression?: string;
  /** what the quantity is, where words say more than symbols */
  readonly words?: MessageKey;
  /**
   * The right-hand side in numbers: `−{ee|e} · {vv|v} + {ev}²` names fields and, after the bar, roles. Absent where the schema
   * has the result but not its parts.
   */
  readonly numbers?: string;
  /** field of the result */
  readonly result: string;
  /** what the line is there to warn of is shown struck through */
  readonly wrong?: boolean;
  /** there is no such number unless something was found */
  readonly found?: boolean;
  /** show the sign of −0, because the test looks at the sign bit */
  readonly signedZero?: boolean;
}

export interface FormulaGroup {
  readonly space: Space | null;
  readonly lines: readonly FormulaLine[];
}

/** One case of several: what it is called, when it is the case. */
export interface FormulaRow {
  readonly name: MessageKey;
  /** TeX of the condition */
  readonly when: string;
  /** it is the case here */
  readonly on: boolean;
}

export interface Formula {
  readonly title: MessageKey;
  /** TeX of the equation as a whole */
  readonly main: string;
  /** shown in place of the equation */
  readonly table?: readonly FormulaRow[];
  readonly groups: readonly FormulaGroup[];
}

export type FieldValue = number | Vec3 | string | boolean;
/** Fields of an event plus a few of the events around it, by name. */
export type Fields = Readonly<Record<string, FieldValue>>;
