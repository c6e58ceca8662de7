import { describe, expect, it } from 'vitest';
import { accountName } from './account.ts';
import { withAdded } from './pageConfig.ts';
import { PAGE_HEADERS } from './pageHeaders.ts';
import { serveLandfall } from './serve.ts';
import { SettingError } from './settingError.ts';
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

  it('says in one line which database cannot be used, and what to do', async () => {
    const opening = serveLandfall({ ...env, SANDBOX_DB: import.meta.dirname }, page);
    await expect(opening).rejects.toThrow(
      `The database ${import.meta.dirname} cannot be opened: check that its folder exists and may be written`,
    );
    await expect(opening).rejects.toBeInstanceOf(SettingError);
  });

  it('says in one line that the port is taken', async () => {
    const first = await serveLandfall(env, page);
    const second = serveLandfall({ ...env, PORT: String(first.port) }, page);
    await expect(second).rejects.toThrow(`Port ${first.port} is in use`);
    await first.close();
  });
});

describe('the name of the account, by which a browser distinguishes cached data', () => {
  const nameOf = async (settings: Readonly<Record<string, string>>) => {
    const serving = await serveLandfall({ ...env, ...settings }, page);
    const answer = await ask(`http://127.0.0.1:${serving.port}/config.json`);
    await serving.close();
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const config = JSON.parse(answer.body) as { account: string; apiBase: string };
    expect(config.apiBase).toBe('/api/v2');
    return config.account;
  };

  it('is the same after every start, and another one for another world', async () => {
    const name = await nameOf({});
    expect(name).toMatch(/^[0-9a-f]{16}$/);
    expect(await nameOf({})).toBe(name);
    const others = [{ SANDBOX_SEED: 'other' }, { SANDBOX_SHIPMENTS: '6' }, { SANDBOX_API_KEY: 'other' }];
    const names = await Promise.all(others.map(nameOf));
    expect(new Set([name, ...names]).size).toBe(4);
  });

  it('is another one for another key or service, and holds nothing of either', async () => {
    const key = 'abcdef0123456789';
    const remote = { TRACKING_API_URL: 'https://one.example/v2', TRACKING_API_KEY: key };
    const name = await nameOf(remote);
    expect(await nameOf(remote)).toBe(name);
    expect(await nameOf({ ...remote, TRACKING_API_KEY: `${key}0` })).not.toBe(name);
    expect(await nameOf({ ...remote, TRACKING_API_URL: 'https://two.example/v2' })).not.toBe(name);
    // Whatever the key, 8 bytes come out: too few to hold it, and no part of it stands in them.
    for (const long of [key, key.repeat(8)]) {
      const given = accountName('https://one.example/v2', long);
      expect(given).toHaveLength(16);
      expect(given).not.toContain(long.slice(0, 6));
      expect(Buffer.from(given, 'hex').toString('latin1')).not.toContain(long.slice(0, 4));
    }
    // Where one word ends and the next begins is part of the name.
    expect(accountName('ab', 'c')).not.toBe(accountName('a', 'bc'));
  });

  it('is added to whatever object the file holds, and to nothing else', () => {
    const added = { account: 'a1', streetTiles: null, live: true };
    expect(JSON.parse(withAdded('{"apiBase":"/x","account":"mine"}', added))).toEqual({
      apiBase: '/x',
      account: 'a1',
      live: true,
    });
    for (const text of ['[1]', 'null', '{broken', '']) expect(withAdded(text, added)).toBe(text);
  });
});

describe('street tiles', () => {
  const tiles = {
    STREET_TILES_URL: 'https://tiles.example:8443/{z}/{x}/{y}.png',
    STREET_TILES_ATTRIBUTION: '© Example contributors',
    STREET_TILES_MAX_ZOOM: '19',
  };
  const visit = async (settings: Readonly<Record<string, string>>) => {
    const serving = await serveLandfall(
      { ...env, ...settings },
      () => new Response('page', { headers: PAGE_HEADERS }),
    );
    const [shown, config] = await Promise.all(
      ['/', '/config.json'].map((path) => ask(`http://127.0.0.1:${serving.port}${path}`)),
    );
    await serving.close();
    return {
      policy: String(shown?.headers['content-security-policy']),
      config: JSON.parse(config?.body ?? '') as { streetTiles?: unknown },
    };
  };

  it('are off: pages may ask this server alone', async () => {
    const { policy, config } = await visit({});
    expect(config.streetTiles).toBeUndefined();
    expect(policy).toContain("; img-src 'self' data:; ");
    expect(policy).not.toContain('http');
  });

  it('let pages ask exactly their server, and for pictures alone', async () => {
    const { policy, config } = await visit(tiles);
    expect(config.streetTiles).toEqual({
      url: 'https://tiles.example:8443/{z}/{x}/{y}.png',
      attribution: '© Example contributors',
      maxZoom: 19,
    });
    expect(policy).toContain("; img-src 'self' data: https://tiles.example:8443; ");
    expect(policy.match(/http/g)).toHaveLength(1);
  });
});
