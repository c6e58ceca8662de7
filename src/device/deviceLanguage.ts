import { knownLanguage, type Language, languageOf } from '#/language/languages.ts';

/**
 * The language that this device gets where an address asks for none, as the server said when it sent a page. A service
 * worker knows no cookie, and a host may have fewer languages: so what the server said is kept where both a page and the
 * worker can read it, with what it followed from. Three lines: the language, what was chosen, what the browser asks for.
 */
const cacheName = 'language';
const address = '/language';

const accepted = (): string => navigator.languages.join(',');

/** For the service worker: null where only the server can say. */
export async function deviceLanguage(): Promise<Language | null> {
  const [language = '', , asked] = (await readKept()).split('\n');
  return asked === accepted() ? knownLanguage(language) : null;
}

/** Another choice was made: the language of the next page is for the server to say. */
export async function clearDeviceLanguage(): Promise<void> {
  // Without such a cache there is no worker either that could ask.
  await tryCaches(() => caches.delete(cacheName));
}

/**
 * Keeps the language of a page whose address asked for none. Where a worker may have answered for the page, and not in the
 * language that holds now, it had no network: then only the server can say.
 */
export async function keepDeviceLanguage(page: {
  readonly language: Language;
  readonly chosen: () => string;
  readonly isHeld: boolean;
}): Promise<void> {
  const chosen = page.chosen();
  const record = [page.language, chosen, accepted()].join('\n');
  if ((await readKept()) === record) return;
  const isSaid = !page.isHeld || languageOf(null, chosen, accepted()) === page.language;
  if (isSaid) await tryCaches(async () => (await caches.open(cacheName)).put(address, new Response(record)));
  // Another window may have chosen meanwhile.
  if (!isSaid || page.chosen() !== chosen) await clearDeviceLanguage();
}

async function readKept(): Promise<string> {
  const kept = await tryCaches(() => caches.match(address, { cacheName }));
  return (await kept?.text()) ?? '';
}

/** A browser that keeps nothing has no worker, and its pages go on. */
async function tryCaches<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
