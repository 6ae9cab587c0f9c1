/** Reads a frame that was saved as JSON. It may come from anybody, so everything is checked before it is believed. */
import { numberFields } from '../model/moveNumbers';
import { usualNumbers } from '../../audit/run/usualNumbers';
import { MethodValues } from '../../package/trace/events.gen';
import '../texts/later';
import * as v from 'valibot';
import { MessageError } from '../core/session/failure';
import { maxFrames } from '../model/experiment';
import type { Experiment, Vec3 } from '../model';
import { linkedRecipe } from '../core/address/linkedRecipe';
import { readBodies } from '../core/address/linkedBodies';
import { inputsOf, type Moment } from '../core/address/permalink';
import { isAddress } from '../../package/trace/address';
import { frameFormat, frameVersion } from './frameJson';
import { linkedMeshOf, meshSchema } from './meshSchema';
import { hasRoom, type JsonRoom } from './roomForJson';

/** What a file says of its moment; how it is looked at is left as it is. */
export type FrameMoment = Omit<Moment, 'level' | 'view'>;

const number = v.pipe(v.number(), v.finite());
const vec3 = v.tuple([number, number, number]);
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

const optionFields = {
  sides: v.picklist(['both', 'front']),
  precision: v.optional(v.picklist(['double', 'single'])),
  ...v.partial(v.object(numberFields(number))).entries,
};
const optionsSchema = v.object({ method: v.picklist(MethodValues), ...optionFields });

const inputSchema = v.object({
  frames: whole(maxFrames),
  displacement: vec3,
  gravity: vec3,
  start: v.optional(vec3),
  settings: v.optional(v.partial(v.object({ ...optionFields, radii: vec3 }))),
});

const schema = v.object({
  address: v.pipe(v.string(), v.check(isAddress)),
  mesh: meshSchema,
  request: v.object({ radii: vec3 }),
  options: optionsSchema,
  run: v.object({
    start: vec3,
    radii: v.optional(vec3),
    options: v.optional(optionsSchema),
    inputs: v.array(inputSchema),
    bodies: v.optional(
      v.pipe(
        v.unknown(),
        v.check((bodies) => readBodies(bodies) !== null),
      ),
    ),
  }),
});

/** The longest run with the largest mesh has half as many: 20,000 inputs of two vectors, 5,000 triangles. */
const room: JsonRoom = { depth: 16, values: 600_000, names: 150_000 };

/**
 * @returns null when the text is something else, a mesh in glTF's JSON say
 * @throws MessageError when it is a frame that cannot be opened
 */
export function readFrame(text: string): FrameMoment | null {
  if (!text.includes(frameFormat)) return null;
  if (!hasRoom(text, room)) throw new MessageError({ key: 'export.file.damaged' });
  const json = parsed(text);
  if (!isFrame(json)) return null;
  if (json.version !== 1 && json.version !== frameVersion) throw new MessageError({ key: 'export.file.newer' });
  const result = v.safeParse(schema, json, { abortEarly: true });
  if (!result.success) throw new MessageError({ key: 'export.file.damaged' });
  const { address, mesh, request, options, run } = result.output;
  const { preset, repair } = mesh;
  const linked = linkedMeshOf(mesh);
  // What is there itself is the mended mesh; what is only named was mended after.
  const mended = repair && (preset !== null || !linked.inline) && { repair: linkedRecipe(repair) };
  return {
    preset,
    ...mended,
    mesh: preset === null ? linked : null,
    changes: experimentOf(run.radii ?? request.radii, run.options ?? options, run),
    keptInputs: null,
    compare: null,
    address,
    ...(run.bodies !== undefined && { bodies: readBodies(run.bodies) }),
  };
}

type File = v.InferOutput<typeof schema>;

function experimentOf(radii: Vec3, options: File['options'], { start, inputs }: File['run']): Experiment {
  const { method, sides, precision = 'double' } = options;
  const numbers = { ...usualNumbers, ...options };
  return {
    ...{ ...numbers, method, sides, precision, radii, start },
    inputs: inputsWithin(inputs),
  };
}

function inputsWithin(inputs: readonly v.InferOutput<typeof inputSchema>[]) {
  try {
    return inputsOf(
      inputs.map(({ frames, displacement, gravity, start, settings }) => {
        const own = { ...(start && { p: start }), ...(settings && { o: settings }) };
        return [frames, ...displacement, ...gravity, own];
      }),
    );
  } catch {
    throw new MessageError({ key: 'export.file.damaged' });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isFrame(json: unknown): json is { readonly version: unknown } {
  return typeof json === 'object' && json !== null && 'format' in json && json.format === frameFormat;
}
