import { expect, it } from 'vitest';
import type { MostPressing } from '#/domain/verdict/verdict.ts';
import { describeShare } from './verdict.ts';

it.each<[number, Pick<MostPressing, 'others'>['others'], string[]]>([
  [1, [], []],
  [2, [], ['2 of 2']],
  [1, [{ headline: { code: 'pickedUp' }, count: 2 }], ['1 of 3', '2 picked up']],
  // Spoken as it is written: a container is not a report.
  [1, [{ headline: { code: 'contradictory' }, count: 1 }], ['1 of 2', '1 with contradictory reports']],
  [
    1,
    [{ headline: { code: 'statusUnknown', status: 'moored' }, count: 2 }],
    ['1 of 3', '2 with status unknown'],
  ],
])('of %d containers that share a verdict and %j: %j', (sharedBy, others, words) => {
  expect(describeShare({ sharedBy, others })).toEqual(words);
});
