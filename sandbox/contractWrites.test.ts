import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { documentOf, listDocumentOf } from '#/data/http/document.schema.ts';
import { inferenceSchema } from '#/data/trackingRequests/inferNumber.schema.ts';
import { trackingRequestSchema } from '#/data/trackingRequests/schema.ts';
import { writeTargets } from './contractTarget.ts';

/**
 * What every service of this interface does with a write. Nothing here depends on the data, and what is written is of
 * the test line where there is one.
 */
const targets = await writeTargets(process.env);
afterAll(() => {
  for (const { close } of targets) close();
});

const requestDocument = documentOf(trackingRequestSchema);
const errorsOf = (pointer: string) => ({ errors: expect.arrayContaining([faultAt(pointer)]) });
const faultAt = (pointer: string) => expect.objectContaining({ status: '422', source: { pointer } });

describe.each(targets)('tracking requests $name', ({ ask, send }) => {
  const test = { request_type: 'bill_of_lading', request_number: 'TEST-TR-SUCCEEDED', scac: 'TEST' };
  const create = (attributes: object) =>
    send('POST', '/tracking_requests', { data: { type: 'tracking_request', attributes } });

  it('are created as pending, or are there already', async () => {
    const answer = await create({ ...test, ref_numbers: ['LANDFALL'] });
    expect([201, 422]).toContain(answer.status);
    const again = await create(test);
    expect(again.status).toBe(422);
    expect(again.json).toMatchObject(errorsOf('/data/attributes/request_number'));
    expect(again.json).toMatchObject({ errors: [{ code: 'duplicate' }] });
  });

  it('are read as they were answered', async () => {
    const number = `TEST-TR-FAILED`;
    const answer = await create({ ...test, request_number: number });
    const list = await ask(`/tracking_requests?filter[request_number]=${number}`);
    const { data } = v.parse(listDocumentOf(trackingRequestSchema), list.json);
    expect(data.length).toBeGreaterThan(0);
    // It may still be there from the last time.
    const id = answer.status === 201 ? v.parse(requestDocument, answer.json).data.id : data[0]?.id;
    const one = v.parse(requestDocument, (await ask(`/tracking_requests/${id}`)).json);
    expect(one.data.attributes).toMatchObject({ request_number: number, scac: 'TEST' });
    expect(['pending', 'failed']).toContain(one.data.attributes.status);
  });

  it('have their references changed', async () => {
    const list = await ask('/tracking_requests?filter[scac]=TEST');
    const { data } = v.parse(listDocumentOf(trackingRequestSchema), list.json);
    const path = `/tracking_requests/${data[0]?.id}`;
    const attributes = { ref_number: 'LANDFALL 2' };
    const answer = await send('PATCH', path, { data: { type: 'tracking_request', attributes } });
    expect(answer.status).toBe(200);
    const changed = v.parse(requestDocument, (await ask(path)).json);
    expect(changed.data.attributes.ref_numbers).toContain('LANDFALL 2');
  });

  it('are refused with a pointer to each fault', async () => {
    const answer = await create({ ...test, request_number: '', scac: 'XXXX' });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject(errorsOf('/data/attributes/request_number'));
    expect(answer.json).toMatchObject(errorsOf('/data/attributes/scac'));
  });

  it.each([
    ['POST', '/tracking_requests'],
    ['POST', '/tracking_requests/infer_number'],
  ] as const)('refuse what is not JSON: %s %s', async (method, path) => {
    expect((await send(method, path, '{')).status).toBe(400);
  });

  it('of an unknown id are not found', async () => {
    const path = '/tracking_requests/00000000-0000-4000-8000-000000000000';
    expect((await send('PATCH', path, { data: { attributes: { ref_number: 'A' } } })).status).toBe(404);
  });
});

describe.each(targets)('the inference $name', ({ ask, send }) => {
  const infer = async (number: string) => {
    const { status, json } = await send('POST', '/tracking_requests/infer_number', { number });
    expect(status).toBe(200);
    const { data } = v.parse(v.object({ data: inferenceSchema }), json);
    return data.attributes;
  };

  it('checks the digit of a container', async () => {
    const right = await infer('MSKU4807969');
    expect(right.number_type).toBe('container');
    expect(right.validation).toMatchObject({ is_valid: true, type: 'container', check_digit_passed: true });
    const wrong = await infer('MSKU4807968');
    expect(wrong.validation).toMatchObject({ is_valid: false, check_digit_passed: false });
    expect(wrong.validation?.reason).toBeTruthy();
  });

  it.each(['MSKU4807969', 'TCLU7654321', 'MAEU123456789', 'EBKG12345678', '1', 'é'])(
    'decides by the confidence of the best candidate: %s',
    async (number) => {
      const { decision, selected, candidates } = (await infer(number)).shipping_line ?? {};
      const confidences = candidates?.map(({ confidence }) => Number(confidence)) ?? [];
      expect(confidences).toEqual(confidences.toSorted((a, b) => b - a));
      const best = Number(selected?.confidence ?? confidences[0] ?? 0);
      const due = best >= 0.95 ? 'auto_select' : best >= 0.7 ? 'needs_confirmation' : 'no_prediction';
      expect(decision).toBe(due);
    },
  );

  it('takes plain JSON as well', async () => {
    const answer = await ask('/tracking_requests/infer_number', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"number":"MSKU4807969"}',
    });
    expect(answer.status).toBe(200);
  });

  it('refuses a body without a number, with status and detail', async () => {
    const answer = await send('POST', '/tracking_requests/infer_number', { numbers: ['MSKU4807969'] });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ errors: [{ status: '422', detail: expect.any(String) }] });
  });
});
