import { describe, expect, it, vi } from 'vitest';
import type { Fetch } from '#/data/http/request.ts';
import { type Early, earlyAnswers } from './earlyAnswers.ts';

const address = '/api/v2/shipments?page%5Bsize%5D=25';
function world() {
  const abort = vi.fn<() => void>();
  const answer = Promise.resolve(new Response('early'));
  const list = { address, answer, abort, isHere: false };
  const early: Early = { config: Promise.resolve({ apiBase: '/api/v2' }), list };
  const fetch = vi.fn<Fetch>(() => Promise.resolve(new Response('late')));
  const answers = earlyAnswers(early);
  if (!answers) throw new Error('There are early answers.');
  return { abort, fetch, list, ...answers, send: answers.answering(fetch) };
}
const textOf = async (answer: Promise<Response>) => (await answer).text();

describe('what the first script of the page asked for', () => {
  it('is taken once, and asked for again after that', async () => {
    const { send, fetch, takeConfig } = world();
    expect(await takeConfig()).toEqual({ apiBase: '/api/v2' });
    expect(takeConfig()).toBeNull();
    expect(await textOf(send(address, { method: 'GET' }))).toBe('early');
    expect(fetch).not.toHaveBeenCalled();
    expect(await textOf(send(address, { method: 'GET' }))).toBe('late');
  });

  it('answers nothing else', async () => {
    const { send } = world();
    expect(await textOf(send('/api/v2/shipments?page%5Bsize%5D=100', { method: 'GET' }))).toBe('late');
    expect(await textOf(send(address, { method: 'PATCH' }))).toBe('late');
    expect(await textOf(send(address, { method: 'GET' }))).toBe('early');
  });

  it('is here once all of it has arrived, whether it was taken or not', async () => {
    const { send, list, isListHere } = world();
    expect(isListHere()).toBe(false);
    await send(address, { method: 'GET' });
    expect(isListHere()).toBe(false);
    list.isHere = true;
    expect(isListHere()).toBe(true);
  });

  it('is called off with the request that took it', () => {
    const { send, abort } = world();
    const controller = new AbortController();
    void send(address, { method: 'GET', signal: controller.signal });
    expect(abort).not.toHaveBeenCalled();
    controller.abort();
    expect(abort).toHaveBeenCalledOnce();
  });

  it('is nothing on a page without that script', () => {
    expect(earlyAnswers()).toBeUndefined();
  });
});
