import { addressLabels } from './words.ts';

/**
 * Why nothing can be delivered to an address, as far as that shows without the service; null where nothing is wrong. This
 * machine passes: a service that was set so delivers to it, and any other says that it does not.
 */
export function addressFault(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return addressLabels.blank;
  const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
  if (!url || !/^https?:$/.test(url.protocol) || !/^https?:\/\//i.test(trimmed))
    return addressLabels.incomplete;
  if (url.username !== '' || url.password !== '') return addressLabels.credentials;
  if (url.protocol === 'http:' && !isThisMachine(url.hostname)) return addressLabels.plainHttp;
  return null;
}

function isThisMachine(host: string): boolean {
  return (
    host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host)
  );
}

/** What a webhook is called in a sentence: the host that it sends to. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
