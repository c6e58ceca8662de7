import { setTimeout as wait } from 'node:timers/promises';
import { type Language, languageNames } from '#/language/languages.ts';
import { textFailure } from './answers.ts';
import { BuildError } from './buildError.ts';
import { type Dist, languageOfRequest, serveDist } from './dist.ts';

export interface LanguageBuilds {
  /** @throws BuildError when there is no such build */
  readonly build: (language: Language) => Promise<void>;
  /** Answers from what is built, or once the language that is asked for is. */
  readonly answer: (request: Request) => Promise<Response>;
  /** Ends what is being built, and waits until nothing of it is left. */
  readonly close: () => Promise<void>;
}

/**
 * The application in the languages that were asked for so far. What is there is answered at once. Anything else may be of
 * the language of who asks: that one is built first, while the request is held.
 *
 * @param maxWait milliseconds that a request is held
 */
export function createLanguageBuilds(
  build: (language: Language, signal: AbortSignal) => Promise<Dist>,
  maxWait = 60_000,
): LanguageBuilds {
  let all: Dist = new Map();
  const builds = new Map<Language, Promise<void>>();
  const stopping = new AbortController();

  const ready = (language: Language): Promise<void> => {
    const known = builds.get(language);
    if (known) return known;
    const building = build(language, stopping.signal).then(
      (dist) => {
        all = new Map([...all, ...dist]);
      },
      (error: unknown) => {
        // Whoever asks next has it tried again.
        builds.delete(language);
        throw error;
      },
    );
    builds.set(language, building);
    return building;
  };

  return {
    build: ready,
    async answer(request) {
      if (!all.has(new URL(request.url).pathname)) {
        const language = languageOfRequest(request);
        const held = new AbortController();
        try {
          const late = wait(maxWait, 'late', { signal: held.signal, ref: false });
          if ((await Promise.race([ready(language), late])) === 'late') return notYet(language);
        } catch (error) {
          if (!(error instanceof BuildError)) throw error;
          console.error(error.message);
          return textFailure({ status: 500, title: 'Not built', detail: error.message });
        } finally {
          held.abort();
        }
      }
      return serveDist(all, request);
    },
    async close() {
      stopping.abort();
      await Promise.allSettled(builds.values());
    },
  };
}

function notYet(language: Language): Response {
  const detail = `${languageNames[language]} is still being built: load this page again in a few seconds.`;
  return textFailure({ status: 503, title: 'Not built yet', detail, headers: { 'retry-after': '5' } });
}
