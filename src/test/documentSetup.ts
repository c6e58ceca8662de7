import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { useAcknowledgements } from '#/device/acknowledgements.ts';
import { useCaching } from '#/device/caching.ts';
import { useContacts } from '#/device/contacts.ts';
import { useMessageLog } from '#/device/messageLog.ts';
import { rememberList } from '#/device/openedList.ts';
import { usePreferences } from '#/device/preferences.ts';
import { useRelease } from '#/device/release.ts';
import { useSavedViews } from '#/device/savedViews.ts';
import { useTariffs } from '#/device/tariffs.ts';
import { useTemplates } from '#/device/templates.ts';
import { useAlertRules } from '#/device/useAlertRules.ts';
import { useLive } from '#/device/useLive.ts';
import { setBulkRun } from '#/features/shipments/bulk/bulkRun.ts';
import { foldGroups, select } from '#/features/shipments/grid/rememberedIds.ts';

// Runs before each file of tests. Files share a document and its modules: each finds a device that was never used.
useAcknowledgements.setState(useAcknowledgements.getInitialState(), true);
useAlertRules.setState(useAlertRules.getInitialState(), true);
useCaching.setState(useCaching.getInitialState(), true);
usePreferences.setState(usePreferences.getInitialState(), true);
useContacts.setState(useContacts.getInitialState(), true);
useLive.setState(useLive.getInitialState(), true);
useMessageLog.setState(useMessageLog.getInitialState(), true);
useRelease.setState(useRelease.getInitialState(), true);
useSavedViews.setState(useSavedViews.getInitialState(), true);
useTariffs.setState(useTariffs.getInitialState(), true);
useTemplates.setState(useTemplates.getInitialState(), true);
setBulkRun(null);
select(new Set());
foldGroups(new Set());
rememberList(() => ({ name: 'shipments', entries: [] }));
localStorage.clear();
sessionStorage.clear();
const root = document.documentElement;
for (const name of root.getAttributeNames()) root.removeAttribute(name);
document.title = '';

// jsdom lays nothing out, so a virtual list would think that it has no room for any row.
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

// The first page waits until the simulated world is built, on a machine that may be busy.
configure({ asyncUtilTimeout: 30_000 });

// React draws two children of one key as it likes and only speaks of it, so that fails the test. jsdom lacks <search>.
const { error: print } = console;
const sharedKeys: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    const text = format(...words);
    if (/same key|unique "key"/.test(text)) sharedKeys.push(text);
    else if (!text.startsWith('The tag <search>')) print(...words);
  });
});
afterEach(() => {
  cleanup();
  const found = sharedKeys.splice(0);
  if (found.length > 0) throw new Error(found.join('\n'));
});
