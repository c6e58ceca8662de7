import { describe, expect, it } from 'vitest';
import { ApiError } from '#/data/http/errors.ts';
import { ChangedMeanwhile, describeWriteFailure } from './writeFailure.ts';

const words = (error: ApiError | ChangedMeanwhile, labels: readonly string[] = []) =>
  describeWriteFailure(error, labels);

describe('what is said beside a field that was not saved', () => {
  it('is the refusal’s own words, with the value that it objects to', () => {
    const items = [
      { detail: 'is too long', pointer: '/data/attributes/ref_numbers/1', code: null },
      { detail: 'has too many items', pointer: '/data/attributes/ref_numbers', code: null },
    ];
    expect(words(new ApiError({ kind: 'invalid', items }), ['PO-1', 'x'.repeat(300)])).toBe(
      `Not saved. The service says of ${'x'.repeat(39)}…: “is too long”, “has too many items”.`,
    );
  });

  it('says that what was typed is still there while the device is offline', () => {
    expect(words(new ApiError({ kind: 'offline' }))).toMatch(
      /^Not saved: this device is offline.*is still here/,
    );
  });

  it('claims nothing where the answer was lost', () => {
    expect(words(new ApiError({ kind: 'timeout' }))).toMatch(/^It is not known whether this was saved/);
  });

  it('names a missing permission', () => {
    expect(words(new ApiError({ kind: 'forbidden', detail: 'read-only key' }))).toMatch(
      /^Not saved\. .*“read-only key”/,
    );
  });

  it('says that somebody else was faster', () => {
    expect(words(new ChangedMeanwhile(['a']))).toMatch(/^Not saved: .*changed elsewhere/);
  });
});
