import { describe, expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { statusOf } from '#/domain/status/status.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { readMoment } from '#/time/moment.ts';
import { describeStatus } from '#/wording/status.ts';
import { describeWhere, describeWhereBeside } from '#/wording/whereNow.ts';
import { pickupSite } from './pickupSite.ts';
import { whereabouts, whereBeside } from './whereNow.ts';

const when = readMoment('2026-06-14T12:00:00Z', 'America/Toronto');
const quay = { type: 'terminal', id: 'quay', name: 'Racine' } as const;
const ramp = { type: 'rail_terminal', id: 'ramp', name: 'CN Brampton' } as const;
const yard = { type: 'terminal', id: 'yard', name: 'Shippers Transport' } as const;

function boxOf(container: Partial<Container>, shipment: Partial<Shipment> = {}) {
  const one = sampleContainer(container);
  return {
    container: one,
    shipment: sampleShipment({
      portOfLoading: samplePlace({ name: 'Antwerp' }),
      portOfDischarge: samplePlace({ name: 'Montreal' }),
      destination: samplePlace({ name: 'Toronto' }),
      podTerminal: quay,
      destinationTerminal: ramp,
      containers: [one],
      ...shipment,
    }),
  };
}
function where(container: Partial<Container>, shipment: Partial<Shipment> = {}) {
  const found = whereabouts(boxOf(container, shipment));
  return found && describeWhere(found);
}

describe('where a container is', () => {
  it('is not shown for one that is only booked, and is a train for one on its way to the port of loading', () => {
    expect(where({ currentStatus: 'new' })).toBeNull();
    expect(where({ currentStatus: 'on_rail' })).toBe('On rail to Antwerp');
  });

  it.each([
    [{ currentStatus: 'on_ship' }, 'On vessel to Montreal'],
    [{ podDischarged: when, currentStatus: 'available' }, 'At Racine, Montreal'],
    [{ podRailDeparted: when }, 'On rail to Toronto'],
    [{ podFullOut: when, inlandEvidence: 'likely' as const }, 'On the way inland to Toronto'],
    [{ inlandAta: when }, 'At CN Brampton, Toronto'],
    [{ finalDestinationFullOut: when }, null],
  ])('follows what is recorded: %j', (container, words) => {
    expect(where(container)).toBe(words);
  });

  it('is off dock and not at the terminal that moved it', () => {
    const moved = { podDischarged: when, currentStatus: 'off_dock' };
    expect(where({ ...moved, pickupFacility: yard })).toBe('Off dock at Shippers Transport');
    expect(where(moved)).toBe('Off dock, yard not reported');
  });

  it.each([
    [{ podDischarged: when }, 'at_terminal', false, 'Racine, Montreal'],
    [{ currentStatus: 'on_ship' }, 'on_ship', true, 'to Montreal'],
    [{ currentStatus: 'on_ship' }, 'loaded', false, 'On vessel to Montreal'],
  ])('does not repeat the status beside it: %j', (container, word, isSaid, words) => {
    const beside = whereBeside({ word }, boxOf(container));
    expect(beside?.isSaid).toBe(isSaid);
    expect(beside && describeWhereBeside(beside)).toBe(words);
  });

  it('has no terminal of the port at its destination', () => {
    const box = boxOf({ pickupFacility: quay, podTerminal: quay });
    expect(pickupSite('destination', box).terminal).toEqual(ramp);
  });
});

describe('the stage of a container without a status', () => {
  const stage = (known: Partial<Container>) => {
    const { container, shipment } = boxOf({ podDischarged: when, ...known });
    return describeStatus(statusOf(container, shipment));
  };
  it.each([
    [{ podFullOut: when, inlandEvidence: 'likely' as const }, 'Left the port'],
    [{ podFullOut: when, podRailCarrier: 'CN' }, 'On rail'],
    [{ podRailDeparted: when, inlandAta: when }, 'At destination'],
  ])('claims no train that no source names: %j', (known, label) => {
    expect(stage(known)).toBe(label);
  });
});
