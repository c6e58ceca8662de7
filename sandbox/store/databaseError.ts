/** The database cannot be used. The message names its file and says why and what to do next. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  /** Whether there is no more room for it. */
  readonly isFull: boolean;

  constructor(
    location: string,
    why: string,
    step: string,
    options: { cause?: unknown; isFull?: boolean } = {},
  ) {
    super(`The database ${location} ${why}: ${step}.`, { cause: options.cause });
    this.isFull = options.isFull ?? false;
  }
}

const another = 'set SANDBOX_DB to another file or :memory:';

/** Primary result codes of SQLite (https://sqlite.org/rescode.html): what each means here, and what to do next. */
const meanings: ReadonlyMap<number, readonly [why: string, step: string]> = new Map([
  [5, ['is in use by another process', `stop that one, or ${another}`]],
  [8, ['may not be written', `give this process the permission, or ${another}`]],
  [10, ['cannot be read or written', `check its disk, or ${another}`]],
  [11, ['is damaged', `move it away, which gives up what users changed, or ${another}`]],
  [13, ['has no more room', `make room on its disk, or ${another}`]],
  [14, ['cannot be opened', `check that its folder exists and may be written, or ${another}`]],
  [26, ['is a file of another kind', another]],
]);

const full = 13;
const cannotOpen = 14;

export function toDatabaseError(location: string, error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const code = resultCode(error);
  const meaning = meanings.get(code);
  if (meaning) return new DatabaseError(location, ...meaning, { cause: error, isFull: code === full });
  const message = error instanceof Error ? error.message : String(error);
  return new DatabaseError(location, `cannot be used (${message})`, another, { cause: error });
}

function resultCode(error: unknown): number {
  if (!(error instanceof Error)) return 0;
  // The low byte of an extended code is the primary one.
  if ('errcode' in error && typeof error.errcode === 'number') return error.errcode & 0xff;
  const isOfFileSystem = 'syscall' in error;
  if (!isOfFileSystem) return 0;
  return 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT') ? full : cannotOpen;
}
