/** What a study's generated schema says: its settings, what a frame comes to, what it records. Twin of wasm/method/study.h. */

export type Vec3 = readonly [number, number, number];

/** Of a setting: one value, or the numbers of a list one after the other. */
export type SettingValue = number | boolean | string | Vec3 | readonly number[];

export interface SettingSchema {
  readonly name: string;
  /** Real, Count, Index, Vec3, Flag, an enum; of a list: Real, Vec2, Vec3 */
  readonly type: string;
  readonly list: boolean;
  /** what it stands with in the panel */
  readonly group: string;
  readonly unit: string;
  /** bounds of every component; of a list: of how many there are; an enum has none that matter */
  readonly low?: number;
  readonly high?: number;
  readonly initial: SettingValue;
  readonly doc: string;
}

export interface FieldSchema {
  readonly name: string;
  readonly type: string;
  readonly unit: string;
  /** it may be infinite or none at all where that has a meaning */
  readonly open?: true;
  readonly doc: string;
}

/** What an event is in the tree of steps. */
export interface StudyRole {
  readonly as: 'open' | 'close' | 'leaf';
  /** kind of the step */
  readonly step: string;
  /** what it is called in addresses */
  readonly name: string;
  /** the number of its step: none, counted, or in this slot of its payload */
  readonly number: number | 'counts' | null;
}

export interface EventSchema {
  readonly kind: number;
  readonly role: StudyRole;
  readonly doc: string;
  readonly fields: readonly FieldSchema[];
}

export interface StudySchema {
  readonly number: number;
  readonly id: string;
  readonly name: string;
  /** whether it runs on the mesh of the scene */
  readonly mesh: 'none' | 'optional' | 'needed';
  readonly doc: string;
  readonly settings: readonly SettingSchema[];
  readonly results: readonly FieldSchema[];
  readonly enums: Readonly<Record<string, readonly string[]>>;
  readonly events: Readonly<Record<string, EventSchema>>;
}

/** A value of a field, by the type that the schema gives it. */
type ValueOf<S extends StudySchema, T extends string> = T extends 'Vec3'
  ? Vec3
  : T extends 'Flag'
    ? boolean
    : T extends keyof S['enums']
      ? S['enums'][T][number]
      : number;

type ValuesOf<S extends StudySchema, Fields extends readonly FieldSchema[]> = {
  readonly [Field in Fields[number] as Field['name']]: ValueOf<S, Field['type']>;
};

export type SettingsOf<S extends StudySchema> = {
  readonly [Setting in S['settings'][number] as Setting['name']]: Setting['list'] extends true
    ? readonly number[]
    : ValueOf<S, Setting['type']>;
};

export type ResultOf<S extends StudySchema> = ValuesOf<S, S['results']>;

/** An event of the trace, by its kind. */
export type EventOf<S extends StudySchema, Kind extends keyof S['events'] & string> = {
  readonly kind: Kind;
} & ValuesOf<S, S['events'][Kind]['fields']>;

export type EventsOf<S extends StudySchema> = {
  [Kind in keyof S['events'] & string]: EventOf<S, Kind>;
}[keyof S['events'] & string];
