/** Errors as people meet them: a title for where it happened, a text for what to do, one technical line. */
import { ImportError } from '../../../mesh/import/types';
import type { MessageKey } from '../../base/i18n/messages';
import type { Job } from '../../model/jobs';
import { SolverError } from '../../solver/protocol';
import { TraceError } from '../../../package/trace/decode';
import type { Failure, Message } from '../../model';

/** Codes of the solver that a person can do something about; each has the message `solver.error.<code>`. */
const solverCodes: ReadonlySet<string> = new Set([
  'position-not-finite',
  'position-too-large',
  'too-many-triangles',
  'out-of-memory',
  'index-out-of-range',
  'request-too-large',
  'request-not-finite',
  'radius-too-small',
  'wasm-not-found',
  'wasm-unusable',
  'schema-mismatch',
  'frame-differs',
  'crash',
]);

/** @param title says what was being done; nothing of it has happened */
export function failureOf(error: unknown, title: Message): Failure {
  const own = error instanceof MessageError ? error.title : undefined;
  const job = jobOf(error);
  return { title: own ?? title, text: textOf(error), detail: detailOf(error), ...(job && { job }) };
}

/** The work of a worker when it died: its input can be saved. A mere refusal needs no report. */
export function jobOf(error: unknown): Job | undefined {
  if (error instanceof SolverError && error.code !== 'crash') return undefined;
  return error instanceof Error && 'job' in error ? (error.job as Job | undefined) : undefined;
}

function textOf(error: unknown): Message {
  if (error instanceof MessageError) return error.text;
  if (error instanceof ImportError) return importText(error.code, error.details);
  if (error instanceof TraceError) return { key: 'failure.trace.text', values: { code: error.code, slot: error.slot } };
  if (isMissingPart(error)) return { key: 'failure.offline.text' };
  if (isUnreadable(error)) return { key: 'failure.unreadable.text' };
  if (!(error instanceof SolverError)) return { key: 'failure.internal.text' };
  const { name, code, element, details } = error.failure;
  if (name === 'ImportError') return importText(code, details);
  if (code === 'not-there') return { key: 'failure.offline.text' };
  if (!solverCodes.has(code)) return { key: 'failure.internal.text' };
  return { key: `solver.error.${code}` as MessageKey, values: { element: element ?? -1, ...details } };
}

/** A lazily loaded part of the page failed to load. Browsers have no code for it, only their own words. */
export function isMissingPart(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The last two are Vite's, of a style sheet, and those of public/language.js.
  return /dynamically imported module|importing a module script|unable to preload css|texts not loaded/i.test(
    error.message,
  );
}

/** Browsers' messages for a file that is gone, was replaced, or is a folder; in the page, and in a worker. */
function isUnreadable(error: unknown): boolean {
  const name = error instanceof SolverError ? error.failure.name : error instanceof Error ? error.name : '';
  return name === 'NotFoundError' || name === 'NotReadableError';
}

/** Messages of links about a user's file that they need. */
const fileTexts: ReadonlySet<string> = new Set(['link.fileGone', 'link.wrongFile', 'link.wrongPlace']);

/** True when choosing another file, or the same one again, is a way forward. */
export function isAboutFile({ title, text }: Failure): boolean {
  return title.key === 'failure.import.title' || title.key === 'failure.mesh.title' || fileTexts.has(text.key);
}

/** The import's own catalogue has a message per code, with the error's details as its values. */
function importText(code: string, details: Readonly<Record<string, string | number>>): Message {
  return { key: `import.error.${code}` as MessageKey, values: details };
}

function detailOf(error: unknown): string {
  if (error instanceof MessageError && error.detail !== undefined) return error.detail;
  if (error instanceof MessageError) return `${error.text.key} ${JSON.stringify(error.text.values ?? {})}`;
  if (error instanceof SolverError) return error.message;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** An error that is a message already, such as a number that was refused. */
export class MessageError extends Error {
  override readonly name = 'MessageError';

  /** @param detail the technical line, where it is not the name of the text */
  constructor(
    readonly text: Message,
    readonly detail?: string,
    /** where that of the occasion does not fit */
    readonly title?: Message,
  ) {
    super(text.key);
  }
}

/** True for errors that only report a cancellation. */
export function isCancelled(error: unknown): boolean {
  return error instanceof SolverError && error.code === 'cancelled';
}
