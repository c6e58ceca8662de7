import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { startOn } from '#sandbox/killRounds.ts';
import type { TestRecord } from '#sandbox/testSandbox.ts';
import { type Ask, textFile, upload } from './testUpload.ts';

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

const kills = process.env['DEEP'] ? 50 : 3;

async function start(db: string): Promise<{ child: ChildProcess; ask: Ask }> {
  const { child, url } = await startOn(db);
  children.push(child);
  const { origin } = new URL(url);
  const ask: Ask = (path, init) =>
    fetch(path.startsWith('http') ? path : origin + path, {
      ...init,
      headers: { authorization: 'Token demo', ...Object.fromEntries(new Headers(init?.headers)) },
    });
  return { child, ask };
}

async function documentsOf(ask: Ask): Promise<readonly TestRecord[]> {
  const answer = await ask('/v2/documents?page[size]=100');
  return ((await answer.json()) as { data: readonly TestRecord[] }).data;
}

function whenAllRead(ask: Ask): Promise<readonly TestRecord[]> {
  return eventually(async () => {
    const all = await documentsOf(ask);
    expect(all.filter(({ attributes }) => attributes['extraction_status'] === 'pending')).toEqual([]);
    return all;
  });
}

it('a service that is killed while files arrive and are read has each document whole, and reads on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-killed-'));
  const db = join(folder, 'landfall.db');
  const answered = new Set<string>();
  for (let run = 0; run < kills; run++) {
    const { child, ask } = await start(db);
    await whenAllRead(ask);
    const uploading = (async () => {
      for (let n = 0; ; n++) {
        const answer = await upload(ask, textFile(`${run}-${n}.txt`, `PACKING LIST ${run}-${n}`));
        if (answer.status === 201) answered.add(`${run}-${n}.txt`);
      }
    })().catch(() => undefined);
    const before = answered.size;
    while (answered.size <= before + 3) await wait(2);
    await wait(Math.random() * 30);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await uploading;
  }
  const { child, ask } = await start(db);
  const documents = await whenAllRead(ask);
  const names = documents.map(({ attributes }) => String(attributes['name']));
  expect(names).toEqual(expect.arrayContaining([...answered]));
  expect(documents.map(({ attributes }) => attributes['document_type'])).toEqual(
    names.map(() => 'packing_list'),
  );
  for (const { id } of documents) {
    const { download_url: url } = (await (await ask(`/v2/documents/${id}/download_url`)).json()) as {
      download_url: string;
    };
    expect(await (await ask(url)).text()).toMatch(/^PACKING LIST \d+-\d+$/);
  }
  child.kill('SIGKILL');
  await once(child, 'exit');
  // Whatever a kill has left, the next start has removed; uploads of the last hour stay.
  const files = readdirSync(`${db}.files`);
  expect(files.filter((name) => !/^[0-9a-f]{64}$/.test(name))).toEqual([]);
  expect(files.length).toBeLessThanOrEqual(documents.length + kills);
  rmSync(folder, { recursive: true });
});
