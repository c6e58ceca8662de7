import { firstShipmentsPath } from '#/data/shipments/firstShipments.ts';
import { fleetMark } from '#/device/fleetMark.ts';
import { defaultApiBase } from './defaultApiBase.ts';
import type { Early } from './earlyAnswers.ts';

// A script of its own that runs before the rest of the code is here: the configuration, and on a first visit the first
// page of the list, travel beside that code and not after it. It uses literals alone of what it imports, and the build
// writes those into it, so that it stays one small file. `earlyAnswers.ts` hands on what it asked for; a page without
// it asks by itself.

const config = fetch('/config.json', { cache: 'no-cache', signal: AbortSignal.timeout(5_000) }).then(
  (answer): Promise<unknown> => {
    if (!answer.ok) throw new Error(`config.json answered ${answer.status}`);
    return answer.json();
  },
);
// The consumer handles the rejection.
config.catch(() => undefined);

function isFirstVisitToList(): boolean {
  try {
    return /^\/(shipments)?$/.test(location.pathname) && localStorage.getItem(fleetMark) === null;
  } catch {
    return false;
  }
}

function askForList(): NonNullable<Early['list']> {
  const controller = new AbortController();
  const address = `${defaultApiBase}${firstShipmentsPath}`;
  const answer = config.then((given) => {
    // Another base is checked before it is asked (start.ts).
    const { apiBase = defaultApiBase } = given as { readonly apiBase?: unknown };
    if (apiBase !== defaultApiBase) throw new Error('The list is elsewhere.');
    return fetch(address, {
      headers: { Accept: 'application/vnd.api+json, application/json', 'X-GW': '1' },
      signal: controller.signal,
    });
  });
  const list = { address, answer: answer.then(whole), abort: () => controller.abort(), isHere: false };
  list.answer.then(
    () => (list.isHere = true),
    () => undefined,
  );
  return list;
}

/** The answer once all of it is here. */
async function whole(answer: Response): Promise<Response> {
  return answer.status === 200 ? new Response(await answer.arrayBuffer(), answer) : answer;
}

const early: Early = { config, list: isFirstVisitToList() ? askForList() : null };
Object.assign(globalThis, { landfallEarly: early });
