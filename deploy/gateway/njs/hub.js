// What the hub asks itself before it opens a stream.

// Debian's nchan (1.3.6) does not survive every id: one that is not of its own making is as good as none.
const ids = /^[0-9]{10}:[0-9]{1,9}$/;

/** Whether this hub can have given an id: one of the future would hear nothing until then. */
function isGiven(id, newest) {
  if (!ids.test(id)) return false;
  const at = id.split(':').map(Number);
  const end = /^(\d+):(\d+)/.exec(newest || '');
  if (!end) return at[0] <= Date.now() / 1000;
  return at[0] < Number(end[1]) || (at[0] === Number(end[1]) && at[1] <= Number(end[2]));
}

/**
 * Opens a stream where its browser was. Of a channel without a message there is nothing to make up for, and two streams that
 * name a place in it end nchan's worker, with all streams: those begin anew.
 */
async function open(r) {
  const reply = await r.subrequest('/kept');
  if (reply.status !== 200 && reply.status !== 404) return r.return(503);
  const kept = reply.status === 200 ? JSON.parse(reply.responseText) : {};
  const last = r.headersIn['Last-Event-ID'] || '';
  // A subrequest empties variables, so it is set last.
  r.variables.last_heard = kept.messages > 0 && isGiven(last, kept.last_message_id) ? last : '';
  r.internalRedirect('@stream');
}

export default { open };
