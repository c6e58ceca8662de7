import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi, afterEach } from 'vitest';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { eventually } from '#/test/eventually.ts';
import { sampleShipment } from '#/test/samples/records.ts';
import { second, minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { BoardBoundary, BoardPage, useWakeLock } from './BoardPage.tsx';

const notDrawn = /could not be shown/;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-08-12T15:00:00Z') });
  // React tells of what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function fleetOf(shipments: readonly Shipment[]): Fleet {
  const readAt = instant(Date.now());
  return { shipments, pages: 1, total: 1, skipped: 0, complete: true, cached: null, readAt };
}

test('a board adds up what has been read, and claims nothing before', async () => {
  let answer: (fleet: Fleet) => void = () => undefined;
  const query = { queryKey: ['fleet'], queryFn: () => new Promise<Fleet>((resolve) => (answer = resolve)) };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BoardPage query={query as never} search={{}} />
    </QueryClientProvider>,
  );
  await pass(second);
  expect(screen.getByRole('status').textContent).toBe('Loading arrivals');
  expect(screen.queryByText(/vessels|No arrivals/)).toBeNull();
  answer(fleetOf([]));
  await pass(second);
  expect(screen.getAllByText('0 vessels')).not.toEqual([]);
  expect(screen.getByText('No arrivals in the next 7 days')).toBeTruthy();
  const isBusy = () => screen.getByRole('region', { name: 'Arrivals board' }).ariaBusy;
  expect(isBusy()).toBe('true');
  // How past arrivals went comes last.
  await pass(5 * second);
  await eventually(() => expect(isBusy()).toBe('false'));
});

describe('a board that cannot be drawn', () => {
  test('is drawn again by itself after a few seconds', async () => {
    let broken = true;
    function Drawing() {
      if (broken) throw new Error('once');
      return 'drawn';
    }
    render(
      <BoardBoundary>
        <Drawing />
      </BoardBoundary>,
    );
    expect(screen.getByRole('alert').textContent).toMatch(notDrawn);
    broken = false;
    await pass(10 * second);
    expect(screen.getByText('drawn')).toBeTruthy();
  });

  test('because of what was read, is drawn again with the next reading, which comes all the same', async () => {
    const bad = {} as unknown as readonly Shipment[];
    const read = vi
      .fn<() => Promise<readonly Shipment[]>>()
      .mockResolvedValueOnce(bad)
      .mockResolvedValue([sampleShipment({})]);
    const query = {
      queryKey: ['fleet'],
      queryFn: async () => fleetOf(await read()),
      refetchInterval: 60 * second,
      refetchIntervalInBackground: true,
      staleTime: 60 * second,
      structuralSharing: false,
    };
    render(
      <QueryClientProvider client={new QueryClient()}>
        <BoardPage query={query as never} search={{ days: '30' }} />
      </QueryClientProvider>,
    );
    await pass(5 * second);
    expect(screen.getByRole('alert').textContent).toMatch(notDrawn);
    await pass(80 * second);
    expect(read).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('region', { name: 'Arrivals board' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('because of one record, is drawn without it and says so', async () => {
    const query = {
      queryKey: ['fleet'],
      queryFn: async () => fleetOf([null as unknown as Shipment, sampleShipment({})]),
      structuralSharing: false,
    };
    render(
      <QueryClientProvider client={new QueryClient()}>
        <BoardPage query={query as never} search={{}} />
      </QueryClientProvider>,
    );
    await pass(5 * second);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(/1 record could not be read/)).toBeTruthy();
  });
});

const request = vi.fn<() => Promise<EventTarget>>();
const lock = () => Object.assign(new EventTarget(), { release: async () => undefined });

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  request.mockReset().mockImplementation(async () => lock());
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('a lock that the system took or refused is asked for again, once a minute at most', async () => {
  const first = lock();
  request.mockResolvedValueOnce(first).mockRejectedValueOnce(new Error('low battery'));
  renderHook(() => useWakeLock());
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(request).toHaveBeenCalledTimes(1);
  first.dispatchEvent(new Event('release'));
  await vi.advanceTimersByTimeAsync(minute - 1);
  expect(request).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(request).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(minute);
  expect(request).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(request).toHaveBeenCalledTimes(3);
});
