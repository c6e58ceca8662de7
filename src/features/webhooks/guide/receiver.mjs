// A receiver in Node, without packages:  SECRET=… node receiver.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const secret = process.env.SECRET ?? '';
const header = (process.env.SIGNATURE_HEADER ?? 'X-SVC-Webhook-Signature').toLowerCase();
if (secret === '') throw new Error('Set SECRET to the secret of the webhook.');

/** Over the bytes as they came: JSON that was parsed and written again has others. */
function isGenuine(body, signature) {
  const expected = Buffer.from(createHmac('sha256', secret).update(body).digest('hex'));
  const given = Buffer.from(signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const done = new Set(); // In production a table with a unique key: it has to survive a restart.

/** Gives the status to answer with: within 10 seconds, so longer work is done afterwards. */
async function receive(request) {
  const body = await buffer(request);
  if (!isGenuine(body, request.headers[header])) return 401;
  const { data } = JSON.parse(body.toString('utf8'));
  // A notification may come twice, and newer before older.
  if (!done.has(data.id)) {
    done.add(data.id);
    console.log(data.attributes.event);
  }
  return 204;
}

const server = createServer((request, response) => {
  receive(request).then(
    (status) => response.writeHead(status).end(),
    () => response.destroy(),
  );
});

server.listen(Number(process.env.PORT ?? 8080), () => {
  console.log(`Listening on port ${server.address().port}`);
});
