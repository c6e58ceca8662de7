import { createHash } from 'node:crypto';
import { assert, asyncProperty, uint8Array } from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#/test/runs.ts';
import { md5Of } from './md5.ts';

const expected = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64');

it('gives the checksum that everybody else gives, for a text of any length', async () => {
  await assert(
    asyncProperty(uint8Array({ maxLength: 300 }), async (bytes) => {
      expect(await md5Of(new Blob([new Uint8Array(bytes)]))).toBe(expected(bytes));
    }),
    { numRuns: runs(1_000) },
  );
});

it.each([1024 * 1024 - 1, 1024 * 1024, 1024 * 1024 + 1, 2 * 1024 * 1024])(
  'and for a file of %i bytes, which is read in slices',
  async (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 31) % 251);
    expect(await md5Of(new Blob([bytes]))).toBe(expected(bytes));
  },
);
