/** What can be taken along, made on demand. A chunk of its own: nothing of it is needed to look at a collision. */
import '../texts/later';
import { t } from '../base/i18n/messages';
import type { Digits } from '../base/i18n/numbers';
import { sentence } from '../explain/sentence';
import { meshHash } from '../../mesh/hash';
import { MessageError } from '../core/session/failure';
import type { Message } from '../model';
import type { Step } from '../../package/trace/steps';
import { cppTest } from './cpp';
import { candidatesCsv } from './csv';
import { frameJson, mostInlineTriangles } from './frameJson';
import { latexOf } from './latex';
import { fileBase, testFile } from './names';
import { lookName, type PictureLook } from '../model/export/look';
import { mostTriangles, neededTriangles } from './subset';
import { takenPicture } from './takenPicture';
import { traceJson } from './traceJson';
import type { Exported, ExportKind, ExportSolver, Taken } from '../model/export/types';

export { copy, longestCopy, save, textOf } from './deliver';
export { openFrameFile } from './frameFile';
export { readFrame } from './readFrame';
export { grounds, pictureScales, usualLook } from '../model/export/look';
export type { PictureLook } from '../model/export/look';
export { exportKinds } from '../model/export/types';
export type { Exported, ExportKind } from '../model/export/types';

export interface Extra {
  readonly digits: Digits;
  /** the slide whose candidates are shown */
  readonly slide: Step | null;
  /** of a picture */
  readonly look: PictureLook;
}

/** @throws MessageError when there is nothing to take along, SolverError when the solver could not be asked */
export async function makeExport(
  kind: ExportKind,
  taken: Taken,
  solver: ExportSolver,
  extra: Extra,
): Promise<Exported> {
  switch (kind) {
    case 'cpp':
      return cppExport(taken, solver);
    case 'frame':
      return frameExport(taken);
    case 'trace':
      return traceExport(taken, solver);
    case 'candidates':
      return candidatesExport(taken, extra.slide);
    case 'latex':
      return file(kind, `${fileBase(taken, taken.step.address)}.tex`, [latexOf(taken.step, extra.digits)]);
    case 'picture':
      return pictureExport(taken, extra.look);
  }
}

const types = {
  cpp: 'text/x-c++src',
  frame: 'application/json',
  trace: 'application/json',
  candidates: 'text/csv',
  latex: 'application/x-tex',
} as const;

function file(
  kind: Exclude<ExportKind, 'picture'>,
  fileName: string,
  content: readonly string[],
  remarks: readonly Message[] = [],
): Exported {
  const size = content.reduce((sum, piece) => sum + piece.length, 0);
  return { kind, fileName, type: types[kind], content, size, remarks };
}

function said(taken: Taken): string {
  const message = sentence(taken.step);
  return t(message.key, message.values);
}

async function cppExport(taken: Taken, solver: ExportSolver): Promise<Exported> {
  const result = await neededTriangles(taken.mesh, taken.summary, solver);
  if (!result.subset) {
    throw new MessageError({ key: 'export.cpp.tooMany', values: { needed: result.needed, most: mostTriangles } });
  }
  const { subset } = result;
  const text = cppTest({ taken, subset, sentence: said(taken) });
  const values = { count: subset.ids.length, total: taken.triangles };
  const whole = subset.ids.length === taken.triangles;
  const remark: Message = { key: whole ? 'export.cpp.whole' : 'export.cpp.subset', values };
  return file('cpp', testFile(taken, taken.summary.frame), [text], [remark]);
}

async function frameExport(taken: Taken): Promise<Exported> {
  const values = { count: taken.triangles, most: mostInlineTriangles };
  const inside = taken.triangles <= mostInlineTriangles;
  const { mesh, repair, leftOut } = taken;
  // A file's name is of the mesh as it was, and whole; what is inside is what bodies meet, and goes by its own.
  const named = inside && (repair || leftOut) ? null : taken.hash;
  const hash = named ?? (await meshHash(mesh.positions, mesh.indices));
  const text = frameJson({ taken, hash, sentence: said(taken) });
  const remark: Message = { key: inside ? 'export.frame.inside' : 'export.frame.outside', values };
  return file('frame', `${fileBase(taken, `f${taken.summary.frame}`)}.json`, [text], [remark]);
}

async function traceExport(taken: Taken, solver: ExportSolver): Promise<Exported> {
  const address = `f${taken.summary.frame}`;
  const { pieces, records, leftOut } = traceJson(await solver.trace(), address);
  const remark: Message = {
    key: leftOut > 0 ? 'export.trace.leftOut' : 'export.trace.whole',
    values: { records, leftOut },
  };
  const cut: Message[] = taken.tree.truncated ? [{ key: 'inspector.truncated' }] : [];
  return file('trace', `${fileBase(taken, address)}.trace.json`, pieces, [remark, ...cut]);
}

function candidatesExport(taken: Taken, slide: Step | null): Exported {
  if (!slide) throw new MessageError({ key: 'export.candidates.none' });
  const text = candidatesCsv(slide);
  const rows = slide.children.filter(({ kind }) => kind === 'triangle').length;
  const remark: Message = { key: 'export.candidates.of', values: { rows, slide: slide.address } };
  return file('candidates', `${fileBase(taken, slide.address)}.csv`, [text], [remark]);
}

async function pictureExport(taken: Taken, look: PictureLook): Promise<Exported> {
  const { address } = taken.step;
  const { content, remarks } = await takenPicture(look, { address, sentence: said(taken) });
  const fileName = `${fileBase(taken, address)}${lookName(look)}.png`;
  return { kind: 'picture', fileName, type: content.type, content, size: content.size, remarks };
}
