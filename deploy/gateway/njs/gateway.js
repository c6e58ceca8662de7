// What nginx has no words for. `secrets` is read with the configuration (js_preload_object), as root.

/** For the service alone. */
function authorization() {
  return 'Token ' + secrets.key;
}

/**
 * So that it can be masked where the service repeats it: as it is, and with characters that are neither letters nor digits
 * escaped as JSON, an address and HTML may have them. nginx looks at no difference between capitals and small letters.
 */
function key() {
  return secrets.key;
}

function escaped(pattern, escape) {
  return secrets.key.replace(pattern, (character) => escape(character.charCodeAt(0)));
}

const hex = (code) => (code < 16 ? '0' : '') + code.toString(16);

function keyWithSlashes() {
  return secrets.key.replace(/\//g, '\\/');
}

/** As encoders of JSON write what HTML would read. */
function keyForHtml() {
  return escaped(/[&<>]/g, (code) => '\\u00' + hex(code));
}

function keyInUnicode() {
  return escaped(/[^A-Za-z0-9]/g, (code) => '\\u00' + hex(code));
}

/** Some encoders leave `-`, `_`, `.` and `~`, as an address does. */
function keyInUnicodeButPlain() {
  return escaped(/[^A-Za-z0-9_.~-]/g, (code) => '\\u00' + hex(code));
}

function keyInAddress() {
  return escaped(/[^A-Za-z0-9_.~-]/g, (code) => '%' + hex(code));
}

/** `encodeURIComponent` leaves some more. */
function keyInAddressPart() {
  return escaped(/[^A-Za-z0-9_.~!*()-]/g, (code) => '%' + hex(code));
}

function keyInAddressWhole() {
  return escaped(/[^A-Za-z0-9]/g, (code) => '%' + hex(code));
}

const entities = { '&': 'amp', '<': 'lt', '>': 'gt' };

function keyInHtml() {
  return secrets.key.replace(/[&<>]/g, (character) => '&' + entities[character] + ';');
}

function keyInHtmlByNumbers() {
  return escaped(/[^A-Za-z0-9]/g, (code) => '&#' + code + ';');
}

function keyInHtmlByHex() {
  return escaped(/[^A-Za-z0-9]/g, (code) => '&#x' + hex(code) + ';');
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

const everyForm = [
  key,
  keyWithSlashes,
  keyForHtml,
  keyInUnicode,
  keyInUnicodeButPlain,
  keyInAddress,
  keyInAddressPart,
  keyInAddressWhole,
  keyInHtml,
  keyInHtmlByNumbers,
  keyInHtmlByHex,
];

function masked(value) {
  return everyForm.reduce((text, form) => {
    const found = form();
    const at = text.toLowerCase().indexOf(found.toLowerCase());
    return at < 0 ? text : text.slice(0, at) + '[redacted]' + masked(text.slice(at + found.length));
  }, value);
}

function keepListed(r) {
  Object.keys(r.headersOut).forEach((name) => {
    if (!listed[name.toLowerCase()]) delete r.headersOut[name];
    else if (name.toLowerCase() !== 'content-length') r.headersOut[name] = masked(r.headersOut[name]);
  });
}

// As much as `npm start` takes of one answer, and more than any document or file of the interface has.
const largestAnswer = 32 * 1024 * 1024;

/** Throws where an answer is too large for the cache and its disk: nginx ends it there, and the edge keeps no part of it. */
function checkSize(bytes) {
  if (bytes > largestAnswer)
    throw new Error('An answer of the service has more than ' + largestAnswer + ' bytes.');
}

/** Nothing can be masked in an answer that is packed, and none was asked for. */
function checkEncoding(encoding) {
  if (encoding && encoding.toLowerCase() !== 'identity')
    throw new Error('An answer of the service is packed, which was not asked for.');
}

function checkHeaders(r) {
  checkEncoding(r.headersOut['Content-Encoding']);
  checkSize(Number(r.headersOut['Content-Length']) || 0);
  keepListed(r);
}

function checkBody(r, data, flags) {
  r.variables.bytes_passed = Number(r.variables.bytes_passed) + data.length;
  checkSize(Number(r.variables.bytes_passed));
  r.sendBuffer(data, flags);
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

export default {
  authorization,
  key,
  keyWithSlashes,
  keyForHtml,
  keyInUnicode,
  keyInUnicodeButPlain,
  keyInAddress,
  keyInAddressPart,
  keyInAddressWhole,
  keyInHtml,
  keyInHtmlByNumbers,
  keyInHtmlByHex,
  checkHeaders,
  checkBody,
  challenge,
  metrics,
};
