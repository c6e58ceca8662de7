import { describe, expect, it } from 'vitest';
import { fetchCarriers } from '#/data/carriers/calls.ts';
import type { ApiError } from '#/data/http/errors.ts';
import { writeParty } from '#/data/parties/calls.ts';
import { offeredCandidates } from '#/domain/tracking/inference.ts';
import { detectedLater, stepOf, withInference } from '#/domain/tracking/tracking.ts';
import { sampleLine } from '#/test/samples/tracking.ts';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import { createRequest, findRequests, inferNumber } from './createCalls.ts';

const user = { priority: 'user' } as const;
const draft = {
  number: 'MAEU812345678',
  type: 'bill_of_lading',
  scac: 'MAEU',
  refNumbers: [],
  tags: [],
  customerId: null,
} as const;
const answering = (attributes: object) =>
  createSandboxApi({ shipments: 0, obstruct: () => Response.json({ data: { attributes } }) }).api;

describe('a number that the service judges', () => {
  it('is of a kind and a carrier', async () => {
    const { api } = createSandboxApi({ shipments: 0 });
    expect(await inferNumber(api, 'MAEU812345678', user)).toMatchObject({
      type: 'bill_of_lading',
      decision: 'auto_select',
      selected: { scac: 'MAEU' },
    });
  });

  it('is proposed and asked for where nothing is selected and one candidate is there (trap 49)', async () => {
    const candidates = [{ scac: 'MAEU', name: 'Maersk', confidence: '0.97' }];
    const api = answering({
      number_type: 'booking',
      validation: { is_valid: null },
      shipping_line: { decision: 'auto_select', selected: null, candidates },
    });
    // Without letters that are the carrier's: those would say which it is (domain/tracking/tracking.ts).
    const line = withInference(
      sampleLine({ number: '123456789', scac: null, type: null }),
      await inferNumber(api, '123456789', user),
    );
    expect([stepOf(line), line.inference?.isValid]).toEqual(['answer', null]);
    expect(offeredCandidates(line.inference)).toEqual([{ scac: 'MAEU', name: 'Maersk', confidence: 0.97 }]);
  });

  it('is judged by what can be read of the answer', async () => {
    const inference = await inferNumber(
      answering({
        number_type: 'booking',
        validation: { is_valid: 'perhaps' },
        shipping_line: {
          decision: 'needs_confirmation',
          selected: { scac: 7 },
          candidates: [{ scac: 'MAEU', confidence: {} }, 'MSCU', { scac: 'CMDU', confidence: 0.8 }],
        },
      }),
      'X1',
      user,
    );
    expect(inference).toMatchObject({ type: 'booking', decision: 'needs_confirmation', isValid: null });
    expect(offeredCandidates(inference).map(({ scac }) => scac)).toEqual(['CMDU']);
  });

  it.each([[{}], [{ number_type: 'parcel', shipping_line: { decision: 'sure', candidates: [{}, null] } }]])(
    'has no prediction where the answer is %j',
    async (attributes) => {
      expect(await inferNumber(answering(attributes), 'X1', user)).toMatchObject({
        type: null,
        decision: 'no_prediction',
        candidates: [],
      });
    },
  );
});

describe('a request', () => {
  it('is made with references and tags, and found by its number', async () => {
    const { api } = createSandboxApi({ shipments: 0 });
    const made = await createRequest(api, { ...draft, refNumbers: ['PO-1'], tags: ['spring'] }, user);
    expect(made).toMatchObject({ number: draft.number, status: 'pending', refNumbers: ['PO-1'] });
    expect(await findRequests(api, draft.number, user)).toMatchObject({
      requests: [{ id: made?.id }],
      narrowed: true,
    });
  });

  it('of a booking is sent with the word that the service takes (trap 50)', async () => {
    const { api } = createSandboxApi({ shipments: 0 });
    const made = await createRequest(
      api,
      { ...draft, number: 'EBKG12345678', type: 'booking', scac: 'MSCU' },
      user,
    );
    expect(made).toMatchObject({ type: 'booking', status: 'pending' });
  });

  it('names its customer', async () => {
    const { api } = createSandboxApi({ shipments: 40 });
    const party = await writeParty(api, { id: null, name: 'Acme Imports of the test' }, user);
    const made = await createRequest(api, { ...draft, customerId: party?.id ?? null }, user);
    const answer = await api.read(`/tracking_requests/${made?.id}`, user);
    expect(answer).toMatchObject({ data: { relationships: { customer: { data: { id: party?.id } } } } });
  });

  it('leaves the carrier to the service where somebody chose so', async () => {
    const { api } = createSandboxApi({ shipments: 0 });
    expect(await createRequest(api, { ...draft, scac: detectedLater }, user)).toMatchObject({
      status: 'pending',
    });
  });

  it('that is there already is refused as such (trap 52)', async () => {
    const { api } = createSandboxApi({ shipments: 0 });
    await createRequest(api, draft, user);
    const again = await createRequest(api, draft, user).catch((error: ApiError) => error);
    expect(again).toMatchObject({ kind: 'invalid', items: [{ code: 'duplicate' }] });
  });

  it('is not looked for where the service ignores the question', async () => {
    const other = { type: 'tracking_request', id: 'r', attributes: { request_number: 'OTHER1' } };
    const { api } = createSandboxApi({ shipments: 0, obstruct: () => Response.json({ data: [other] }) });
    expect(await findRequests(api, draft.number, user)).toMatchObject({ narrowed: false });
  });

  it('is found however its number is written', async () => {
    const written = { type: 'tracking_request', id: 'r', attributes: { request_number: 'maeu 8123-45678' } };
    const { api } = createSandboxApi({ shipments: 0, obstruct: () => Response.json({ data: [written] }) });
    expect(await findRequests(api, draft.number, user)).toMatchObject({
      requests: [{ id: 'r' }],
      narrowed: true,
    });
  });
});

it('carriers come with their former codes and what they answer to (trap 46)', async () => {
  const { api } = createSandboxApi({ shipments: 0 });
  const carriers = await fetchCarriers(api, user);
  expect(carriers.find(({ scac }) => scac === 'MSCU')?.otherScacs).toContain('MEDU');
  expect(carriers.some(({ tracks }) => !tracks.container)).toBe(true);
});
