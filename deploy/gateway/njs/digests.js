// Keys of zones: however long a name or an address is, it takes as much room, and long ones cannot push the others out.
import crypto from 'crypto';

function digest(text) {
  return crypto.createHash('sha256').update(text).digest('hex').slice(0, 32);
}

function addressDigest(r) {
  return digest(r.variables.uri + '?' + (r.variables.args || ''));
}

function callerDigest(r) {
  return digest(r.headersIn['X-Caller'] || '');
}

export default { addressDigest, callerDigest };
