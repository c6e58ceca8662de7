import { describe, expect, it } from 'vitest';
import { createApi } from '#/data/http/api.ts';
import { ApiError, toApiError } from '#/data/http/errors.ts';
import { systemClock } from '#/time/clock.ts';
import { describeError } from './describeError.ts';
import { whyNotSaved } from './writeFailure.ts';

const ours = new TypeError('URL.canParse is not a function');

describe('an error of ours', () => {
  it('is never told as one of the service, whatever layer has thrown it', () => {
    expect(describeError(ours)).toEqual({
      title: 'Error in Landfall',
      why: 'Landfall itself failed here, not the tracking service.',
      next: expect.stringContaining('Reload the page.'),
    });
    expect(whyNotSaved(ours)).toContain('Error in Landfall');
    expect(toApiError(ours).cause).toBe(ours);
    expect(toApiError(new ApiError({ kind: 'unexpected', status: 418 })).kind).toBe('unexpected');
  });

  it('that reads an answer is none of the network, and is not asked for again', async () => {
    let asked = 0;
    const api = createApi({
      baseUrl: '/api/v2',
      clock: systemClock,
      requestsPerMinute: 600,
      fetch: () => {
        asked += 1;
        return Promise.resolve(new Response('{}'));
      },
    });
    const reading = api.read('/shipments', {
      priority: 'user',
      onAge: () => {
        throw ours;
      },
    });
    await expect(reading).rejects.toMatchObject({ kind: 'ours', cause: ours });
    expect(asked).toBe(1);
  });
});
