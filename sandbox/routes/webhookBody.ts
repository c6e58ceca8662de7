import { eventNames } from '#sandbox/events/catalogue.ts';
import type { Fields } from '#sandbox/jsonapi/fields.ts';
import type { Header, Webhook } from '#sandbox/store/webhooks.ts';
import { readTarget, TargetError, type Targets } from '#sandbox/webhooks/target.ts';

const longestUrl = 2_000;
const maxHeaders = 20;
const longestHeader = 1_000;

/** What a client may say of a webhook; what it does not say is undefined. */
export interface WebhookChange {
  readonly url?: string;
  readonly active?: boolean;
  readonly events?: readonly string[];
  readonly headers?: readonly Header[];
}

/** Left out, the events are all of them (docs/interface.md 3.11 leaves it open). */
export function readWebhook(
  attributes: Fields,
  targets: Targets,
  signatureHeader: string,
): Pick<Webhook, 'url' | 'active' | 'events' | 'headers'> {
  const change = readWebhookChange(attributes, targets, signatureHeader);
  const url = change.url ?? attributes.requiredText('url');
  return { active: true, events: eventNames, headers: [], ...change, url };
}

export function readWebhookChange(
  attributes: Fields,
  targets: Targets,
  signatureHeader: string,
): WebhookChange {
  const given =
    attributes.value('url') === undefined ? undefined : attributes.requiredText('url', longestUrl);
  const active = attributes.flag('active');
  const events = readEvents(attributes);
  const headers = readHeaders(attributes, signatureHeader);
  return {
    ...(given === undefined ? {} : { url: readUrl(attributes, given, targets) }),
    ...(active === undefined ? {} : { active }),
    ...(events === undefined ? {} : { events }),
    ...(headers === undefined ? {} : { headers }),
  };
}

/** Where a refused text stands in is refused already. */
export function readUrl(attributes: Fields, text: string, targets: Targets): string {
  if (text === '') return text;
  try {
    return readTarget(text, targets).href;
  } catch (error) {
    if (!(error instanceof TargetError)) throw error;
    attributes.refuse('url', error.message);
    return text;
  }
}

function readEvents(attributes: Fields): readonly string[] | undefined {
  const events = attributes.texts('events');
  if (events === undefined) return undefined;
  if (events.length === 0) attributes.refuse('events', 'events is empty. Name at least one event.', 'blank');
  for (const [index, event] of events.entries()) {
    if (eventNames.includes(event)) continue;
    attributes.refuse(
      `events/${index}`,
      `events: ${event} is no event. GET /webhooks/events lists all of them.`,
    );
  }
  return [...new Set(events)];
}

// RFC 9110: a name is a token, and values are safe in ASCII alone.
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const beyondAscii = /\P{ASCII}/u;

/** What a delivery says of itself cannot be said by its webhook. */
const reserved = new Set([
  'host',
  'connection',
  'content-length',
  'content-type',
  'content-encoding',
  'expect',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
]);

function readHeaders(attributes: Fields, signatureHeader: string): readonly Header[] | undefined {
  if (attributes.value('headers') === undefined) return undefined;
  const list = attributes.list('headers') ?? [];
  if (list.length > maxHeaders)
    attributes.refuse('headers', `headers has too many entries (maximum is ${maxHeaders}). Remove some.`);
  const headers = list.map((fields) => {
    const name = fields.requiredText('name');
    const value = fields.text('value', longestHeader) ?? '';
    const lower = name.toLowerCase();
    if (name !== '' && !token.test(name)) {
      fields.refuse(
        'name',
        'name has characters that the name of a header cannot have. Use letters, digits and -.',
      );
    } else if (reserved.has(lower) || lower === signatureHeader.toLowerCase()) {
      fields.refuse('name', `name ${name} is set by the service. Leave it out.`);
    }
    if (beyondAscii.test(value)) fields.refuse('value', 'value must be visible ASCII characters and spaces.');
    return { name, value };
  });
  return headers;
}
