import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { etaRecordOf } from '#/data/fleet/etaRecord.ts';
import { fleetKey } from '#/data/fleet/queries.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { instant } from '#/time/instant.ts';
import { describeUsual } from '#/wording/usualDelay.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));

function open(address: string) {
  const { queryClient, asked } = renderRoute(address, { shipments: 900, now });
  /** What may be said of any shipment of the account. */
  const sentences = async () => {
    const shipments = queryClient.getQueryData<Fleet>(fleetKey)?.shipments ?? [];
    const record = await etaRecordOf(shipments);
    return shipments.map((shipment) => {
      const usual = record.usualOf(shipment, now);
      return usual && describeUsual(usual);
    });
  };
  return { user: userEvent.setup(), sentences, asked };
}

/** What the open message says of past arrivals. */
async function lines() {
  const dialog = await screen.findByRole('dialog', { name: /message/i });
  const box = await within(dialog).findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  return box.value.split('\n').filter((line) => line.startsWith('Usually '));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('how past arrivals went is below the ETA', { timeout: 60_000 }, () => {
  it('in a message about rows of the list, without a request', async () => {
    const { user, sentences, asked } = open('/shipments?by=container&arrival=expected&carrier=ONEY');
    await screen.findByText(/^\d+ of [\d,]+ containers/);
    await user.keyboard('jx{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    const before = asked.length;
    await user.keyboard('m');
    const found = await lines();
    expect(found).toHaveLength(3);
    expect(await sentences()).toEqual(expect.arrayContaining(found));
    expect(asked).toHaveLength(before);
  });

  it('in a message from the exceptions', async () => {
    const { user, sentences } = open('/exceptions?group=none&kind=eta_slipped&carrier=ONEY');
    await screen.findByText(/costliest first$/);
    await user.click(screen.getByRole('button', { name: 'Messages' }));
    const found = await lines();
    expect(found).not.toEqual([]);
    expect(await sentences()).toEqual(expect.arrayContaining(found));
  });

  it('in a message of the morning', async () => {
    const { user, sentences } = open('/morning');
    await screen.findByText(/^\d+ messages? to write, \d+ containers? to pick up/);
    await user.click(screen.getByRole('button', { name: /^Show \d+ more contacts/ }));
    await user.click(await screen.findByRole('button', { name: 'Write: Carrier · ONE' }));
    const found = await lines();
    expect(found).not.toEqual([]);
    expect(await sentences()).toEqual(expect.arrayContaining(found));
  });
});
