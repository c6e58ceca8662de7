import { afterEach, describe, expect, it } from 'vitest';
import { announce, textFile, uploaded } from '#sandbox/documents/testUpload.ts';
import { openTestSandbox } from '#sandbox/testSandbox.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

function open(options: Parameters<typeof openTestSandbox>[0] = {}) {
  const service = openTestSandbox({ shipments: 12, ...options });
  closers.push(() => service.app.close());
  return service;
}

const note = textFile('note.txt', 'Please release the containers.');

/** Timers of the machine that a test moves on. */
function movableTimers() {
  let now = 1_000_000;
  const waiting = new Map<() => void, number>();
  return {
    timers: {
      now: () => now,
      after(milliseconds: number, run: () => void) {
        waiting.set(run, now + milliseconds);
        return () => void waiting.delete(run);
      },
    },
    skip(milliseconds: number) {
      now += milliseconds;
      for (const [run, at] of waiting) if (at <= now && waiting.delete(run)) run();
    },
  };
}

describe('the storage', () => {
  it('ends an upload that stalls for a minute, and receives others then', async () => {
    const time = movableTimers();
    const { ask } = open({ documents: { timers: time.timers } });
    const announced = await Promise.all(Array.from({ length: 10 }, () => announce(ask, note)));
    const [late, next, ...stalling] = announced;
    const put = (to: (typeof announced)[number] | undefined, body: BodyInit) => {
      const init = { method: 'PUT', headers: to?.direct_upload.headers, body, duplex: 'half' } as RequestInit;
      return ask(to?.direct_upload.url ?? '', init);
    };
    /** Begins, and then says nothing. */
    const stalledBody = () =>
      new ReadableStream({ start: (stream) => stream.enqueue(note.bytes.slice(0, 5)) });
    const answers = stalling.map((to) => put(to, stalledBody()));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await put(late, note.bytes)).status).toBe(503);
    time.skip(59_000);
    expect((await put(late, note.bytes)).status).toBe(503);
    time.skip(2_000);
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(stalling.map(() => 408));
    expect((await put(next, note.bytes)).status).toBe(204);
  });

  it('takes no request of those with a signature for an address without one', async () => {
    const { ask } = open({ limits: { general: 8, infer: 0, create: 0, refresh: 0 } });
    const { id } = await uploaded(ask, note);
    const answer = await ask(`/v2/documents/${id}/download_url`);
    const { download_url: url } = (await answer.json()) as { download_url: string };
    for (const method of ['GET', 'PUT']) {
      for (let count = 0; count < 20; count++) {
        const forged = `/v2/rails/active_storage/disk/forged-${count}`;
        expect((await ask(forged, { method, ...(method === 'PUT' ? { body: 'x' } : {}) })).status).toBe(404);
      }
    }
    expect((await ask(url)).status).toBe(200);
    const statuses: number[] = [];
    for (let count = 0; count < 8; count++) statuses.push((await ask(url)).status);
    expect(statuses).toContain(429);
  });
});
