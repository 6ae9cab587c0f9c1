// The types as a project has them that is stricter than most: what a game does compiles, slips of the pen do not.
import { rmSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../../../web/scripts/paths.mjs';

const program = `
import { compileOptions, loadSolver, MeshError, SweepscopeError, type ErrorCode, type KeptMoveResults, type Mesh, type MoveOptions } from 'sweepscope';
import { checkTape, readTape, record, type Recorder } from 'sweepscope/record';
import { decodeTrace } from 'sweepscope/trace';

const settings: MoveOptions = { stepHeight: 0.3, up: [0, 1, 0] };
const solver = await loadSolver({ wasmUrl: new URL('https://host.example/sweepscope.wasm') });
const positions = new Float32Array(9);
const level: Mesh = solver.createMesh(positions, new Uint16Array([0, 1, 2]));
solver.createMesh(new Float64Array(new SharedArrayBuffer(72))).dispose();

const options = compileOptions(settings);
const results: KeptMoveResults = solver.createMoveResults(1, { contacts: 16 });
level.moveMany(new Float64Array(12), options, results);
const height: number | undefined = results.position[1];
level.sweepMany(new Float64Array(9), { sides: 'front' }, solver.createSweepResults(1));

// A built mesh goes to a file, a server, a store and a worker.
const bytes = level.save();
new Blob([bytes]);
void fetch('/level', { method: 'PUT', body: bytes });
declare const worker: Worker;
worker.postMessage(bytes, [bytes.buffer]);
solver.loadMesh(bytes);

const recorder: Recorder = await record(level, { build: solver.build, positions });
recorder.moveMany(new Float64Array(12), options, results, [7]);
const tape = new File([recorder.bytes()], 'game.sweeptape');
checkTape(readTape(new Uint8Array(await tape.arrayBuffer())), level).differing.length;

for (const event of decodeTrace(level.trace(new Float64Array(12)).trace).events())
  if (event.kind === 'TriangleEnd') event.improved;

try {
  level.dispose();
} catch (error) {
  if (error instanceof SweepscopeError) error.code.length + error.element;
  // A switch over the codes knows them all; one that does not exist is a slip of the pen.
  if (error instanceof SweepscopeError && error.code === 'out-of-memory') throw error;
  if (error instanceof MeshError && error.code === 'index-out-of-range') throw error;
  // @ts-expect-error no such code
  if (error instanceof SweepscopeError && error.code === 'out-of-memroy') throw error;
  // @ts-expect-error a code of requests
  if (error instanceof MeshError && error.code === 'request-length') throw error;
}
const codeOfTheGame: ErrorCode = 'disposed';
codeOfTheGame.length;
export const told = [height, tape];

// @ts-expect-error no such option
level.moveMany(new Float64Array(12), { stepheight: 0.3 });
// @ts-expect-error an option of moves
level.sweepMany(new Float64Array(9), { stepHeight: 0.3 });
// @ts-expect-error results of the other kind
level.moveMany(new Float64Array(12), options, solver.createSweepResults(1));
// @ts-expect-error numbers of half the width
level.moveMany(new Float32Array(12));
// @ts-expect-error no such method
compileOptions({ method: 'fast' });
// @ts-expect-error a direction has three numbers
compileOptions({ up: [0, 1] });
// @ts-expect-error options are compiled by compileOptions
level.moveMany(new Float64Array(12), {} as { native: number }, 3);
`;

describe('a strict project', () => {
  it.each([
    ['bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
    ['node', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ])(
    'compiles what a game does, by the resolution of a %s',
    (name, module, moduleResolution) => {
      // Beside the node_modules that the package is installed in.
      const file = fromRoot('build/installed', `typed-${name}.mts`);
      writeFileSync(file, program);
      const options = {
        ...{ module, moduleResolution, target: ts.ScriptTarget.ES2022, lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'] },
        ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, types: [], noEmit: true },
        // Those of the package are checked, TypeScript's own are not.
        skipDefaultLibCheck: true,
      };
      const found = ts.getPreEmitDiagnostics(ts.createProgram([file], options));
      rmSync(file);
      expect(ts.formatDiagnostics(found, ts.createCompilerHost(options))).toBe('');
    },
    60_000,
  );
});
