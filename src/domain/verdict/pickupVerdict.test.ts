import { describe, expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import {
  local,
  ago,
  tracked,
  hold,
  fee,
  judge,
  spoken,
  arrived,
  onLand,
  past,
  today,
  near,
  later,
} from '#/test/samples/verdicts.ts';

describe('the verdict of a container on land', () => {
  const usda = [hold('USDA')];
  const open = { ...onLand, availableForPickup: true };
  it.each<[string, Partial<Container>, string]>([
    [
      'a hold',
      { ...onLand, holds: usda },
      'risk · Not ready for pickup · USDA hold (cleared by customs broker) · broker',
    ],
    [
      'a hold, LFD later',
      { ...onLand, holds: usda, ...later },
      'risk · Not ready for pickup · USDA hold (cleared by customs broker); LFD in 8 days · broker',
    ],
    [
      'a hold, LFD past',
      { ...onLand, holds: usda, ...past },
      'lost · Not ready for pickup [lost: 2 days past LFD] · USDA hold (cleared by customs broker); 2 days past LFD · broker',
    ],
    [
      'a hold and money',
      { ...onLand, holds: usda, fees: [fee('demurrage', 650)] },
      'lost · Not ready for pickup [lost: Fees running · 650 USD so far] · USDA hold (cleared by customs broker); 650 USD in fees · broker',
    ],
    [
      'a hold until the carrier releases it',
      { ...onLand, holds: [hold('line')] },
      'risk · Not ready for pickup · Carrier release pending (cleared by carrier) · carrier',
    ],
    [
      'two holds, the pending one last',
      { ...onLand, holds: [hold('customs', 'pending'), hold('freight')] },
      'risk · Not ready for pickup · Freight hold (cleared by carrier, once freight is paid and the bill released); Customs hold pending (cleared by customs broker) · carrier',
    ],
    [
      'a hold we do not know',
      { ...onLand, holds: [hold('space')] },
      'risk · Not ready for pickup · space hold (ask the terminal who clears it) · terminal',
    ],
    [
      'a TMF hold',
      { ...onLand, holds: [hold('TMF')] },
      'risk · Not ready for pickup · TMF hold (cleared by payer of the fee, at the terminal’s fee service) · consignee',
    ],
    [
      'a hold although available',
      { ...open, holds: usda },
      'risk · Not ready for pickup · USDA hold (cleared by customs broker); The terminal reports it as available, which contradicts this: its data is out of step (ask the terminal) · broker',
    ],
    [
      'not released',
      { ...onLand, ...later },
      'rest · Not ready for pickup · Not released by the terminal (ask the terminal why); LFD in 8 days · terminal',
    ],
    [
      'not released, LFD near',
      { ...onLand, ...near },
      'risk · Not ready for pickup [risk: LFD in 2 days] · Not released by the terminal (ask the terminal why); LFD in 2 days · terminal',
    ],
    [
      'not released, LFD past',
      { ...onLand, ...past },
      'lost · Not ready for pickup [lost: 2 days past LFD] · Not released by the terminal (ask the terminal why); 2 days past LFD · terminal',
    ],
    ['ready', { ...open, ...later }, 'good · Ready for pickup · LFD in 8 days · trucker'],
    [
      'ready, LFD today',
      { ...open, ...today },
      'good · Ready for pickup [risk: LFD today] · LFD today · trucker',
    ],
    [
      'ready, LFD past and fees',
      { ...open, ...past, fees: [fee('demurrage', 400), fee('exam', 250)] },
      'good · Ready for pickup [lost: 2 days past LFD · 650 USD so far] · 2 days past LFD; 650 USD in fees · trucker',
    ],
    [
      'ready, LFD past',
      { ...open, ...past },
      'good · Ready for pickup [lost: 2 days past LFD] · 2 days past LFD · trucker',
    ],
    [
      'ready with an appointment in time',
      { ...open, ...near, pickupAppointment: local('2026-08-13T17:00:00Z') },
      'good · Ready for pickup · Pickup appointment; LFD in 2 days · trucker',
    ],
    [
      'ready with an appointment too late',
      { ...open, ...near, pickupAppointment: local('2026-08-15T17:00:00Z') },
      'good · Ready for pickup [risk: LFD in 2 days] · Pickup appointment; LFD in 2 days · trucker',
    ],
    [
      'ready, appointment missed',
      { ...open, ...later, pickupAppointment: local('2026-08-11T17:00:00Z') },
      'good · Ready for pickup [risk: Appointment missed] · Pickup appointment passed; LFD in 8 days · trucker',
    ],
    [
      'ready, an exam to pay',
      { ...open, fees: [fee('exam', 300), fee('total', 300)] },
      'good · Ready for pickup · 300 USD in fees · trucker',
    ],
    [
      'ready, a hold pending',
      { ...open, holds: [hold('customs', 'pending')] },
      'good · Ready for pickup · Customs hold pending (cleared by customs broker) · trucker',
    ],
    [
      'ready, holds not reported',
      { ...open, holds: null },
      'good · Ready for pickup · Holds not reported (ask the terminal) · trucker',
    ],
    [
      'a hold of unknown status',
      { ...open, holds: [hold('customs', 'maybe')] },
      'unknown · Hold status unknown · Customs hold, status unknown (cleared by customs broker) · terminal',
    ],
    [
      'availability not reported',
      { ...onLand, availabilityKnown: false },
      'unknown · Availability not reported · This terminal does not report it (ask the terminal) · terminal',
    ],
    [
      'availability not reported, LFD near',
      { ...onLand, availabilityKnown: false, ...near },
      'unknown · Availability not reported [risk: LFD in 2 days] · This terminal does not report it (ask the terminal); LFD in 2 days · terminal',
    ],
    [
      'the terminal asked 9 days ago',
      { ...onLand, holds: usda, ...past, terminalCheckedAt: ago(9) },
      'unknown · Stale data: last reported at the terminal · Terminal last checked 9 days ago (ask the terminal); USDA hold (cleared by customs broker) · terminal',
    ],
    [
      'the terminal never asked',
      { ...onLand, terminalCheckedAt: null },
      'unknown · Not checked yet: last reported at the terminal · Terminal not checked yet (ask the terminal) · terminal',
    ],
    [
      'at a ramp, the terminal asked 9 days ago and the railroad today',
      { ...open, terminalCheckedAt: ago(9), railCheckedAt: ago(0), inlandAta: local('2026-08-11T12:00:00Z') },
      'good · Ready for pickup · Holds not reported (ask the terminal) · trucker',
    ],
    ['off dock, ready', { ...open, currentStatus: 'off_dock' }, 'good · Ready for pickup · trucker'],
    [
      'awaiting rail',
      { ...onLand, currentStatus: 'awaiting_inland_transfer', podRailCarrier: 'UPRR', ...later },
      'rail · Awaiting rail · LFD in 8 days · no action',
    ],
    [
      'awaiting rail, LFD past',
      { ...onLand, currentStatus: 'awaiting_inland_transfer', podRailCarrier: 'UPRR', ...past },
      'rail · Awaiting rail [lost: 2 days past LFD] · 2 days past LFD · carrier',
    ],
    [
      'awaiting an unnamed carriage inland',
      { ...onLand, currentStatus: 'awaiting_inland_transfer' },
      'rest · Awaiting inland transfer · no action',
    ],
    [
      'a hold while it awaits rail',
      { ...onLand, currentStatus: 'awaiting_inland_transfer', podRailCarrier: 'UPRR', holds: usda },
      'risk · Not ready for pickup · USDA hold (cleared by customs broker) · broker',
    ],
  ])('%s', (_, container, expected) => {
    expect(spoken(judge(container, arrived))).toBe(expected);
  });

  it('is for the reader’s own team where a user has stopped tracking', () => {
    const stopped = {
      ...arrived,
      carrierTracking: tracked(1, { stoppedAt: ago(1), stoppedReason: 'cancelled_by_user' }),
    };
    expect(spoken(judge({ ...onLand, ...past }, stopped))).toBe(
      'unknown · Tracking stopped: last reported at the terminal · Cancelled by a user (your team can resume tracking) · no action',
    );
  });

  it('cannot be given once tracking stopped', () => {
    const stopped = { ...arrived, carrierTracking: tracked(1, { stoppedAt: ago(1) }) };
    expect(spoken(judge({ ...onLand, ...past }, stopped))).toBe(
      'unknown · Tracking stopped: last reported at the terminal · Reason not reported (ask the terminal) · terminal',
    );
  });
});
