// Deliveries of the service's webhooks (docs/interface.md 5.4): checked here, announced once, as the stream of docs/live.md
// tells them to pages. `secrets` is read with the configuration, as root.
import crypto from 'crypto';

const ofOneRecord = {
  shipment: [
    '',
    '?include=containers%2Ccontainers.pod_terminal%2Cpod_terminal%2Cdestination_terminal%2Cport_of_lading%2Cport_of_discharge%2Cdestination',
  ],
  container: [
    '',
    '?include=transport_events',
    '/transport_events?include=location%2Cterminal%2Cvessel',
    '/raw_events',
    '/map_geojson',
  ],
};
// As many as a page reads of one message.
const most = 100;

/** However much of it is right, it takes as long. */
function isSame(one, other) {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let index = 0; index < one.length; index++)
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}

/** By the secret of now, or the one before while it is being changed. */
function isSigned(body, signature) {
  const isBy = (secret) =>
    secret !== '' && isSame(crypto.createHmac('sha256', secret).update(body).digest('hex'), signature);
  return isBy(secrets.webhook) || isBy(secrets.webhookBefore);
}

function textOf(value, pattern) {
  return typeof value === 'string' && pattern.test(value) ? value : '';
}

/** The notification in a delivery; null if invalid. */
function readNotification(body) {
  try {
    const delivery = JSON.parse(body.toString('utf8'));
    const data = delivery.data;
    const id = textOf(data.id, /^[A-Za-z0-9_-]{1,64}$/);
    const event = textOf(data.attributes.event, /^[a-z0-9_.]{1,64}$/);
    return id && event ? { id: id, change: changeOf(event, delivery) } : null;
  } catch (error) {
    return null;
  }
}

/** Which records it is about: nothing of what has become of them, which a page reads with the rights that it has. */
function changeOf(event, delivery) {
  const shipments = [];
  const containers = [];
  const name = (record) => {
    const id = record ? textOf(record.id, /^[A-Za-z0-9_-]{1,100}$/) : '';
    const list = !id
      ? null
      : record.type === 'shipment'
        ? shipments
        : record.type === 'container'
          ? containers
          : null;
    if (list && list.length < most && list.indexOf(id) < 0) list.push(id);
  };
  [delivery.data].concat(Array.isArray(delivery.included) ? delivery.included : []).forEach((record) => {
    name(record);
    const relations = (record && record.relationships) || {};
    ['reference_object', 'shipment', 'container'].forEach((relation) => {
      name(relations[relation] && relations[relation].data);
    });
  });
  return { event: event, shipments: shipments, containers: containers };
}

/** A subrequest empties variables, so they are set last. */
function answer(r, status, outcome, words, event) {
  r.variables.outcome = outcome;
  r.variables.event = event || '';
  r.headersOut['Content-Type'] = 'text/plain';
  r.headersOut['Cache-Control'] = 'no-store';
  r.return(status, words + '\n');
}

/**
 * Nothing of what came is repeated, in the answer or in a log. It is counted, and limited by address: what is signed is not, so
 * that nobody can use up what the service needs.
 */
async function refuse(r, status, outcome, words) {
  const counted = await r.subrequest('/refused', { method: 'POST', body: '1' });
  if (counted.status === 429) return answer(r, 429, 'flood', 'Too much from this address was refused.');
  answer(r, status, outcome, words);
}

/**
 * Has the other gateways forget what a delivery names, before any page reads that again. Each checks it anew.
 *
 * @returns how many did; one that does not answer keeps no delivery from the pages of the others
 */
async function pass(r) {
  const peers = r.variables.peers.split(' ').filter((peer) => peer !== '');
  // With the body of this request, byte for byte.
  const replies = await Promise.all(peers.map((peer) => r.subrequest('/peer/' + peer, { method: 'POST' })));
  const done = replies.filter((reply) => reply.status === 200).length;
  return peers.length === 0 ? '' : done + ' of ' + peers.length;
}

/** The answer comes after the publication, so that the service repeats what was not published. */
async function receive(r) {
  const isOfPeer = r.uri === '/hooks/forget';
  if (r.method !== 'POST') return refuse(r, 405, 'method', 'A delivery is sent by POST.');
  if (!/^application\/(vnd\.api\+)?json *(;|$)/i.test(r.headersIn['Content-Type'] || ''))
    return refuse(r, 415, 'type', 'A delivery is application/json.');
  const signature = textOf(r.variables.signature, /^[0-9a-f]{64}$/);
  const body = r.requestBuffer;
  if (!signature || !body || body.length === 0 || !isSigned(body, signature))
    return refuse(r, 401, 'signature', 'The signature is missing or wrong.');
  const notification = readNotification(body);
  if (!notification) return refuse(r, 422, 'content', 'This is no notification.');
  const confirmed = isOfPeer ? '' : await pass(r);
  const reply = await r.subrequest('/once', {
    method: 'POST',
    args: 'id=' + notification.id + (isOfPeer ? '&only=forget' : ''),
    body: JSON.stringify(notification.change),
  });
  const event = notification.change.event;
  r.variables.confirmed = confirmed;
  if (reply.status !== 200)
    return answer(r, 503, 'unpublished', 'It could not be published. Send it again.', event);
  // What is kept of a delivery says which request brought it.
  const isNew = reply.responseText === r.variables.request_id;
  answer(r, 200, !isNew ? 'repeat' : isOfPeer ? 'forgotten' : 'published', 'ok', event);
}

/**
 * The shared cache forgets what it has of these records, and then they are named to all pages, which read them again. Where
 * another gateway names them, it is only seen to that pages can hear it.
 */
async function announce(r) {
  const change = JSON.parse(r.requestText);
  const records = change.shipments
    .map((id) => ['shipment', id])
    .concat(change.containers.map((id) => ['container', id]));
  for (let index = 0; index < records.length; index++) {
    const kind = records[index][0];
    const paths = ofOneRecord[kind];
    for (let which = 0; which < paths.length; which++) {
      const parts = ('/purge/api/v2/' + kind + 's/' + records[index][1] + paths[which]).split('?');
      await r.subrequest(parts[0], { args: parts[1] || '' });
    }
  }
  const isOfPeer = r.args.only === 'forget';
  const reply = await r.subrequest('/publish', isOfPeer ? {} : { method: 'POST', body: r.requestText });
  const isReceived = (isOfPeer ? [200, 404] : [201, 202]).indexOf(reply.status) >= 0;
  // A stream that stays open says that nothing has happened; a page without one asks as often as it did before.
  if (!isReceived) await r.subrequest('/end');
  r.return(isReceived ? 200 : 503, r.headersIn['X-Request-Id']);
}

export default { receive, announce };
