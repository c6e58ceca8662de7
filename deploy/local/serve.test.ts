import { describe, expect, it } from 'vitest';
import { serveLandfall } from './serve.ts';
import { ask } from './testServers.ts';

const env = {
  PORT: '0',
  SANDBOX_DB: ':memory:',
  SANDBOX_SHIPMENTS: '5',
  SANDBOX_NOW: '2026-08-12T15:00:00Z',
};
const page = () => new Response('page');

describe('serving with the embedded service', () => {
  it('needs no key of the client and answers JSON:API', async () => {
    const serving = await serveLandfall(env, page);
    const answer = await ask(`http://127.0.0.1:${serving.port}/api/v2/shipments?page[size]=2`);
    await serving.close();
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('application/vnd.api+json');
    expect(JSON.parse(answer.body)).toHaveProperty('data.length', 2);
  });

  it('reaches /__faults only in fault mode', async () => {
    const rules = JSON.stringify([{ match: 'GET /v2/shipments', status: 500 }]);
    for (const [SANDBOX_FAULTS, status] of [
      ['', 200],
      ['1', 500],
    ] as const) {
      const serving = await serveLandfall({ ...env, SANDBOX_FAULTS }, page);
      const url = `http://127.0.0.1:${serving.port}`;
      const headers = { 'content-type': 'application/json' };
      const set = await ask(`${url}/__faults`, { method: 'PUT', headers, body: rules });
      const answer = await ask(`${url}/api/v2/shipments`);
      await serving.close();
      expect(set.status === 404).toBe(status === 200);
      expect(answer.status).toBe(status);
    }
  });

  it('says in one line what a bad setting accepts', async () => {
    await expect(serveLandfall({ ...env, SANDBOX_SHIPMENTS: 'many' }, page)).rejects.toThrow(
      /^SANDBOX_SHIPMENTS/,
    );
  });

  it('says in one line what a database must be', async () => {
    await expect(serveLandfall({ ...env, SANDBOX_DB: import.meta.dirname }, page)).rejects.toThrow(
      /^SANDBOX_DB accepts/,
    );
  });

  it('says in one line that the port is taken', async () => {
    const first = await serveLandfall(env, page);
    const second = serveLandfall({ ...env, PORT: String(first.port) }, page);
    await expect(second).rejects.toThrow(`Port ${first.port} is in use`);
    await first.close();
  });
});
