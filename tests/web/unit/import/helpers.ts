/** Short ways to import and to look at the outcome. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import createModule from 'draco3d/draco_decoder_nodejs.js';
import { expect } from 'vitest';
import type { DecoderSources } from '../../../../web/mesh/import/decoders';
import { dracoDecoder } from '../../../../web/mesh/import/dracoModule';
import { importMesh, ImportError } from '../../../../web/mesh/import/index';
import type { ImportedMesh, ImportErrorCode, SourceFile } from '../../../../web/mesh/import/index';
import { importMessages } from '../../../../web/mesh/import/importMessages';
import { IntlMessageFormat } from 'intl-messageformat';
import { tableFault } from './tables';

const dracoWasm = createRequire(import.meta.url).resolve('draco3d/draco_decoder.wasm');
/** As the page's worker gives them, without the network. */
export const decoders: DecoderSources = {
  draco: async () => dracoDecoder(await createModule({ wasmBinary: readFileSync(dracoWasm) })),
};

export const bytesOf = (text: string) => new TextEncoder().encode(text);
export const file = (name: string, content: string | Uint8Array): SourceFile => ({
  name,
  bytes: typeof content === 'string' ? bytesOf(content) : content,
});

/** Imports and checks what must hold for every mesh. */
export async function load(
  name: string,
  content: string | Uint8Array,
  companions: SourceFile[] = [],
): Promise<ImportedMesh> {
  const mesh = await importMesh(file(name, content), companions, { decoders });
  expectSound(mesh);
  return mesh;
}

/** Imports what must fail, and checks that the text for it can be made from the details. */
export async function failure(
  name: string,
  content: string | Uint8Array,
  companions: SourceFile[] = [],
): Promise<ImportError> {
  const outcome = await importMesh(file(name, content), companions, { decoders }).then(
    (mesh) => `loaded ${mesh.indices.length / 3} triangles`,
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(ImportError);
  const error = outcome as ImportError;
  sentence(error.code, error.details);
  return error;
}

export async function expectFailure(
  name: string,
  content: string | Uint8Array,
  code: ImportErrorCode,
  details: Record<string, unknown> = {},
): Promise<void> {
  const error = await failure(name, content);
  expect({ code: error.code, details: error.details }).toMatchObject({ code, details });
}

/** The text for people; throws when a placeholder has no value, a figure is no number or the message is no ICU. */
export function sentence(code: string, details: Record<string, string | number>): string {
  const [text] = Object.entries(importMessages).flatMap(([key, each]) => (key.endsWith(`.${code}`) ? [each] : []));
  for (const value of Object.values(details)) expect(typeof value === 'string' || Number.isFinite(value)).toBe(true);
  return new IntlMessageFormat(text!, 'en').format(details) as string;
}

export const triangles = (mesh: ImportedMesh) => mesh.indices.length / 3;
export const warningCounts = (mesh: ImportedMesh) =>
  Object.fromEntries(mesh.warnings.map(({ code, count }) => [code, count]));

/** Finite numbers, indices in range, every vertex used, bounds that fit, texts for every warning. */
export function expectSound(mesh: ImportedMesh): void {
  const vertices = mesh.positions.length / 3;
  expect(mesh.indices.length).toBeGreaterThan(0);
  expect(mesh.indices.length % 3).toBe(0);
  expect(Number.isInteger(vertices)).toBe(true);
  expect(mesh.positions.every(Number.isFinite), 'finite positions').toBe(true);
  const used = new Set(mesh.indices);
  expect(used.size, 'every vertex used').toBe(vertices);
  expect(
    mesh.indices.every((index) => index < vertices),
    'indices in range',
  ).toBe(true);
  for (const axis of [0, 1, 2]) {
    const along = mesh.positions.filter((_, i) => i % 3 === axis);
    expect(mesh.bounds.min[axis]).toBe(along.reduce((a, b) => Math.min(a, b)));
    expect(mesh.bounds.max[axis]).toBe(along.reduce((a, b) => Math.max(a, b)));
  }
  expect(tableFault(mesh)).toBeNull();
  for (const { code, count, details } of mesh.warnings) {
    expect(count).toBeGreaterThan(0);
    sentence(code, details);
  }
  sentence(mesh.unitReason, {});
  sentence(mesh.upAxisReason, {});
}

/** Volume inside the mesh: positive when fronts look outward, wrong when any triangle is turned. */
export function signedVolume({ positions: p, indices }: ImportedMesh): number {
  let six = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i] * 3, indices[i + 1] * 3, indices[i + 2] * 3];
    six += p[a] * (p[b + 1] * p[c + 2] - p[b + 2] * p[c + 1]);
    six += p[a + 1] * (p[b + 2] * p[c] - p[b] * p[c + 2]);
    six += p[a + 2] * (p[b] * p[c + 1] - p[b + 1] * p[c]);
  }
  return six / 6;
}

/** Sum of all triangles' areas. */
export function surfaceArea({ positions: p, indices }: ImportedMesh): number {
  let area = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i] * 3, indices[i + 1] * 3, indices[i + 2] * 3];
    const u = [0, 1, 2].map((k) => p[b + k] - p[a + k]);
    const v = [0, 1, 2].map((k) => p[c + k] - p[a + k]);
    area += Math.hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]) / 2;
  }
  return area;
}
