import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Language, languageNames } from '#/language/languages.ts';
import { BuildError } from './buildError.ts';
import { createTurns } from './buildTurns.ts';
import { projectRoot } from './projectRoot.ts';

/** Each takes 1.1 GB and a processor for some seconds. */
const inTurn = createTurns(2);

interface BuildOptions {
  /** What a first visit loads becomes as small as it can: for a server that is visited at once. */
  readonly compressFirst?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Builds a language in a process of its own, so that what the bundler holds goes with it.
 *
 * @returns what the build said: warnings, or nothing
 * @throws BuildError when there is no build
 */
export function buildInProcess(
  language: Language,
  folder: string,
  { compressFirst = false, signal }: BuildOptions = {},
): Promise<string> {
  return inTurn(async () => {
    const script = join(import.meta.dirname, 'languageProcess.ts');
    const child = spawn(process.execPath, [script, language, folder, ...(compressFirst ? ['--first'] : [])], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = () => child.kill();
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    }
    const [code, killedBy] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    signal?.removeEventListener('abort', stop);
    if (code === 0) return said.trim();
    throw new BuildError(whyNot(language, killedBy, said.trim()));
  });
}

function whyNot(language: Language, killedBy: NodeJS.Signals | null, said: string): string {
  const begin = `Landfall could not be built in ${languageNames[language]}`;
  return killedBy === null
    ? `${begin}: run npm ci, and start again with the files of one release. The build says:\n${said}`
    : `${begin}, because its process was ended (${killedBy}): it needs 1.1 GB of memory for some seconds. Start again when there is as much.`;
}
