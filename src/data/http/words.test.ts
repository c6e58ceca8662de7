import { describe, expect, it } from 'vitest';
import { ApiError } from './errors.ts';
import { describeFailure } from './words.ts';

describe('a failure in words', () => {
  it('says what happened, why, and what to do next', () => {
    const words = describeFailure(new ApiError({ kind: 'rateLimited', status: 429 }));
    expect(words.title).toMatch(/too many requests/i);
    expect(words.why).not.toBe('');
    expect(words.next).not.toBe('');
  });

  it('quotes the service where that helps', () => {
    const error = new ApiError({ kind: 'invalid', status: 422, detail: 'Number is too short' });
    expect(describeFailure(error).why).toContain('“Number is too short”');
  });

  it('does not quote an answer about the key, which may repeat it', () => {
    const error = new ApiError({ kind: 'unauthorized', status: 401, detail: 'Key s3cret-k3y is unknown' });
    expect(JSON.stringify(describeFailure(error))).not.toContain('s3cret-k3y');
  });
});
