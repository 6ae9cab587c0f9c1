/** A level from files: read by the importer of the page, in the units and axes of the file or as asked. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Level } from '../src/audit/run/ground';
import { ImportError, importMesh, type ImportedMesh, type SourceFile } from '../src/import';
import { importErrorMessages, importWarningMessages } from '../src/import/importMessages.en';
import type { MessageDetails } from '../src/import/types';
import { proposalOf } from '../src/parts/proposal';
import { countOf, marksOf } from '../src/parts/spans';
import { placePositions } from '../src/solver/place';
import { loadDraco } from './draco';
import { CommandFault } from './fault';

export interface ReadLevel {
  readonly name: string;
  readonly level: Level;
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
  const [main, ...companions] = await Promise.all(files.map(sourceFile));
  const mesh = await imported(main, companions);
  const scale = wanted.scale ?? mesh.unitScaleGuess;
  const up = wanted.up ?? mesh.upAxisGuess;
  const { indices, note } = partsOf(mesh, wanted.allParts);
  return {
    name: mesh.name,
    level: { positions: placePositions(mesh.positions, { scale, upAxis: up, flip: false }), indices },
    notes: [
      `A unit of the file is ${scale} m${wanted.scale === undefined ? ', as it says or as its size suggests; --scale changes it' : ''}.`,
      `Up is ${up}${wanted.up === undefined ? ', as it says or as its shape suggests; --up changes it' : ''}.`,
      ...(note ? [note] : []),
      ...mesh.warnings.map(({ code, details }) => textOf(importWarningMessages[code], details)),
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

async function sourceFile(path: string): Promise<SourceFile> {
  try {
    return { name: basename(path), bytes: new Uint8Array(await readFile(path)) };
  } catch (error) {
    throw new CommandFault(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code ?? String(error)}.`);
  }
}

async function imported(main: SourceFile, companions: readonly SourceFile[]): Promise<ImportedMesh> {
  try {
    return await importMesh(main, companions, { decoders: { draco: loadDraco } });
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    throw new CommandFault(`${main.name}: ${textOf(importErrorMessages[error.code], error.details)}`);
  }
}

const textOf = (message: string, details: MessageDetails) =>
  String(new IntlMessageFormat(message, 'en').format(details));
