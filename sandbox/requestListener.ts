import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';

/** How long the rest of a body is read after the answer before the connection is given up, in milliseconds. */
const patience = 5_000;

type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/**
 * Answers the requests of a Node server. An answer may come before the body was read (401, 404, 413 …): the rest is then read
 * and dropped, since a client that is still writing cannot read the answer, and the next request comes after the body
 * (RFC 9112, section 9.3). @hono/node-server would close the connection after half a second.
 */
export function requestListener(fetch: Fetch, longest = patience): RequestListener {
  const listener = getRequestListener((request, bindings) => fetch(request, bindings as HttpBindings), {
    autoCleanupIncoming: false,
  });
  return (incoming, outgoing) => {
    outgoing.once('finish', () => dropRest(incoming, longest));
    return listener(incoming, outgoing);
  };
}

function dropRest(incoming: IncomingMessage, longest: number): void {
  if (incoming.readableEnded) return;
  const late = setTimeout(() => incoming.socket.destroySoon(), longest);
  incoming.once('close', () => clearTimeout(late));
  // Whoever began to read and has stopped would stop the rest as well.
  incoming.removeAllListeners('data');
  incoming.resume();
}
