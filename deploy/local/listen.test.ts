import { describe, expect, it } from 'vitest';
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
});
