/** A level from files: read by the importer of the page, in the units and axes of the file or as asked. */
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Level } from '../audit/run/ground';
import { ImportError, importMesh, type ImportedMesh, type SourceFile } from '../mesh/import';
import { leadsOutside } from '../mesh/import/companions';
import { extensionOf, MESH_EXTENSIONS } from '../mesh/import/detect';
import { importMessages } from '../mesh/import/importMessages';
import type { MessageDetails } from '../mesh/import/types';
import { proposalOf } from '../mesh/parts/proposal';
import { countOf, marksOf } from '../mesh/parts/spans';
import { placePositions } from '../mesh/placement';
import { loadDraco } from './draco';
import { CommandFault, reasonOf } from './fault';

export interface ReadLevel {
  readonly name: string;
  readonly level: Level;
  /** metres of a unit of the file */
  readonly scale: number;
  /** what was taken and what was left, a line each */
  readonly notes: readonly string[];
}

export interface Wanted {
  readonly scale: number | undefined;
  readonly up: 'y' | 'z' | undefined;
  readonly allParts: boolean;
}

/** @param files the mesh first, then what it refers to @throws CommandFault */
export async function readLevel(files: readonly string[], wanted: Wanted): Promise<ReadLevel> {
  demandOneLevel(files);
  const [main, ...companions] = await Promise.all(files.map(sourceFile));
  const mesh = await imported(main, companions, dirname(files[0]));
  const scale = wanted.scale ?? mesh.unitScaleGuess;
  const up = wanted.up ?? mesh.upAxisGuess;
  const { indices, note } = partsOf(mesh, wanted.allParts);
  return {
    name: mesh.name,
    scale,
    level: { positions: placePositions(mesh.positions, { scale, upAxis: up, flip: false }), indices },
    notes: [
      `A unit of the file is ${scale} m${wanted.scale === undefined ? ', as it says or as its size suggests; --scale changes it' : ''}.`,
      `Up is ${up}${wanted.up === undefined ? ', as it says or as its shape suggests; --up changes it' : ''}.`,
      ...(note ? [note] : []),
      ...mesh.warnings.map(({ code, details }) => textOf(importMessages[`import.warning.${code}`], details)),
    ],
  };
}

/** Parts that names say are for collision, where there are some. */
function partsOf({ table, indices }: ImportedMesh, all: boolean): { indices: Uint32Array; note?: string } {
  const triangles = indices.length / 3;
  const proposal = table && !all ? proposalOf(table, triangles) : null;
  if (!proposal) return { indices };
  const marks = marksOf(proposal.choice.leftOut, triangles);
  const kept = indices.filter((_, corner) => marks[Math.floor(corner / 3)] !== 1);
  const out = countOf(proposal.choice.leftOut);
  return {
    indices: kept,
    note: `By the names of its parts ${out} of ${triangles} triangles are only seen and left out; --all-parts takes them all.`,
  };
}

/** A second level would be passed over, and a pipeline would take it for sound. */
function demandOneLevel([first, ...others]: readonly string[]): void {
  const other = others.find((file) => [...MESH_EXTENSIONS, 'zip'].some((level) => level === extensionOf(file)));
  if (other !== undefined) throw new CommandFault(`${first} and ${other} are two levels; one is audited at a time.`);
}

async function sourceFile(path: string): Promise<SourceFile> {
  try {
    return { name: basename(path), bytes: new Uint8Array(await readFile(path)) };
  } catch (error) {
    throw new CommandFault(`${path} cannot be read: ${reasonOf(error)}.`);
  }
}

/** Files that a .gltf refers to and the command line does not name are read from its folder. @param folder of the mesh */
async function imported(main: SourceFile, companions: readonly SourceFile[], folder: string): Promise<ImportedMesh> {
  try {
    return await importMesh(main, companions, { decoders: { draco: loadDraco } });
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    const beside = await missing(error, companions, folder);
    if (beside) return imported(main, [...companions, beside], folder);
    throw new CommandFault(`${main.name}: ${textOf(importMessages[`import.error.${error.code}`], error.details)}`);
  }
}

/** The file that an import has not found; undefined: it is another error, or no such file is in the folder. */
async function missing(
  { code, details }: ImportError,
  known: readonly SourceFile[],
  folder: string,
): Promise<SourceFile | undefined> {
  const name = String(details.file)
    .replaceAll('\\', '/')
    .replace(/^(\.\/)+/, '');
  const other = code !== 'gltf-buffer-missing' || leadsOutside(name) || known.some((file) => file.name === name);
  if (other) return undefined;
  return readFile(join(folder, name)).then(
    (bytes) => ({ name, bytes: new Uint8Array(bytes) }),
    () => undefined,
  );
}

const textOf = (message: string, details: MessageDetails) =>
  String(new IntlMessageFormat(message, 'en').format(details));
