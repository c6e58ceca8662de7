import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { minute } from '#/time/durations.ts';

const reload = vi.fn<() => void>();
const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('location', { reload });
  reload.mockReset();
  answer.mockReset().mockImplementation(async () => new Response('{}'));
  sessionStorage.clear();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** As a built page has them, in a browser that has workers. */
function offerWorkers(container: {
  readonly controller: object | null;
  readonly register: () => Promise<EventTarget>;
}) {
  vi.stubEnv('PROD', true);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(new EventTarget(), container),
  });
}

async function openPage() {
  const { useRelease } = await import('#/device/release.ts');
  const { watchReleases } = await import('./releaseWatch.ts');
  void watchReleases(false);
  return useRelease;
}

async function missFile(file = 'a.js'): Promise<void> {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(file) }));
  await vi.advanceTimersByTimeAsync(0);
}

test('a file that is missing again soon is for a person to load again, and for the page itself ten minutes later', async () => {
  const useRelease = await openPage();
  await missFile();
  expect(reload).toHaveBeenCalledTimes(1);
  // A page that reads every few minutes misses it each time.
  for (let passed = 0; passed < 9; passed += 3) {
    await vi.advanceTimersByTimeAsync(3 * minute);
    await missFile();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(useRelease.getState()).toMatchObject({ take: expect.any(Function), byHand: true });
  }
  await vi.advanceTimersByTimeAsync(3 * minute);
  await missFile();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a file that is missing while a dialog is open is for a person to load again, who may have typed in it', async () => {
  const [dialog, popover] = ['div', 'div'].map((tag) => document.createElement(tag));
  dialog?.setAttribute('role', 'dialog');
  // One is in each head, closed.
  popover?.setAttribute('role', 'dialog');
  popover?.setAttribute('popover', '');
  document.body.append(...[dialog, popover].filter((one) => one !== undefined));
  const useRelease = await openPage();
  await missFile();
  expect(reload).not.toHaveBeenCalled();
  dialog?.remove();
  expect(useRelease.getState()).toMatchObject({ byHand: true });
  useRelease.setState({ take: null });
  await missFile();
  popover?.remove();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a language that could not be loaded is no reason to load the page again', async () => {
  const useRelease = await openPage();
  await missFile('Failed to fetch dynamically imported module: /assets/writer-a1.js');
  expect(reload).not.toHaveBeenCalled();
  expect(useRelease.getState().take).toBeNull();
});

test('a worker that could not be registered is registered later', async () => {
  const register = vi
    .fn<() => Promise<EventTarget>>()
    .mockRejectedValueOnce(new TypeError('502'))
    .mockResolvedValue(Object.assign(new EventTarget(), { waiting: null, update: async () => undefined }));
  offerWorkers({ controller: null, register });
  await openPage();
  await vi.advanceTimersByTimeAsync(minute);
  expect(register).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(30 * minute);
  expect(register).toHaveBeenCalledTimes(2);
});

test('a release that the browser does not let in is loaded from the server, where that answers', async () => {
  const waiting = { postMessage: vi.fn<(message: unknown) => void>() };
  const unregister = vi.fn<() => Promise<boolean>>(async () => true);
  const registration = Object.assign(new EventTarget(), {
    waiting,
    unregister,
    update: async () => undefined,
  });
  offerWorkers({ controller: {}, register: async () => registration });
  const useRelease = await openPage();
  await vi.advanceTimersByTimeAsync(5_000);
  useRelease.getState().take?.();
  expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(reload).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);

  answer.mockRejectedValue(new TypeError('offline'));
  useRelease.getState().take?.();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a release that the page before began to install is offered once it is', async () => {
  const worker = Object.assign(new EventTarget(), { scriptURL: '/sw.js' });
  const registration = Object.assign(new EventTarget(), {
    installing: worker,
    waiting: null,
    active: { scriptURL: '/sw.js' },
    update: async () => undefined,
  });
  offerWorkers({ controller: {}, register: async () => registration });
  const useRelease = await openPage();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(useRelease.getState().take).toBeNull();
  Object.assign(registration, { installing: null, waiting: worker });
  worker.dispatchEvent(new Event('statechange'));
  expect(useRelease.getState().take).toEqual(expect.any(Function));
});
