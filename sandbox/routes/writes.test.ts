import { describe, expect, it } from 'vitest';
import { openTestSandbox } from '#sandbox/testSandbox.ts';

const { ask, first, json, list, one, patch } = openTestSandbox();

const { id } = await first('/v2/shipments');
const box = await first('/v2/containers');

function labels(type: string, attributes: object) {
  return { data: { type, attributes } };
}

describe('references and tags', () => {
  it('replace what was there, are answered with the whole record, and are found by', async () => {
    const answer = await patch(
      `/v2/shipments/${id}`,
      labels('shipment', { ref_numbers: ['PO-9001', 'ü 7'], tags: ['a', 'a', 'b'] }),
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/vnd.api+json');
    expect(await answer.json()).toEqual(
      await json(`/v2/shipments/${id}`).then((document) => ({ ...(document as object) })),
    );
    const { attributes } = await one(`/v2/shipments/${id}`);
    expect(attributes).toMatchObject({ ref_numbers: ['PO-9001', 'ü 7'], tags: ['a', 'b'] });
    expect((await list('/v2/shipments?q=po-9001')).map((each) => each.id)).toEqual([id]);
  });

  it('of a container differ from those of its shipment, and find that shipment', async () => {
    await patch(`/v2/containers/${box.id}`, labels('container', { ref_numbers: ['BOX-REF-1'] }));
    expect((await one(`/v2/containers/${box.id}`)).attributes['ref_numbers']).toEqual(['BOX-REF-1']);
    const owner = box.relationships['shipment']?.data as { id: string };
    expect((await list('/v2/shipments?q=box-ref')).map((each) => each.id)).toEqual([owner.id]);
    expect((await list('/v2/search?query=box-ref')).map((each) => each.id)).toEqual([box.id]);
  });

  it.each([null, []])('are cleared with %s', async (value) => {
    await patch(`/v2/shipments/${id}`, labels('shipment', { ref_numbers: ['x'] }));
    await patch(`/v2/shipments/${id}`, labels('shipment', { ref_numbers: value }));
    expect((await one(`/v2/shipments/${id}`)).attributes['ref_numbers']).toEqual([]);
  });

  it('of a container are its references alone: tags are not stored', async () => {
    const before = await json(`/v2/containers/${box.id}`);
    const answer = await patch(`/v2/containers/${box.id}`, labels('container', { tags: ['blue'] }));
    expect(answer.status).toBe(200);
    expect(await json(`/v2/containers/${box.id}`)).toEqual(before);
  });

  it('are kept without the spaces around them, and a tag that is then the same only once', async () => {
    const change = { ref_numbers: [' PO  7 ', '\u00a0PO 8'], tags: ['a ', ' a', '\tb\n'] };
    await patch(`/v2/shipments/${id}`, labels('shipment', change));
    const { attributes } = await one(`/v2/shipments/${id}`);
    expect(attributes).toMatchObject({ ref_numbers: ['PO  7', 'PO 8'], tags: ['a', 'b'] });
  });

  it('may be a hundred', async () => {
    const tags = Array.from({ length: 100 }, (_, n) => `tag ${n}`);
    expect((await patch(`/v2/shipments/${id}`, labels('shipment', { tags }))).status).toBe(200);
  });

  it('may have 255 characters', async () => {
    const answer = await patch(`/v2/shipments/${id}`, labels('shipment', { tags: ['x'.repeat(255)] }));
    expect(answer.status).toBe(200);
  });

  it('stay as they are when they are not in the body', async () => {
    await patch(`/v2/shipments/${id}`, labels('shipment', { tags: ['kept'] }));
    await patch(`/v2/shipments/${id}`, labels('shipment', { ref_numbers: ['new'] }));
    expect((await one(`/v2/shipments/${id}`)).attributes['tags']).toEqual(['kept']);
  });

  it.each(['application/json', 'application/vnd.api+json', 'text/plain'])('are taken as %s', async (type) => {
    const answer = await ask(`/v2/shipments/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': type },
      body: JSON.stringify(labels('shipment', { tags: [type] })),
    });
    expect(answer.status).toBe(200);
  });
});

describe('a body that cannot be taken', () => {
  it.each([
    ['malformed JSON', '{"data":', 400, ''],
    ['nothing', '', 400, ''],
    ['no data', {}, 422, '/data'],
    ['data that is a list', { data: [] }, 422, '/data'],
    ['no attributes', { data: { type: 'shipment' } }, 422, '/data/attributes'],
    ['another type', labels('container', { tags: [] }), 409, '/data/type'],
    ['another id', { data: { type: 'shipment', id: 'other', attributes: {} } }, 409, '/data/id'],
    ['a text for a list', labels('shipment', { ref_numbers: 'PO 1' }), 422, '/data/attributes/ref_numbers'],
    [
      'a text that is too long',
      labels('shipment', { ref_numbers: ['a', 'x'.repeat(256)] }),
      422,
      '/data/attributes/ref_numbers/1',
    ],
    ['a blank text', labels('shipment', { tags: ['a', ' \u200b '] }), 422, '/data/attributes/tags/1'],
    ['a line break in a text', labels('shipment', { tags: ['a\nb'] }), 422, '/data/attributes/tags/0'],
    ['a null character', labels('shipment', { tags: ['a\u0000b'] }), 422, '/data/attributes/tags/0'],
    ['half of a character', '{"data":{"attributes":{"tags":["\\ud800"]}}}', 422, '/data/attributes/tags/0'],
    [
      'more texts than anybody reads',
      labels('shipment', { ref_numbers: Array.from({ length: 101 }, String) }),
      422,
      '/data/attributes/ref_numbers',
    ],
    ['a number in a list', labels('shipment', { tags: ['a', 1] }), 422, '/data/attributes/tags/1'],
  ])('is refused with a pointer: %s', async (_, body, status, pointer) => {
    const answer = await patch(`/v2/shipments/${id}`, body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ errors: [{ status: String(status), source: { pointer } }] });
  });

  it.each([
    ['one that is too long', 'x'.repeat(256), /255 characters.*Shorten/],
    ['a blank one', '  ', /blank.*leave it out/],
    ['one that beeps', 'a\u0007b', /control character.*Remove/],
  ])('says what is wrong with a tag and what to do: %s', async (_, text, words) => {
    const answer = await patch(`/v2/shipments/${id}`, labels('shipment', { tags: [text] }));
    expect(await answer.json()).toMatchObject({ errors: [{ detail: expect.stringMatching(words) }] });
  });

  it.each([
    ['/v2/shipments/', id, '', labels('shipment', { tags: ['half'] })],
    ['/v2/shipments/', id, '/stop_tracking', ''],
    ['/v2/shipments/', id, '/resume_tracking', ''],
    ['/v2/containers/', box.id, '', labels('container', { ref_numbers: ['half'] })],
  ])('changes nothing when its answer cannot be given: %s%s%s', async (path, key, action, body) => {
    const before = await json(`${path}${key}`);
    expect((await patch(`${path}${key}${action}?include=nothing`, body)).status).toBe(400);
    expect(await json(`${path}${key}`)).toEqual(before);
  });

  it('changes nothing, not even its good half', async () => {
    const before = await json(`/v2/shipments/${id}`);
    await patch(`/v2/shipments/${id}`, labels('shipment', { tags: ['good'], ref_numbers: [{}] }));
    expect(await json(`/v2/shipments/${id}`)).toEqual(before);
  });

  it('is refused with 413 over 1 MB', async () => {
    const answer = await patch(`/v2/shipments/${id}`, labels('shipment', { tags: ['x'.repeat(1_100_000)] }));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ errors: [{ status: '413' }] });
  });

  it('is not even read for an unknown record', async () => {
    expect((await patch('/v2/shipments/none', '{')).status).toBe(404);
    expect((await patch('/v2/containers/none', '{')).status).toBe(404);
  });
});

describe('stopping and resuming', () => {
  it('shows who stopped it and when, and undoes exactly that', async () => {
    const active = await first('/v2/shipments?filter[tracking_stopped]=false');
    const path = `/v2/shipments/${active.id}`;
    const before = await one(path);

    expect((await patch(`${path}/stop_tracking`, { data: { type: 'shipment', id: active.id } })).status).toBe(
      200,
    );
    const stopped = await one(path);
    expect(stopped.attributes).toMatchObject({
      line_tracking_stopped_at: '2026-08-12T15:00:00Z',
      line_tracking_stopped_reason: 'cancelled_by_user',
    });
    expect(stopped.relationships['line_tracking_stopped_by_user']?.data).toMatchObject({ type: 'user' });
    const requests = await list('/v2/tracking_requests?page[size]=100&filter[status]=tracking_stopped');
    const tracked = requests.map(
      (each) => (each.relationships['tracked_object']?.data as { id: string } | null)?.id,
    );
    expect(tracked).toContain(active.id);

    const twice = await ask(`${path}/stop_tracking`, { method: 'PATCH' });
    expect(((await twice.json()) as { data: unknown }).data).toEqual(stopped);

    await ask(`${path}/resume_tracking`, { method: 'PATCH' });
    expect(await one(path)).toEqual(before);
  });

  it('resumes also what the carrier had stopped', async () => {
    const ended = await first('/v2/shipments?filter[tracking_stopped]=true');
    await ask(`/v2/shipments/${ended.id}/resume_tracking`, { method: 'PATCH' });
    const { attributes } = await one(`/v2/shipments/${ended.id}`);
    expect(attributes).toMatchObject({ line_tracking_stopped_at: null, line_tracking_stopped_reason: null });
  });

  it('refuses the body of another record', async () => {
    const answer = await patch(`/v2/shipments/${id}/stop_tracking`, { data: { type: 'container', id } });
    expect(answer.status).toBe(409);
    expect((await patch('/v2/shipments/none/stop_tracking', '')).status).toBe(404);
  });
});
