import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { requireToken } from './auth.ts';
import { answerError } from './errors.ts';

const app = new Hono();
app.onError(answerError(() => undefined));
app.use(requireToken('right-key'));
app.get('/', (c) => c.body('in'));

async function ask(authorization?: string): Promise<Response> {
  return app.request('/', authorization === undefined ? {} : { headers: { authorization } });
}

describe('authorization', () => {
  it('lets the right token in', async () => {
    expect((await ask('Token right-key')).status).toBe(200);
  });

  it.each([
    undefined,
    '',
    'Token',
    'Token wrong',
    'Token right-key-and-more',
    'Bearer right-key',
    'right-key',
  ])('refuses %s with an errors array that does not repeat it', async (authorization) => {
    const answer = await ask(authorization);
    const text = await answer.text();
    expect(answer.status).toBe(401);
    expect(JSON.parse(text)).toMatchObject({ errors: [{ status: '401', title: 'Unauthorized' }] });
    expect(text).not.toContain('right');
    expect(text).not.toContain('Token wrong');
  });

  it.each([
    [undefined, 'is missing'],
    ['', 'is missing'],
    ['Bearer right-key', 'is there in a wrong form'],
    ['right-key', 'is there in a wrong form'],
    ['Token', 'is there in a wrong form'],
    ['Token other-key', 'is not valid'],
  ])('says of %s what is wrong and what to send', async (authorization, wrong) => {
    const { errors } = (await (await ask(authorization)).json()) as { errors: [{ detail: string }] };
    expect(errors[0].detail).toContain(`Authorization ${wrong}`);
    expect(errors[0].detail).toMatch(/\. Send /);
  });
});
