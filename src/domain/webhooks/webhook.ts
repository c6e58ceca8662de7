import type { Instant } from '#/time/instant.ts';

/** A header of the account's own that goes along with every delivery. */
export interface WebhookHeader {
  readonly name: string;
  readonly value: string;
}

/** An address that is sent what happens (docs/interface.md 3.11). */
export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly active: boolean;
  /** Names of events; null where the service does not report them. */
  readonly events: readonly string[] | null;
  readonly headers: readonly WebhookHeader[];
  /** The end of the secret, by which people tell secrets apart; null where it is not reported. */
  readonly secretEnd: string | null;
  readonly createdAt: Instant | null;
}

/** Where deliveries come from, for a firewall. */
export interface SourceAddresses {
  readonly addresses: readonly string[];
  readonly updatedAt: Instant | null;
}

/** What a user says of a webhook. */
export interface WebhookDraft {
  readonly url: string;
  readonly active: boolean;
  readonly events: readonly string[];
  readonly headers: readonly WebhookHeader[];
}

/** What of a draft differs from the webhook that it began with. */
export function changesOf(webhook: WebhookDraft, draft: WebhookDraft): Partial<WebhookDraft> {
  const { url, active, events, headers } = draft;
  return {
    ...(url !== webhook.url && { url }),
    ...(active !== webhook.active && { active }),
    ...(!sameNames(events, webhook.events) && { events }),
    ...(JSON.stringify(headers) !== JSON.stringify(webhook.headers) && { headers }),
  };
}

/** A webhook as a form begins with it. */
export function draftOf({ url, active, events, headers }: Webhook): WebhookDraft {
  return { url, active, events: events ?? [], headers };
}

/** Their order says nothing. */
function sameNames(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name) => others.includes(name));
}

/** `credentials`: it has a user name or a password; `plainHttp`: what it is sent could be read on the way. */
export type AddressFault = 'blank' | 'incomplete' | 'credentials' | 'plainHttp';

/**
 * Why nothing can be delivered to an address, as far as that shows without the service; null where nothing is wrong. This
 * machine passes: a service that was set so delivers to it, and any other says that it does not.
 */
export function addressFault(text: string): AddressFault | null {
  const trimmed = text.trim();
  if (trimmed === '') return 'blank';
  const url = URL.canParse(trimmed) ? new URL(trimmed) : null;
  if (!url || !/^https?:$/.test(url.protocol) || !/^https?:\/\//i.test(trimmed)) return 'incomplete';
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (url.protocol === 'http:' && !isThisMachine(url.hostname)) return 'plainHttp';
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
