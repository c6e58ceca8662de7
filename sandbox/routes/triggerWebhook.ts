import { eventNames } from '#sandbox/events/catalogue.ts';
import { readBare } from '#sandbox/jsonapi/writeBody.ts';
import type { SandboxContext } from '#sandbox/view.ts';
import { isDelivered } from '#sandbox/webhooks/post.ts';
import { sampleOf } from '#sandbox/webhooks/sample.ts';
import { readUrl } from './webhookBody.ts';

/** Answers 200 even where the receiver fails (docs/interface.md 2.9). */
export async function answerTrigger(c: SandboxContext): Promise<Response> {
  const { post, targets } = c.get('webhooks');
  const { url, event, secret } = readBare(c, (attributes) => ({
    url: readUrl(attributes, attributes.requiredText('url', 2_000), targets),
    event: readEvent(attributes.requiredText('event'), (detail) => attributes.refuse('event', detail)),
    secret: attributes.text('secret') ?? null,
  }));
  const body = JSON.stringify(sampleOf(c.get('view'), event));
  const answer = await post.deliver({ url, secret, headers: [], body });
  return c.json({
    url,
    succeeded: isDelivered(answer),
    error: answer.error,
    status_code: answer.status,
    request_headers: answer.sent,
    request_body: body,
    response_headers: answer.headers,
    response_body: answer.body,
  });
}

function readEvent(event: string, refuse: (detail: string) => void): string {
  if (event !== '' && !eventNames.includes(event)) {
    refuse('event is not the name of an event. GET /webhooks/events lists all of them.');
  }
  return event;
}
