import { isServerUp, readOwnFile } from '#/data/http/request.ts';
import { keepDeviceLanguage } from '#/device/deviceLanguage.ts';
import { chosenLanguage, pageLanguage } from '#/device/pageLanguage.ts';
import { useRelease } from '#/device/release.ts';
import { workerScript } from '#/language/language.ts';
import { minute } from '#/time/durations.ts';

/** What the worker fetches must not take the line from the first screen. */
const beginAfter = 5_000;
/** A board is never reopened, so only this asks whether there is a release. */
const askEvery = 30 * minute;
const askAgainAfter = 0.5 * minute;
/** One load again must have helped; a second at once would be a loop. */
const notAgainWithin = 10 * minute;
const reloadedAt = 'landfall.reloaded';
/** How long the browser may take to let the next release in. */
const letInWithin = 5_000;

/**
 * Lets the service worker hold the application, and offers its next release once all of it is held, which is to say
 * once the server has answered for every file. Nothing is taken before somebody asks for it, except where a file of
 * this release is missing everywhere, so that the page cannot go on.
 *
 * @param isAsked whether the address asked for the language of this page, for this page alone
 */
export async function watchReleases(isAsked: boolean): Promise<void> {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (isOptional(payload)) return;
    leaveToUs(payload);
    missing ??= onMissingFile();
  });
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    await watchWorker(navigator.serviceWorker, isAsked);
}

async function watchWorker(container: ServiceWorkerContainer, isAsked: boolean): Promise<void> {
  let { controller } = container;
  container.addEventListener('controllerchange', () => {
    const before = controller;
    ({ controller } = container);
    if (taking) reload();
    // The first one: it has seen no answer of this yet, without which a start has no cached data.
    else if (!before) void readOwnFile('/config.json').catch(() => undefined);
    // A later worker than the one that this page was loaded with: the next release was taken in another window. One of
    // another language, which was chosen there, is none: this page goes on in its own.
    else if (isSameLanguage(before, controller)) offerRelease(reload);
  });
  if (!isAsked) {
    const isHeld = controller !== null;
    await keepDeviceLanguage({ language: pageLanguage, chosen: chosenLanguage, isHeld });
  }
  await after(beginAfter);
  // The worker holds the language of this device; where nothing is held yet, that of a wall is better than none.
  const registration = (isAsked && (await container.getRegistration())) || (await register(container));
  const offer = () => {
    const { waiting, active } = registration;
    if (!waiting) return;
    if (!isSameLanguage(waiting, active)) {
      // Of a language that was chosen: it need not wait for a page that goes on in another. One that another window has
      // chosen is for that window to let in.
      if (waiting.scriptURL.endsWith(workerScript) && !isAsked) letIn(waiting);
    } else if (container.controller) offerRelease(() => takeFrom(registration));
  };
  const follow = () => registration.installing?.addEventListener('statechange', offer);
  registration.addEventListener('updatefound', follow);
  // One that the page before has begun to install is found no more.
  follow();
  offer();
  const ask = () => void registration.update().catch(() => undefined);
  setInterval(ask, askEvery);
  window.addEventListener('online', ask);
}

/** Each language has a worker script of its own. */
const isSameLanguage = (one: ServiceWorker, other: ServiceWorker | null): boolean =>
  one.scriptURL === other?.scriptURL;

function letIn(waiting: ServiceWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no other origin.
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

/** Refused where the browser keeps nothing or has workers switched off, and while the server is restarted. */
async function register(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  for (;;) {
    try {
      return await container.register(workerScript, { updateViaCache: 'none' });
    } catch {
      await after(askEvery);
    }
  }
}

let taking = false;

/** The worker that waits takes charge, after which the page is loaded again, all of it from what is held. */
function takeFrom(registration: ServiceWorkerRegistration): void {
  taking = true;
  const { waiting } = registration;
  if (!waiting) return reload();
  letIn(waiting);
  // A browser lets it in once the worker before has nothing under way, which may be never with another window open.
  setTimeout(() => void reloadWithout(registration), letInWithin);
}

/** From the server, which has the next release, and whose page registers its worker anew. */
async function reloadWithout(registration: ServiceWorkerRegistration): Promise<void> {
  if (await isServerUp()) await registration.unregister();
  reload();
}

/** What writes in another language, without which the page goes on: useRecipientTexts.ts says so. */
const isOptional = ({ message }: Error): boolean => message.includes('/assets/writer-');

let missing: Promise<void> | null = null;

/** The router would load the page again at once, without a network into the browser's own error page. */
function leaveToUs({ message }: Error): void {
  // Where nothing is kept it cannot tell either whether it has done so before, and does nothing.
  remember(`tanstack_router_reload:${message}`);
}

/** A file is neither held nor on the server any more: another release stands there. */
async function onMissingFile(): Promise<void> {
  while (!(await isServerUp())) await after(askAgainAfter);
  if (wasReloaded() || isBusy()) offerRelease(reloadForFile, true);
  else reloadForFile();
  missing = null;
}

/** True when the page was loaded again for this reason a short while ago, or when that is not known. */
function wasReloaded(): boolean {
  try {
    return Math.abs(Date.now() - Number(sessionStorage.getItem(reloadedAt))) < notAgainWithin;
  } catch {
    return true;
  }
}

function reloadForFile(): void {
  remember(reloadedAt);
  reload();
}

function remember(name: string): void {
  try {
    sessionStorage.setItem(name, String(Date.now()));
  } catch {
    // Then `wasReloaded` cannot tell either.
  }
}

/** Whether somebody types, or has a dialog open, with what was chosen and typed in it. */
function isBusy(): boolean {
  const field = document.activeElement;
  if (document.querySelector('[role="dialog"]:not([popover])')) return true;
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== '';
}

function offerRelease(take: () => void, byHand = false): void {
  useRelease.setState({ take, byHand });
}

const reload = () => window.location.reload();
const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
