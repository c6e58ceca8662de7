import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkNamedFiles, type NamedFiles } from './namedFiles.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-named-'));
  await writeFile(
    join(folder, 'entry.js'),
    `import { pageBuild } from '${join(import.meta.dirname, 'pageBuild.ts')}';\nconsole.log(pageBuild);\n`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

const buildWith = (rules: readonly NamedFiles[]) =>
  build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [checkNamedFiles(rules)],
    build: { write: false, rolldownOptions: { input: join(folder, 'entry.js') } },
  });

describe('a build whose rules name files', () => {
  it('is made when it has all of them', async () => {
    await expect(
      buildWith([{ rule: 'The chunk “a”', files: ['build/pageBuild.ts'] }]),
    ).resolves.toBeDefined();
  });

  it('stops when one of them leads nowhere, and says which rule names it', async () => {
    await expect(
      buildWith([
        { rule: 'The chunk “a”', files: ['build/pageBuild.ts'] },
        { rule: 'The chunk “b”', files: ['build/pageBuild.ts', 'src/moved.ts'] },
      ]),
    ).rejects.toThrow(
      'The chunk “b” names src/moved.ts, which the build does not have. Name its new path there.',
    );
  });
});
