import { describe, expect, it } from 'vitest';
import { createVirtualTime } from '#/test/virtualTime.ts';
import { day, hour, minute, second } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { openTestSandbox } from '#sandbox/testSandbox.ts';
import type { Change } from './follower.ts';

const start = instant(Date.UTC(2026, 7, 12, 15));

/** A service whose listener hears what happens. The clock of the world and the timers go on separately. */
function listen() {
  const world = createVirtualTime(start);
  const machine = createVirtualTime();
  const received: Change[] = [];
  const service = openTestSandbox({
    clock: world.clock,
    shipments: 60,
    webhooks: { timers: { ...machine.timers, now: () => machine.clock.now() } },
    onChange: (change) => received.push(change),
  });
  const pass = async (milliseconds: number) => {
    await world.advance(milliseconds);
    await machine.advance(3 * second);
  };
  return { ...service, received, pass };
}

describe('the follower of what happens', () => {
  it('names shipments and containers that the service shows', async () => {
    const { received, pass, list } = listen();
    await pass(day);
    expect(received.length).toBeGreaterThan(20);
    expect(received.some(({ event }) => event.startsWith('container.transport.'))).toBe(true);
    const shipments = new Set((await list('/v2/shipments?page[size]=100')).map(({ id }) => id));
    const known = received.filter((change) => change.shipments.some((id) => shipments.has(id)));
    expect(known.length / received.length).toBeGreaterThan(0.9);
    for (const { containers, event } of received) {
      expect(containers).toHaveLength(/^(tracking_request|shipment)\./.test(event) ? 0 : 1);
    }
  });

  it('hears the same of a whole day, whatever the steps', async () => {
    const steady = listen();
    for (let passed = 0; passed < day; passed += 30 * minute) await steady.pass(30 * minute);
    const late = listen();
    await late.pass(day);
    expect(late.received).toEqual(steady.received);
  });

  it('hears what a user does', async () => {
    const { received, first, patch } = listen();
    const { id } = await first('/v2/shipments?filter[tracking_stopped]=false');
    await patch(`/v2/shipments/${id}/stop_tracking`, { data: { type: 'shipment', id } });
    expect(received).toEqual([
      { event: 'tracking_request.tracking_stopped', shipments: [id], containers: [] },
    ]);
  });

  it('hears nothing more once the service is closed', async () => {
    const { received, pass, app } = listen();
    await pass(hour);
    const before = received.length;
    app.close();
    await pass(day);
    expect(received).toHaveLength(before);
  });
});
