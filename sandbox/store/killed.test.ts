import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { killRounds } from '#sandbox/killRounds.ts';

/** `npm run bench -- killed` does it a thousand times. */
const rounds = 3;

it('a service that is killed while it writes keeps its file whole, and every write that it answered', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-killed-'));
  const { kills, answered } = await killRounds(join(folder, 'landfall.db'), rounds);
  rmSync(folder, { recursive: true });
  expect(kills).toBe(rounds);
  expect(answered).toBeGreaterThan(0);
});
