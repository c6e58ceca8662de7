import { describe, expect, it } from 'vitest';
import { readRecord } from '#/data/http/jsonapi.ts';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import { fetchOpenRequests } from './calls.ts';
import { toTrackingRequest, trackingRequestSchema } from './schema.ts';

const visible = { priority: 'visible' } as const;
const record = (attributes: object, tracked?: unknown) => ({
  type: 'tracking_request',
  id: 'r',
  attributes,
  relationships: { tracked_object: tracked },
});
const read = (raw: unknown) => {
  const wire = readRecord(trackingRequestSchema, raw);
  return wire && toTrackingRequest(wire);
};

describe('tracking requests on the wire', () => {
  it('of older records lack the retry fields (trap 68)', () => {
    expect(read(record({ request_number: 'A1', status: 'pending' }))).toMatchObject({
      isRetrying: false,
      retryCount: null,
      failedReason: null,
    });
    expect(
      read(record({ is_retrying: null, retry_count: null, created_at: '2026-08-01T05:00:00-07:00' })),
    ).toMatchObject({ retryCount: null, createdAt: Date.parse('2026-08-01T12:00:00Z') });
  });

  it('are linked to their shipment by `tracked_object` (trap 69)', () => {
    expect(read(record({}, { data: { type: 'shipment', id: 's' } }))?.shipmentId).toBe('s');
    expect(read(record({}, { data: null }))?.shipmentId).toBeNull();
    expect(read(record({}, { data: { type: 'container', id: 'c' } }))?.shipmentId).toBeNull();
  });
});

describe('requests that have not become a shipment', () => {
  it('are read by status, each once', async () => {
    const { api, asked } = createSandboxApi({ shipments: 300 });
    const { requests, cut } = await fetchOpenRequests(api, visible);
    expect(cut).toEqual([]);
    expect(asked).toHaveLength(3);
    expect(new Set(requests.map(({ status }) => status))).toEqual(
      new Set(['failed', 'pending', 'awaiting_manifest']),
    );
    expect(new Set(requests.map(({ id }) => id)).size).toBe(requests.length);
  });

  it('are there once where one failed while the lists were read', async () => {
    const list = (status: string, updated_at: string) =>
      Response.json({ data: [record({ status, request_number: 'A1', updated_at })] });
    const { api } = createSandboxApi({
      shipments: 0,
      obstruct: (path) => {
        if (path.includes('failed')) return list('failed', '2026-08-22T11:00:01Z');
        return path.includes('pending') ? list('pending', '2026-08-22T11:00:00Z') : null;
      },
    });
    const { requests } = await fetchOpenRequests(api, visible);
    expect(requests.map(({ status }) => status)).toEqual(['failed']);
  });

  it('are not looked for through the whole account where the filter is ignored (trap 47)', async () => {
    const page = {
      data: [
        record({ status: 'created', request_number: 'A1' }),
        record({ status: 'failed', request_number: 'B2' }),
      ],
      links: { next: 'https://any.host/v2/tracking_requests?page[number]=2' },
    };
    const { api, asked } = createSandboxApi({ shipments: 0, obstruct: () => Response.json(page) });
    const { requests, cut } = await fetchOpenRequests(api, visible);
    expect(asked).toHaveLength(3);
    expect(cut).toEqual(['failed', 'pending', 'awaiting_manifest']);
    expect(requests.map(({ number }) => number)).toEqual(['B2']);
  });

  it('are read without those that wait for a manifest where the service knows no such filter', async () => {
    const refusal = () => Response.json({ errors: [{ detail: 'not a status' }] }, { status: 422 });
    const { api } = createSandboxApi({
      shipments: 300,
      obstruct: (path) => (path.includes('awaiting_manifest') ? refusal() : null),
    });
    const { requests, cut } = await fetchOpenRequests(api, visible);
    expect(cut).toEqual(['awaiting_manifest']);
    expect(requests.some(({ status }) => status === 'failed')).toBe(true);
  });
});
