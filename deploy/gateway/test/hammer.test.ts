import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { gatewayForFile } from './startGateway.ts';

const { gateway } = await gatewayForFile();

let count = 0;
const fresh = () => `/api/v2/shipments?page[size]=1&page[number]=${++count}`;

describe('one person who hammers', () => {
  const walls = 'w'.repeat(40);
  const people = Object.fromEntries(
    ['alice', 'bob'].map((name) => [name, `Basic ${Buffer.from(`${name}:guess`).toString('base64')}`]),
  );
  const callers: readonly (readonly [string, number, Readonly<Record<string, string>>])[] = [
    ['by name', 43, { authorization: people['alice'] ?? '' }],
    // Whatever name it gives.
    ['as a wall', 31, { cookie: `landfall_wall=${walls}`, authorization: people['bob'] ?? '' }],
  ];
  it.each(callers)('leaves the others theirs: %s', async (_, limit, headers) => {
    const at = (name: string) => join(gateway.folder, name);
    writeFileSync(at('passwords'), 'alice:{PLAIN}guess\nbob:{PLAIN}guess\n');
    writeFileSync(at('walls'), `${walls} hall;\n`);
    await gateway.reload({ SIGN_IN: 'basic', PASSWORD_FILE: at('passwords'), WALLS_FILE: at('walls') });
    const served: number[] = [];
    const refused: string[] = [];
    const over = new AbortController();
    const hammer = async () => {
      while (!over.signal.aborted) {
        const { status, body } = await gateway.askAsPage(fresh(), { headers });
        if (status === 200) served.push(status);
        else refused.push(body);
        await wait(80);
      }
    };
    const hammering = Promise.all(Array.from({ length: 6 }, hammer));
    await eventually(() => expect(refused.length).toBeGreaterThan(3));
    const others: number[] = [];
    for (let read = 0; read < 12; read++) {
      others.push(
        (await gateway.askAsPage(fresh(), { headers: { authorization: people['bob'] ?? '' } })).status,
      );
      await wait(300);
    }
    over.abort();
    await hammering;
    expect(others).toEqual(Array.from({ length: 12 }, () => 200));
    expect(served.length).toBeLessThanOrEqual(limit);
    expect(refused.at(-1)).toContain('as much as one person may in a minute');
    await gateway.reload({});
  });
});
