import { afterEach } from 'vitest';

// jsdom lays nothing out, so a virtual list would think that it has no room for any row.
if (typeof HTMLElement !== 'undefined') {
  Object.defineProperties(HTMLElement.prototype, {
    clientHeight: { configurable: true, value: 800 },
    clientWidth: { configurable: true, value: 1200 },
    offsetHeight: { configurable: true, value: 56 },
    scrollTo: { configurable: true, value: () => undefined },
    scrollIntoView: { configurable: true, value: () => undefined },
  });
  // Nor has it a screen: a wide one, of which nothing ever changes. Not stubbed, since tests put stubs back.
  Object.assign(window, {
    scrollTo: () => undefined,
    matchMedia: (query: string) =>
      Object.assign(new EventTarget(), { media: query, matches: query.includes('min-width') }),
    ResizeObserver: class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  });
  HTMLCanvasElement.prototype.getContext = () => null;
  const { cleanup, configure } = await import('@testing-library/react');
  // The first page waits until the simulated world is built, on a machine that may be busy.
  configure({ asyncUtilTimeout: 30_000 });
  afterEach(cleanup);
}
