import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '#/language/languages.ts';
import { BuildError } from './buildError.ts';
import { buildInto } from './buildFolder.ts';
import { buildInProcess } from './buildInProcess.ts';
import { readDist, type Dist } from './dist.ts';
import { projectRoot } from './projectRoot.ts';
import { missingFrom } from './wholeDist.ts';

export interface WholeBuild {
  readonly dist: Dist;
  /** What the bundler warned of. */
  readonly said: string;
}

/**
 * Builds the application in all languages into `dist` and reads what came out.
 *
 * @throws BuildError when there is no place for it or a part of it is missing
 */
export function buildDist(): Promise<WholeBuild> {
  return buildInto(join(projectRoot, 'dist'), join(projectRoot, '.cache'), async (folder) => {
    const said = await Promise.all(
      languages.map((language) => buildInProcess(language, `${folder}-${language}`)),
    );
    // What they have in common has the same name and the same content.
    for (const language of languages) await cp(`${folder}-${language}`, folder, { recursive: true });
    const dist = await readDist(folder);
    const missing = languages.flatMap((language) => missingFrom(dist, language));
    if (missing.length > 0) throw incomplete(missing);
    return { dist, said: said.filter(Boolean).join('\n') };
  });
}

export function incomplete(missing: readonly string[]): BuildError {
  return new BuildError(`The build lacks ${missing.join(', ')}: start again with the files of one release.`);
}
