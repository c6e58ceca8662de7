import { join } from 'node:path';

/** The folder of the application, wherever the process was started. */
export const projectRoot = join(import.meta.dirname, '..');
