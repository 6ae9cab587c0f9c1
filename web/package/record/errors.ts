/** The errors of making and reading tapes. */

/** The name of the error; `message` says what to do about it. */
export type TapeErrorCode =
  /** to record: the triangles are not those of the mesh */
  | 'mesh-other'
  /** to record: an option that is missing, does not exist or is of the wrong kind */
  | 'options'
  /** to check: the mesh is not the one that was recorded */
  | 'level-other'
  /** to record: no whole number of moves from 1 to 4,000,000 */
  | 'limit'
  /** to record: fewer body ids than requests, or one that is no whole number from 0 to 4,294,967,295 */
  | 'bodies'
  /** there is no page to download from */
  | 'no-page'
  /** to read: these are no tape's bytes */
  | 'tape-foreign'
  /** to read: a later version of the package recorded it */
  | 'tape-newer'
  /** to read: its end is missing */
  | 'tape-cut'
  /** to read: some bytes have changed */
  | 'tape-damaged';

const texts: Readonly<Record<TapeErrorCode, string>> = {
  'mesh-other':
    'These positions and indices are not what this mesh was made of. Hand over the arrays given to createMesh.',
  options:
    "record takes { build, positions, indices, mesh, name, limit }: build is solver.build, positions and indices are the arrays the mesh was made of (of a loaded mesh too), mesh is 'inside' or 'hash', name a text.",
  'level-other':
    'This mesh has other vertices, triangles or bounds than the one on the tape. Make it of tape.mesh, or of the level that the tape names.',
  limit: 'limit must be a whole number of moves, 1 to 4,000,000.',
  bodies: 'bodies must hold a whole number from 0 to 4,294,967,295 for each request.',
  'no-page': 'There is no page to download from. Write what bytes() gives to a file.',
  'tape-foreign': 'This is no tape of sweepscope/record.',
  'tape-newer': 'A later version of sweepscope recorded this tape. Update sweepscope to read it.',
  'tape-cut': 'The end of this tape is missing. Fetch it again, or record it again.',
  'tape-damaged': 'This tape is damaged. Fetch it again, or record it again.',
};

/** A tape that cannot be made or read. */
export class TapeError extends Error {
  /** name of the class */
  declare readonly name: 'TapeError';
  /** machine-readable name of what is wrong */
  readonly code: TapeErrorCode;
  /** tape-damaged: what was written wrong, such as `mesh.hash` or `options.2.skin`, though no byte has changed since; null: bytes have changed */
  readonly field: string | null;
  /** what is there instead, as text; null without a field */
  readonly found: string | null;

  constructor(code: TapeErrorCode, field: string | null = null, found: string | null = null) {
    super(
      field === null ? texts[code] : `${field} of this tape is ${found}, which no recorder writes. Record it again.`,
    );
    this.code = code;
    this.field = field;
    this.found = found;
  }
}

// Written out, because a minifier renames classes; on the prototype, because an engine writes the name into the stack when the error is made.
Object.defineProperty(TapeError, 'name', { value: 'TapeError' });
Object.defineProperty(TapeError.prototype, 'name', { value: 'TapeError' });
