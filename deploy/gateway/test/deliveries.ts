import { createHmac } from 'node:crypto';
import { type Answer, ask } from '#server/testServers.ts';
import { agent, type Gateway, webhookSecret } from './startGateway.ts';

let count = 0;

/** A notification as the service sends it (docs/interface.md 5.5), each with an id of its own. */
export function notification(
  named: { readonly shipment?: string; readonly container?: string },
  id = `notification-${++count}`,
): string {
  const included = Object.entries(named).map(([type, name]) => ({ id: name, type, attributes: {} }));
  const data = { id, type: 'webhook_notification', attributes: { event: 'container.updated' } };
  return JSON.stringify({ data, included });
}

export const signatureOf = (body: string, secret = webhookSecret) =>
  createHmac('sha256', secret).update(body).digest('hex');

/** Sends a delivery as the service does; headers that are null are left out. */
export function deliver(
  gateway: Pick<Gateway, 'hooksUrl'>,
  body: string,
  {
    method = 'POST',
    headers = {},
  }: { readonly method?: string; readonly headers?: Readonly<Record<string, string | null>> } = {},
): Promise<Answer> {
  const usual = { 'content-type': 'application/json', 'x-svc-webhook-signature': signatureOf(body) };
  const given = Object.entries({ ...usual, ...headers }).filter(
    (entry): entry is [string, string] => !!entry[1],
  );
  return ask(`${gateway.hooksUrl}/hooks/tracking`, {
    method,
    body,
    agent,
    headers: Object.fromEntries(given),
  });
}
