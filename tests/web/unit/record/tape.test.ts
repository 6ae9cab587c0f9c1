// The recorder and its format: what goes in comes out, the beginning goes where there is a limit, and no bytes do any harm.
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  type RecordOptions,
  type Tape,
  TapeError,
  checkTape,
  isTape,
  readTape,
  record,
} from '../../../../web/package/record';
import { checksumBytes } from '../../../../web/package/record/format';
import { checksumOf } from '../../../../web/package/record/writeTape';
import { compileOptions, type MeshReport, type MoveOptions } from 'sweepscope';
import { answers, build, madeUpMesh, ofTriangle, requestsOf, triangle } from './moves';

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
console.log(`seed ${seed}: SEED=${seed} runs the same again`);

const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const options = fc.record<MoveOptions>(
  {
    method: fc.constantFrom('robust', 'paper'),
    sides: fc.constantFrom('both', 'front'),
    up: fc.tuple(number, number, number).map(([x, y, z]) => [x + 0, y + 0, z + 0] as const),
    stepHeight: fc.double({ min: 0.001, max: 1e30, noNaN: true }),
    maxSweeps: fc.integer({ min: 1, max: 255 }),
  },
  { requiredKeys: [] },
);
const call = fc.integer({ min: 0, max: 5 }).chain((bodies) =>
  fc.record({
    requests: fc.array(number, { minLength: 12 * bodies, maxLength: 12 * bodies }),
    ids: fc.option(fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { minLength: bodies, maxLength: bodies })),
    options: fc.option(options),
  }),
);
const session = fc.record({ calls: fc.array(call, { maxLength: 40 }), limit: fc.integer({ min: 1, max: 60 }) });

describe('a tape', () => {
  it('says what was asked and answered, whatever it was, bit for bit', async () => {
    const property = fc.asyncProperty(session, async ({ calls, limit }) => {
      const recorder = await record(madeUpMesh(), { ...ofTriangle, limit });
      const rows = calls.flatMap(({ requests, ids, options }, number) => {
        const asked = Float64Array.from(requests);
        const answer = recorder.moveMany(asked, options ?? undefined, undefined, ids ?? undefined);
        return Array.from({ length: asked.length / 12 }, (_, row) => ({
          request: asked.slice(12 * row, 12 * row + 12),
          end: answer.position.slice(3 * row, 3 * row + 3),
          body: ids?.[row] ?? row,
          options: options ?? {},
          call: number,
        }));
      });
      const tape = readTape(recorder.bytes());
      const kept = rows.slice(-limit);
      expect(tape.frames).toBe(kept.length);
      expect(tape.dropped).toBe(rows.length - kept.length);
      kept.forEach(({ request, end, body, options, call }, at) => {
        expect(tape.requests.slice(12 * at, 12 * at + 12)).toStrictEqual(request);
        expect(tape.positions.slice(3 * at, 3 * at + 3)).toStrictEqual(end);
        expect([tape.bodies[at], tape.calls[at]]).toEqual([body, call]);
        expect(tape.options[tape.optionsOf[at]!]).toEqual(options);
      });
    });
    await fc.assert(property, { seed, numRuns: 60 });
  });

  it('takes null for what is not given, as the solver does', async () => {
    const recorder = await record(madeUpMesh(), ofTriangle);
    const nothing = { up: null, method: null, stepHeight: null } as unknown as MoveOptions;
    const lists: (MoveOptions | undefined)[] = [{ up: [0, 0, 1] }, nothing, nothing, undefined, { up: [0, 0, 1] }];
    for (const options of lists) recorder.moveMany(new Float64Array(12).fill(1), options);
    const tape = readTape(recorder.bytes());
    expect(lists.map((_, at) => tape.options[tape.optionsOf[at]!])).toEqual([
      { up: [0, 0, 1] },
      ...[{}, {}, {}],
      { up: [0, 0, 1] },
    ]);
  });

  it('has version and mesh, or the name of the mesh alone', async () => {
    const inside = readTape((await record(madeUpMesh(), { ...ofTriangle, name: 'yard' })).bytes());
    expect(inside).toMatchObject({ version: '9.8.7', schemaHash: build.schemaHash, frames: 0 });
    expect(inside.mesh).toMatchObject({ name: 'yard', vertices: 3, triangles: 1, ...triangle });
    expect(inside.mesh.hash).toMatch(/^[0-9a-f]{64}$/);
    const { mesh } = readTape((await record(madeUpMesh(), { ...ofTriangle, mesh: 'hash' })).bytes());
    expect(mesh).toEqual({ ...inside.mesh, name: 'level', positions: null, indices: null });
  });

  it('takes a mesh of 32-bit floats without indices for the same', async () => {
    const positions = Float32Array.from(triangle.positions);
    const mesh = madeUpMesh();
    const bounds = { min: [0, 0, 0], max: [1, positions[7]!, 0] } as const;
    const soup = { ...mesh, report: { ...mesh.report, bounds } };
    const one = readTape((await record(soup, { build, positions })).bytes());
    const indices = new Uint16Array([0, 1, 2]);
    const other = readTape((await record(soup, { build, positions, indices })).bytes());
    expect(one.mesh).toEqual(other.mesh);
  });

  it('is the same bytes for the same session, and a new one after clear', async () => {
    const [a, b] = await Promise.all([record(madeUpMesh(), ofTriangle), record(madeUpMesh(), ofTriangle)]);
    a.moveMany(requestsOf(3), { skin: 0.1 });
    const before = a.bytes();
    a.clear();
    expect([a.frames, a.dropped]).toEqual([0, 0]);
    for (const one of [a, b]) one.moveMany(requestsOf(2, 5), { skin: 0.2 });
    expect(a.bytes()).toEqual(b.bytes());
    expect(a.bytes()).not.toEqual(before);
  });

  it('knows compiled options by what they were made of', async () => {
    const recorder = await record(madeUpMesh(), ofTriangle);
    const given = { method: 'robust', stepHeight: 0.3, maxSweeps: 5, up: [0, 0, 1] } as const;
    recorder.moveMany(requestsOf(1), compileOptions(given));
    recorder.moveMany(requestsOf(1), compileOptions(given));
    const { options, optionsOf } = readTape(recorder.bytes());
    expect(Array.from(optionsOf)).toEqual([0, 0]);
    expect(options).toHaveLength(1);
    expect(options[0]).toMatchObject({ ...given, sides: 'both', precision: 'double', snapDistance: 0 });
    // Left to the solver, which knows the radii.
    expect(options[0]).not.toHaveProperty('skin');
  });

  it('does not grow with options that change in every call', async () => {
    const recorder = await record(madeUpMesh(), { ...ofTriangle, limit: 100 });
    for (let k = 0; k < 2000; k++) recorder.moveMany(requestsOf(1), { stepHeight: k });
    const { options, optionsOf, frames } = readTape(recorder.bytes());
    expect(options.length).toBeLessThan(600);
    for (let k = 0; k < frames; k++) expect(options[optionsOf[k]!]).toEqual({ stepHeight: 1900 + k });
  });

  it('has nothing of a call that threw', async () => {
    const refused = vi.fn(() => {
      throw new RangeError('refused');
    });
    const recorder = await record(madeUpMesh(refused), ofTriangle);
    expect(() => recorder.moveMany(requestsOf(1))).toThrow('refused');
    expect(recorder.frames).toBe(0);
  });

  it.each([
    ['mesh-other', { ...ofTriangle, positions: new Float64Array(9) }],
    ['mesh-other', { ...ofTriangle, indices: new Uint32Array(6) }],
    ['limit', { ...ofTriangle, limit: 0 }],
    ['limit', { ...ofTriangle, limit: 2.5 }],
  ])('refuses %s', async (code, wrong) => {
    await expect(record(madeUpMesh(), wrong)).rejects.toMatchObject({ name: 'TapeError', code });
  });

  it.each([[[1]], [[1, -1]], [[1, 0.5]], [[1, 2 ** 32]]])(
    'refuses the bodies %j before anything is run',
    async (bodies) => {
      const moveMany = vi.fn(answers);
      const recorder = await record(madeUpMesh(moveMany), ofTriangle);
      expect(() => recorder.moveMany(requestsOf(2), {}, undefined, bodies)).toThrow(TapeError);
      expect(moveMany).not.toHaveBeenCalled();
    },
  );

  it('says where no page can save it', async () => {
    const recorder = await record(madeUpMesh(), ofTriangle);
    vi.stubGlobal('document', undefined);
    expect(() => recorder.download()).toThrow(expect.objectContaining({ code: 'no-page' }));
    vi.unstubAllGlobals();
  });
});

describe('checking a tape', () => {
  it('finds the moves that are answered in another way', async () => {
    const recorder = await record(madeUpMesh(), ofTriangle);
    // Calls of a check are longer than those of a game, and answers to the same row are the same.
    const one = (requests: Float64Array) => answers(requests.slice(0, 12 * Math.min(1, requests.length / 12)));
    const single = (requests: Float64Array, bend: (answer: ReturnType<typeof answers>, row: number) => void) => {
      const rows = Array.from({ length: requests.length / 12 }, (_, k) => one(requests.subarray(12 * k, 12 * k + 12)));
      rows.forEach((row, k) => bend(row, k));
      const joined = answers(requests);
      for (const name of ['position', 'grounded', 'state', 'startDepth', 'groundPoint'] as const)
        joined[name] = Float64Array.from(rows.flatMap((row) => Array.from(row[name]))) as never;
      joined.contactStart.fill(0);
      return {
        ...joined,
        ceiling: joined.grounded,
        stepped: joined.grounded,
        snapped: joined.grounded,
        sweeps: joined.grounded,
        truncated: joined.grounded,
      };
    };
    for (let k = 0; k < 30; k++) recorder.moveMany(requestsOf(1, k), { skin: Math.floor(k / 20) });
    const tape = readTape(recorder.bytes());
    const asBefore = madeUpMesh((requests) => single(requests, () => {}));
    expect(checkTape(tape, asBefore)).toEqual({ frames: 30, differing: new Uint32Array(0) });
    const bent = madeUpMesh((requests, options) =>
      single(requests, (answer, row) => {
        if (row === 7 && (options as MoveOptions).skin === 0) answer.position[1] = answer.position[1]! * (1 + 2 ** -52);
        if (row === 1 && (options as MoveOptions).skin === 1) answer.grounded[0] = 1;
      }),
    );
    expect(Array.from(checkTape(tape, bent).differing)).toEqual([7, 21]);
  });
});

describe('what is refused', () => {
  const refusalOf = async (options: unknown) =>
    record(madeUpMesh(), options as RecordOptions).then(
      () => 'recorded',
      (error: TapeError) => error.code,
    );

  it('names options that are missing, misspelt or of another kind', async () => {
    const { build, positions, ...others } = ofTriangle;
    const wrong = [undefined, null, 7, {}, others, { ...others, build }, { ...others, positions }];
    for (const options of wrong) expect(await refusalOf(options), JSON.stringify(options)).toBe('options');
    for (const more of [{ mesh: 'hsah' }, { Limit: 5 }, { name: 7 }, { indices: [0, 1, 2] }, { positions: [1, 2, 3] }])
      expect(await refusalOf({ ...ofTriangle, ...more }), JSON.stringify(more)).toBe('options');
    for (const more of [{}, { mesh: 'hash' }, { name: 'a yard', limit: 5 }, { limit: undefined, mesh: undefined }])
      expect(await refusalOf({ ...ofTriangle, ...more }), JSON.stringify(more)).toBe('recorded');
  });

  it('checks a tape against its own mesh only, as far as counts and bounds tell', async () => {
    for (const mesh of ['inside', 'hash'] as const) {
      const recorder = await record(madeUpMesh(), { ...ofTriangle, mesh });
      recorder.moveMany(requestsOf(1, 0));
      const tape = readTape(recorder.bytes());
      const { report } = madeUpMesh();
      const withReport = (more: Partial<MeshReport>) => ({ ...madeUpMesh(), report: { ...report, ...more } });
      const codeOf = (more: Partial<MeshReport>) => {
        try {
          return checkTape(tape, withReport(more)).frames;
        } catch (error) {
          return (error as TapeError).code;
        }
      };
      expect(codeOf({})).toBe(1);
      expect(codeOf({ vertices: report.vertices + 1 })).toBe('level-other');
      expect(codeOf({ triangles: report.triangles + 1 })).toBe('level-other');
      const [x, y, z] = report.bounds.max;
      const moved: MeshReport['bounds'] = { ...report.bounds, max: [x + 1, y, z] };
      expect(codeOf({ bounds: moved })).toBe(mesh === 'inside' ? 'level-other' : 1);
    }
  });

  it('reads a buffer as it reads the bytes in it', async () => {
    const recorder = await record(madeUpMesh(), ofTriangle);
    recorder.moveMany(requestsOf(2, 0));
    const bytes = recorder.bytes();
    expect(readTape(bytes.slice().buffer)).toEqual(readTape(bytes));
    expect(() => readTape(new ArrayBuffer(100))).toThrow(TapeError);
  });
});

describe('reading', () => {
  const some = async (mesh: 'inside' | 'hash' = 'inside') => {
    const recorder = await record(madeUpMesh(), { ...ofTriangle, mesh });
    for (let k = 0; k < 5; k++) recorder.moveMany(requestsOf(2, k), { skin: k });
    return recorder.bytes();
  };
  const codeOf = (bytes: Uint8Array): string | Tape => {
    try {
      return readTape(bytes);
    } catch (error) {
      if (!(error instanceof TapeError)) throw error;
      return error.code;
    }
  };
  const signed = (bytes: Uint8Array) => {
    bytes.set(checksumOf(bytes), bytes.length - checksumBytes);
    return bytes;
  };
  const withWord = (bytes: Uint8Array, at: number, value: number) => {
    new DataView(bytes.buffer).setUint32(at, value, true);
    return bytes;
  };

  it('names every single byte that is not what it was', async () => {
    const bytes = await some();
    for (let at = 0; at < bytes.length; at++) {
      const flipped = bytes.slice();
      flipped[at]! ^= 1 << (at % 8);
      const expected = at < 8 ? /foreign/ : at < 12 ? /newer|damaged/ : /cut|damaged/;
      expect(codeOf(flipped), `byte ${at}`).toMatch(expected);
    }
  });

  it('names a tape of which the end is missing, and bytes that are none', async () => {
    const bytes = await some('hash');
    for (let length = 8; length < bytes.length; length++) expect(codeOf(bytes.slice(0, length))).toBe('tape-cut');
    for (const other of [new Uint8Array(0), new Uint8Array(100), new TextEncoder().encode('solid cube')])
      expect(codeOf(other)).toBe('tape-foreign');
    expect([isTape(bytes), isTape(bytes.slice(1))]).toEqual([true, false]);
    expect(codeOf(Uint8Array.from([...bytes, 0]))).toBe('tape-damaged');
    expect(codeOf(signed(withWord(bytes.slice(), 8, 2)))).toBe('tape-newer');
    expect(codeOf(signed(withWord(bytes.slice(), 8, 0)))).toBe('tape-damaged');
  });

  it('believes no number that a made-up tape has no bytes for, checksum or not', async () => {
    const bytes = await some();
    for (const at of [12, 16, 20, 24, 28]) {
      for (const value of [0, 1, 0x7fffffff, 0xffffffff]) {
        const made = signed(withWord(bytes.slice(), at, value));
        const before = new DataView(bytes.buffer).getUint32(at, true);
        if (value !== before) expect(codeOf(made), `${at}: ${value}`).toMatch(/cut|damaged/);
      }
    }
  });

  it('gives a sound tape or a named error for whatever else is signed', async () => {
    const bytes = await some();
    const edits = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 });
    const property = fc.property(edits, (list) => {
      const made = bytes.slice();
      for (const [at, value] of list) made[at] = value;
      const tape = codeOf(signed(made));
      if (typeof tape === 'string') return;
      expect(tape.requests).toHaveLength(12 * tape.frames);
      expect([...tape.requests].every(Number.isFinite)).toBe(true);
      expect(tape.positions).toHaveLength(3 * tape.frames);
      expect([...tape.optionsOf].every((at) => at in tape.options)).toBe(true);
      expect([...tape.mesh.indices!].every((at) => at < tape.mesh.vertices)).toBe(true);
    });
    fc.assert(property, { seed, numRuns: 2000 });
  });
});
