import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { longestFinish } from '#sandbox/stopServer.ts';
import { listenOnLoopback } from './listen.ts';
import { ask } from './testServers.ts';

describe('listening', () => {
  it('answers on both loopback addresses, also a client that offers another protocol (curl --http2)', async () => {
    const listening = await listenOnLoopback(0, (_, response) => response.end('here'));
    const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' };
    const hosts = listening.servers.length > 1 ? ['127.0.0.1', '[::1]'] : ['127.0.0.1'];
    for (const host of hosts) {
      const answer = await ask(`http://${host}:${listening.port}/`, { headers });
      expect(answer.body).toBe('here');
    }
    await listening.close();
  });

  it('keeps a connection for longer than a page waits between two readings', async () => {
    const listening = await listenOnLoopback(0, (_, response) => response.end());
    for (const { keepAliveTimeout } of listening.servers) expect(keepAliveTimeout).toBeGreaterThan(60_000);
    await listening.close();
  });

  it('finishes the answers under way before it stops, and takes no new request', async () => {
    const asked = Promise.withResolvers<ServerResponse>();
    const listening = await listenOnLoopback(0, (_, response) => {
      response.write('first half, ');
      asked.resolve(response);
    });
    const address = `http://127.0.0.1:${listening.port}/`;
    const answer = ask(address);
    const response = await asked.promise;
    const closed = listening.close();
    response.end('second half');
    expect((await answer).body).toBe('first half, second half');
    await closed;
    await expect(ask(address)).rejects.toThrow(/ECONNREFUSED|ECONNRESET|hang up/);
  });

  it('cuts an answer that never ends once the time to finish is over', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = Promise.withResolvers<void>();
    const listening = await listenOnLoopback(0, (_, response) => {
      response.write('half');
      asked.resolve();
    });
    const answer = ask(`http://127.0.0.1:${listening.port}/`).catch(() => 'cut');
    await asked.promise;
    const closed = listening.close();
    vi.advanceTimersByTime(longestFinish);
    await closed;
    expect(await answer).toBe('cut');
  });
});
