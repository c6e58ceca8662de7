import { describe, expect, it } from 'vitest';
import { kindOfStatus, readErrorBody } from './errors.ts';

const said = (body: unknown) => readErrorBody(typeof body === 'string' ? body : JSON.stringify(body));

describe('the body of a failed answer (trap 54)', () => {
  it('reads an item with every field', () => {
    const item = {
      status: '422',
      code: 'blank',
      title: 'Unprocessable Entity',
      detail: "can't be blank",
      source: { pointer: '/data/attributes/scac' },
      meta: {},
    };
    expect(said({ errors: [item] })).toEqual({
      detail: "can't be blank (/data/attributes/scac)",
      items: [{ detail: "can't be blank", pointer: '/data/attributes/scac', code: 'blank' }],
    });
  });

  it('keeps four complaints about two fields apart (trap 53)', () => {
    const errors = ['/scac', '/scac', '/number', '/number'].map((pointer, index) => ({
      detail: `fault ${index}`,
      source: { pointer },
    }));
    expect(said({ errors }).items.map(({ pointer }) => pointer)).toEqual([
      '/scac',
      '/scac',
      '/number',
      '/number',
    ]);
  });

  it.each<[string, unknown, string | null]>([
    ['an item with only a detail', { errors: [{ detail: 'query is missing' }] }, 'query is missing'],
    ['an item with only a title', { errors: [{ title: 'Not Found', detail: null }] }, 'Not Found'],
    ['an item with only a code', { errors: [{ code: 'duplicate' }] }, 'duplicate'],
    ['an `error` key', { error: 'Unknown filter' }, 'Unknown filter'],
    ['an `errors` text', { errors: 'Broken' }, 'Broken'],
    ['errors that are texts', { errors: ['one', 'two'] }, 'one; two'],
    ['a message', { message: 'Slow down' }, 'Slow down'],
    ['a detail', { detail: 'No' }, 'No'],
    ['a JSON text', '"Nope"', 'Nope'],
    ['a plain text', 'Bad gateway', 'Bad gateway'],
    ['an item of nulls', { errors: [{ status: '500', source: null, title: null, detail: null }] }, null],
    ['an empty list', { errors: [] }, null],
    ['a null list', { errors: null }, null],
    ['null items', { errors: [null, 7, []] }, null],
    ['null', 'null', null],
    ['a number', '500', null],
    ['nothing', '', null],
    ['an HTML page', '<!DOCTYPE html><html><body><h1>Not found</h1></body></html>', null],
    ['HTML in a detail', { errors: [{ detail: 'x <script>alert(1)</script>' }] }, null],
  ])('reads %s', (_, body, words) => {
    expect(said(body).detail).toBe(words);
  });

  it('never repeats a key that the service repeats', () => {
    const { detail } = said({ errors: [{ detail: 'Bad header: Token abcDEF0123456789' }] });
    expect(detail).not.toContain('abcDEF0123456789');
  });

  it('shortens endless words', () => {
    expect(said({ error: 'x'.repeat(100_000) }).detail?.length).toBeLessThanOrEqual(300);
  });
});

describe('the kind of a failed answer', () => {
  const kind = (status: number, body: unknown = {}) => kindOfStatus(status, said(body));

  it('follows the status', () => {
    expect([400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 418].map((status) => kind(status))).toEqual([
      'invalid',
      'unauthorized',
      'forbidden',
      'notFound',
      'conflict',
      'invalid',
      'invalid',
      'rateLimited',
      'serverError',
      'serverError',
      'unexpected',
    ]);
  });

  it('tells a sign-in that has ended from a key or a permission (docs/gateway.md 3)', () => {
    const signedOut = { errors: [{ code: 'signed_out', title: 'Signed out' }] };
    expect([401, 403].map((status) => kind(status, signedOut))).toEqual(['signedOut', 'signedOut']);
  });

  it('tells a feature that is not in the plan from a missing permission (trap 55)', () => {
    const routing = 'Routing data feature is not enabled for this account';
    expect(kind(403, { errors: [{ title: 'Forbidden', detail: routing }] })).toBe('featureNotEnabled');
    expect(kind(403, { errors: [{ title: 'API access not enabled', detail: 'Contact us' }] })).toBe(
      'featureNotEnabled',
    );
    expect(kind(403, { errors: [{ title: 'Forbidden', detail: 'Not yours' }] })).toBe('forbidden');
  });
});
