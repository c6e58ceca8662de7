// What nginx has no words for. `secrets` is read with the configuration (js_preload_object), as root.

/** For the service alone. */
function authorization() {
  return 'Token ' + secrets.key;
}

/** So that it can be masked where the service repeats it. */
function key() {
  return secrets.key;
}

// Cookies, CORS, server names and WWW-Authenticate stay behind without being named.
const listed = {
  'content-type': true,
  'content-length': true,
  'content-language': true,
  'content-disposition': true,
  'retry-after': true,
  'x-request-id': true,
  date: true,
};

function keepListed(r) {
  Object.keys(r.headersOut).forEach((name) => {
    if (!listed[name.toLowerCase()]) delete r.headersOut[name];
  });
}

/** Where a page says by itself that the sign-in has ended, the browser is not asked to. */
function challenge(r) {
  if (r.status !== 401) delete r.headersOut['WWW-Authenticate'];
}

/** What nchan says of a channel of the hub. There is none before the first message or stream. */
async function channel(r, name) {
  const reply = await r.subrequest('/hub/' + name);
  const found = reply.status === 200 ? JSON.parse(reply.responseText) : {};
  const last = /^\d+/.exec(found.last_message_id || '');
  return {
    isUp: reply.status === 200 || reply.status === 404,
    subscribers: found.subscribers || 0,
    messages: found.messages || 0,
    lastAt: last ? last[0] : 0,
  };
}

/** Prometheus text from the counters of nginx and of nchan. */
async function metrics(r) {
  const lines = [];
  const add = (name, value, kind) => {
    const full = 'landfall_gateway_' + name;
    lines.push('# TYPE ' + full + ' ' + (kind || 'gauge') + '\n' + full + ' ' + value + '\n');
  };
  const numbers = (await r.subrequest('/nginx')).responseText.match(/\d+/g) || [];
  add('active', numbers[0]);
  add('accepted_total', numbers[1], 'counter');
  add('handled_total', numbers[2], 'counter');
  add('requests_total', numbers[3], 'counter');
  add('reading', numbers[4]);
  add('writing', numbers[5]);
  add('waiting', numbers[6]);
  if (secrets.webhook !== '') {
    const changes = await channel(r, 'changes');
    const here = await channel(r, 'here');
    const refused = await channel(r, 'refused');
    add('hub_up', changes.isUp ? 1 : 0);
    add('streams', here.subscribers);
    add('messages_kept', changes.messages);
    add('last_message_timestamp_seconds', changes.lastAt);
    add('deliveries_refused_last_hour', refused.messages);
  }
  r.headersOut['Content-Type'] = 'text/plain; version=0.0.4';
  r.return(200, lines.join(''));
}

export default { authorization, key, keepListed, challenge, metrics };
