/** Why there is no application to serve: one sentence with the next step. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}
