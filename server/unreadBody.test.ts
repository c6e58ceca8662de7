import { Agent } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { serveLandfall } from './serve.ts';
import { ask } from './testServers.ts';

const env = { PORT: '0', SANDBOX_DB: ':memory:', SANDBOX_SHIPMENTS: '5' };
const page = () => new Response('page');

describe('an answer of the gate that is given before the body was read', () => {
  it.each([
    [403, 'PATCH', '/api/v2/shipments/1', { 'sec-fetch-site': 'cross-site' }, 800_000],
    [404, 'PATCH', '/api/v2/shipments/none', {}, 800_000],
    [404, 'POST', '/api/v1/nothing', {}, 800_000],
    [404, 'PUT', '/api/v2/rails/active_storage/disk/none', {}, 5_000_000],
    [413, 'PUT', '/api/v2/rails/active_storage/disk/none', {}, 28_000_000],
    [413, 'PUT', '/api/v2/documents/none', {}, 5_000_000],
    [405, 'PUT', '/', {}, 800_000],
    [413, 'PATCH', '/api/v2/shipments/1', {}, 5_000_000],
    [421, 'PATCH', '/api/v2/shipments/1', { host: 'elsewhere.example' }, 800_000],
  ])(
    'with %i to %s %s leaves the connection to the next request',
    async (status, method, path, sent, size) => {
      const serving = await serveLandfall(env, page);
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const connections = vi.spyOn(agent, 'createConnection');
      const url = `http://127.0.0.1:${serving.port}`;
      const headers = { ...sent, 'content-length': String(size) };
      for (let n = 0; n < 3; n++) {
        const answer = await ask(url + path, { method, headers, body: 'x'.repeat(size), agent });
        expect(answer.status).toBe(status);
        expect((await ask(`${url}/config.json`, { agent })).status).toBe(200);
      }
      expect(connections).toHaveBeenCalledTimes(1);
      agent.destroy();
      await serving.close();
    },
  );
});
