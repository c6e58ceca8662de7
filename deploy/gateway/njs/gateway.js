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

/** Prometheus text from nginx's own counters. */
async function metrics(r) {
  const status = (await r.subrequest('/nginx')).responseText;
  const numbers = status.match(/\d+/g) || [];
  const names = ['active', 'accepted', 'handled', 'requests', 'reading', 'writing', 'waiting'];
  const counters = { accepted: true, handled: true, requests: true };
  const lines = names.map((name, index) => {
    const counter = counters[name] === true;
    const full = 'landfall_gateway_' + name + (counter ? '_total' : '');
    return '# TYPE ' + full + (counter ? ' counter\n' : ' gauge\n') + full + ' ' + numbers[index] + '\n';
  });
  r.headersOut['Content-Type'] = 'text/plain; version=0.0.4';
  r.return(200, lines.join(''));
}

export default { authorization, key, keepListed, metrics };
