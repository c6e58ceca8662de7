import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usualLimits as limits } from '#/domain/verdict/limits.ts';
import { fresh, now } from '#/test/samples/exceptions.ts';
import { sampleShipment } from '#/test/samples/records.ts';
import {
  markedContainer as container,
  markedShipment as shipment,
  markedSubject as subject,
  neverShared,
  shanghai,
  shareMarks,
} from '#/test/samples/sharing.ts';
import { type ShareChoices, type ShareKind, shareKinds, usualChoices } from './choices.ts';
import { type SharedFacts, shareRecords, type ShareSubject } from './sharing.ts';

function share(choices: ShareChoices, about: ShareSubject = subject): SharedFacts {
  const [item] = shareRecords([about], { choices, limits, now }).items;
  if (!item) throw new Error('Nothing was shared.');
  return item;
}
const chosen = (isChosen: boolean) =>
  Object.fromEntries(shareKinds.map((kind) => [kind, isChosen])) as ShareChoices;
const [all, none] = [chosen(true), chosen(false)];

/** Of each choice what is in the facts as it is in the records; what the rules find has a test of its own. */
const { exceptions: _, ...recordMarks } = { ...shareMarks, money: ['48217'], map: ['Vesselmark'] };

describe('the facts that are shared', () => {
  it('have nothing of what was not chosen, whatever else is chosen', () => {
    const choices = fc.record(
      Object.fromEntries(shareKinds.map((kind) => [kind, fc.boolean()])) as Record<
        ShareKind,
        fc.Arbitrary<boolean>
      >,
    );
    fc.assert(
      fc.property(choices, (some) => {
        const text = JSON.stringify(share(some));
        for (const [kind, marks] of Object.entries(recordMarks)) {
          for (const mark of some[kind as ShareKind] ? [] : marks) expect(text).not.toContain(mark);
        }
        for (const mark of neverShared) expect(text).not.toContain(mark);
      }),
    );
  });

  it('have no deadline, reasons, free time and original ETA without the problems', () => {
    const withProblems = share(all);
    expect(withProblems.verdict?.reasons.map(({ code }) => code)).toContain('hold');
    expect(withProblems.verdict?.deadline).toMatchObject({ code: 'freeDay' });
    expect(withProblems.line?.marks.map(({ code }) => code)).toContain('freeTime');
    expect(withProblems.line?.journey.eta).not.toBeNull();
    const without = share({ ...all, exceptions: false });
    expect(without.verdict).toBeNull();
    expect(without.line?.marks.map(({ code }) => code)).not.toContain('freeTime');
    expect(without.line?.journey.eta).toBeNull();
    const dayOf = ({ facts }: typeof without) => facts.find(({ code }) => code === 'freeDay');
    expect(dayOf(withProblems)).toMatchObject({ source: 'line', day: '2026-08-06' });
    expect(dayOf(without)).toEqual({ code: 'freeDay', source: 'line', day: '2026-08-06', days: null });
  });

  it('have the status alone where holds that are not chosen would contradict the verdict', () => {
    const ready = { ...container, availableForPickup: true, currentStatus: 'available' };
    const about = { ...subject, container: ready, shipment: { ...shipment, containers: [ready] } };
    const { verdict, status, isStatusBeside } = share(none, about);
    expect([verdict, status?.word, isStatusBeside]).toEqual([null, 'available', false]);
  });

  it('say of a container what is reported, and nothing of what is not', () => {
    expect(share(usualChoices).facts.map(({ code }) => code)).toEqual(
      expect.arrayContaining([
        'billOfLading',
        'references',
        'departure',
        'arrival',
        'freeDay',
        'carrierUpdated',
      ]),
    );
    const { facts } = share(none);
    expect(facts.map(({ code }) => code)).not.toContain('references');
    expect(facts.find(({ code }) => code === 'arrival')).toMatchObject({
      place: 'Los Angeles',
      state: 'actual',
    });
  });

  it('without events have no timeline, and of a booking no status', () => {
    const recorded = share(usualChoices, { ...subject, events: null });
    expect(recorded.timeline).toBeNull();
    expect(recorded.line?.marks.map((mark) => mark.code === 'step' && mark.step.name)).toContain(
      'vessel_departed',
    );
    const booking = sampleShipment({
      billOfLading: 'BOOKING1',
      portOfLoading: shanghai,
      carrierTracking: fresh,
    });
    const about = { shipment: booking, container: null, events: null, picture: null, documents: [] };
    expect(share(usualChoices, about)).toMatchObject({ container: null, status: null, timeline: null });
  });
});
