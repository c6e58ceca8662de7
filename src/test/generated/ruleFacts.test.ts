import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#/test/runs.ts';
import { instant } from '#/time/instant.ts';
import { generatedFleet } from './fleet.ts';
import { readGeneratedAccount } from './readAccount.ts';
import { ruleFacts } from './ruleFacts.ts';

const now = instant(Date.parse('2026-08-12T15:07:00Z'));

/** The rules with every text of them replaced: by letters that mean nothing, and by each language. */
const spoken = {
  noise: () => import('./ruleFacts.ts', { with: { language: 'noise' } }),
  es: () => import('./ruleFacts.ts', { with: { language: 'es' } }),
  fr: () => import('./ruleFacts.ts', { with: { language: 'fr' } }),
  de: () => import('./ruleFacts.ts', { with: { language: 'de' } }),
  zh: () => import('./ruleFacts.ts', { with: { language: 'zh' } }),
};

describe('what the rules find in an account', () => {
  const seed = Number(process.env['RECORDS_SEED'] ?? Date.now() % 2 ** 31);

  it.each([
    ['noise', runs(5_000)],
    ['es', runs(500)],
    ['fr', runs(500)],
    ['de', runs(500)],
    ['zh', runs(500)],
  ] as const)(
    `is the same in English and in %s, %i times (RECORDS_SEED=${seed})`,
    { timeout: 180_000 },
    async (language, numRuns) => {
      const other = await spoken[language]();
      await fc.assert(
        fc.asyncProperty(generatedFleet, async (generated) => {
          const account = await readGeneratedAccount(generated, now);
          const english = await ruleFacts(account, now);
          const another = await other.ruleFacts(account, now);
          for (const rule of Object.keys(english))
            expect([rule, another[rule]]).toEqual([rule, english[rule]]);
        }),
        { seed, numRuns, endOnFailure: !process.env['DEEP'] },
      );
    },
  );
});
