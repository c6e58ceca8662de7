import { describe, expect, it } from 'vitest';
import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';
import { runToCompletion } from '#/domain/records/runToCompletion.ts';
import { sampleCarriers } from '#/test/samples/carriers.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { sampleList, sampleLine } from '#/test/samples/tracking.ts';
import { instant } from '#/time/instant.ts';
import { carrierNames, findCarrier, offeredCarriers } from './carriers.ts';
import { offeredCandidates, withoutPrediction } from './inference.ts';
import { progressOf, timeLeft } from './run.ts';
import { readHeader, readLine } from './storedList.ts';
import { countSteps, editLine, stepOf, withCarrier, withInference } from './tracking.ts';
import {
  knownNumbers,
  changeLine,
  labelsToSend,
  withEdit,
  withLines,
  withoutKnown,
  withShipments,
} from './trackList.ts';
import { lineWarnings } from './warnings.ts';

const names = carrierNames(sampleCarriers);
const candidate = (scac: string, confidence: number) => ({ scac, name: scac, confidence });

describe('a list to track', () => {
  it('leaves out a number that it has already, and gives its references to the first', () => {
    const list = withLines(sampleList([]), [
      sampleLine({ number: 'MAEU123456789', refNumbers: ['A'] }),
      sampleLine({ number: 'MAEU-123456789', refNumbers: ['B'], scac: 'MAEU' }),
      sampleLine({ number: 'MAEU123456789', scac: 'MSCU' }),
    ]);
    expect(list.lines.map(({ state }) => state)).toEqual([
      { kind: 'open', anyway: false },
      { kind: 'leftOut', why: { kind: 'repeat', of: 1 } },
      { kind: 'open', anyway: false },
    ]);
    expect(list.lines[0]?.refNumbers).toEqual(['A', 'B']);
  });

  it('takes one number at two carriers for two requests, and a rejected one for none', () => {
    const list = withLines(sampleList([]), [
      sampleLine({ number: 'A1234', scac: 'MAEU' }),
      sampleLine({ number: 'A1234', scac: 'MSCU' }),
      sampleLine({ number: 'TBA' }),
      sampleLine({ number: 'TBA' }),
    ]);
    expect(list.lines.map(({ state }) => state.kind)).toEqual(['open', 'open', 'open', 'open']);
  });

  it('leaves out what the account tracks, not what it has stopped tracking', () => {
    const tracked = sampleShipment({
      id: 's',
      billOfLading: 'A1234',
      containers: [sampleContainer({ number: 'TEMU3043531' })],
    });
    const stopped = sampleShipment({
      billOfLading: 'B1234',
      containers: [],
      carrierTracking: { ...tracked.carrierTracking, stoppedAt: instant(1) },
    });
    const known = runToCompletion(knownNumbers([tracked, stopped], []));
    const list = withoutKnown(
      sampleList([{ number: 'A-1234' }, { number: 'B1234' }, { number: 'TEMU 3043531' }]),
      known,
    );
    expect(list.lines.map(({ state }) => state.kind)).toEqual(['leftOut', 'open', 'leftOut']);
    const [first] = list.lines;
    if (!first) throw new Error('no line');
    const again = editLine(first, first);
    expect(withoutKnown({ ...list, lines: [again] }, known).lines[0]?.state.kind).toBe('open');
  });

  it('leaves out a row that is given the number of another, until somebody wants it all the same', () => {
    const list = sampleList([{ number: 'A1234' }, { number: 'B1234' }]);
    const [, second] = list.lines;
    if (!second) throw new Error('no line');
    const edited = withEdit(list, 2, { ...second, number: 'a-1234' });
    expect(edited.lines[1]?.state).toEqual({ kind: 'leftOut', why: { kind: 'repeat', of: 1 } });
    expect(withEdit(edited, 2, { ...second, number: 'A-1234' }).lines[1]?.state.kind).toBe('open');
    expect(withEdit(list, 2, { ...second, number: 'A1234', scac: 'MSCU' }).lines[1]?.state.kind).toBe('open');
    expect(withEdit(list, 2, { ...second, tags: ['x'] }).lines[1]).toMatchObject({
      tags: ['x'],
      state: { kind: 'open' },
    });
  });

  it('gives many rows a carrier, and sends none of them that was excluded before', () => {
    const [open, repeated] = sampleList([{ number: 'A1234' }, { number: 'A1234' }]).lines;
    if (!open || !repeated) throw new Error('no lines');
    expect(withCarrier(open, 'MSCU')).toMatchObject({ scac: 'MSCU', state: { kind: 'open' } });
    expect(withCarrier(repeated, 'MSCU')).toMatchObject({ scac: 'MSCU', state: { kind: 'leftOut' } });
  });

  it('is the same list where a change changes nothing', () => {
    const list = sampleList([{ number: 'A1234' }]);
    expect(changeLine(list, 1, (line) => line)).toBe(list);
    expect(changeLine(list, 7, (line) => ({ ...line, number: 'B1' }))).toBe(list);
  });

  it('sends what is for all with each', () => {
    const [line] = sampleList([{ refNumbers: ['A'] }]).lines;
    expect(line && labelsToSend({ refNumbers: ['a', 'B'], tags: ['x'], customerId: 'acme' }, line)).toEqual({
      refNumbers: ['A', 'B'],
      tags: ['x'],
      customerId: 'acme',
    });
  });
});

describe('a number that the service judged', () => {
  const open = sampleLine({ number: 'EBKG123456', scac: null, type: null });
  it.each([
    ['decided', 'auto_select', candidate('MAEU', 0.95), 'send', 'MAEU'],
    ['decided without saying for what', 'auto_select', null, 'answer', null],
    ['likely', 'needs_confirmation', candidate('MAEU', 0.9), 'answer', null],
    ['not predicted', 'no_prediction', null, 'answer', null],
  ] as const)('%s: %s', (_name, decision, selected, step, scac) => {
    const line = withInference(open, {
      ...withoutPrediction(null),
      type: 'booking',
      decision,
      selected,
      candidates: [candidate('MSCU', 0.5), candidate('MAEU', 0.4)],
    });
    expect([stepOf(line), line.scac, line.type]).toEqual([step, scac, 'booking']);
    expect(offeredCandidates(line.inference).map((one) => one.scac)).toEqual(
      selected ? ['MAEU', 'MSCU'] : ['MSCU', 'MAEU'],
    );
  });

  it.each([
    ['its own code before a bill', 'ONEYSH3AB1234500', 'bill_of_lading', 'ONEY', 'ONEY'],
    ['the code of another carrier', 'HLCUSHA253146708', 'bill_of_lading', 'ONEY', null],
    ['the owner of a container, who may be no carrier of it', 'MSCU1234566', 'container', 'MSCU', null],
  ] as const)('fills in a likely carrier by %s', (_name, number, type, scac, expected) => {
    const line = withInference(sampleLine({ number, type: null, scac: null }), {
      ...withoutPrediction(null),
      type,
      decision: 'needs_confirmation',
      selected: null,
      candidates: [candidate(scac, 0.9)],
    });
    expect([stepOf(line), line.scac]).toEqual([expected === null ? 'answer' : 'send', expected]);
    const check = { code: 'carrierByPrefix' };
    expect(lineWarnings(line, names)).toEqual(expected === null ? [] : [check]);
    const chosen = editLine(line, { ...line, scac: 'MAEU' });
    expect(lineWarnings(chosen, names), 'chosen by a person').not.toContainEqual(check);
  });

  it('is requested until the account has a shipment of the number', () => {
    const state = { kind: 'tracked', requestId: 'r', shipmentId: null } as const;
    const list = withLines(sampleList([]), [
      sampleLine({ number: 'MAEU-123456789', state }),
      sampleLine({ number: 'MAEU123456780', state }),
    ]);
    expect(list.lines.map(stepOf)).toEqual(['requested', 'requested']);
    const after = withShipments(list, new Map([['MAEU123456789', { shipmentId: 's1' }]]));
    expect(after.lines.map(stepOf)).toEqual(['tracked', 'requested']);
    expect(after.lines[0]?.state).toEqual({ ...state, shipmentId: 's1' });
  });

  it('keeps what the list says', () => {
    const line = withInference(sampleLine({ ...open, scac: 'MSCU', type: 'container' }), {
      ...withoutPrediction(null),
      type: 'booking',
      decision: 'auto_select',
      selected: candidate('MAEU', 1),
    });
    expect([line.scac, line.type]).toEqual(['MSCU', 'container']);
    expect(lineWarnings(line, names)).toEqual([{ code: 'otherCarrier', carrier: 'MAEU' }]);
  });

  it('warns of a wrong check digit and stops nothing', () => {
    const line = sampleLine({ number: 'TEMU3043532', type: 'container', scac: 'HLCU' });
    expect(stepOf(line)).toBe('send');
    expect(lineWarnings(line, names)).toEqual([
      { code: 'wrongCheckDigit', number: 'TEMU3043532', corrected: 'TEMU3043531' },
      { code: 'notTracked', carrier: 'Hapag-Lloyd', type: 'container' },
    ]);
  });
});

it('finds carriers however they are written, and offers those that take the number', () => {
  expect(findCarrier(names, 'hapag lloyd')?.scac).toBe('HLCU');
  expect(findCarrier(names, 'MEDU')?.scac).toBe('MSCU');
  expect(offeredCarriers(sampleCarriers, 'container', compareCodeUnits).map(({ scac }) => scac)).toEqual([
    'MAEU',
    'MSCU',
  ]);
  expect(offeredCarriers(sampleCarriers, null, compareCodeUnits).map(({ scac }) => scac)).toEqual([
    'HLCU',
    'MAEU',
    'MSCU',
  ]);
});

it('says how long it takes: what is asked for is sent meanwhile', () => {
  const counts = countSteps(
    sampleList(Array.from({ length: 400 }, (_, at) => ({ number: `A${at}000`, scac: null, type: null })))
      .lines,
  );
  expect(timeLeft(counts, { infer: 200, create: 100 })).toBe(4 * 60_000);
  expect(progressOf(counts)).toEqual({ done: 0, of: 400 });
});

describe('a stored list', () => {
  it('comes back as it was', () => {
    const list = sampleList([
      { number: 'A1', state: { kind: 'duplicate', requestId: 'r', shipmentId: null } },
    ]);
    const { lines, ...header } = list;
    expect(readHeader(structuredClone({ ...header, count: 1 }))).toEqual({ ...header, count: 1 });
    expect(lines.map((line) => readLine(structuredClone(line), 1))).toEqual(lines);
  });

  it.each([
    [null],
    ['text'],
    [{ number: 7, state: 'sent', inference: [], refNumbers: 'A' }],
    [{ state: { kind: 'sending' } }],
  ])('reads %j as a line', (stored) => {
    expect(readLine(stored, 3)).toMatchObject({ id: '3', number: '', refNumbers: [], inference: null });
  });

  it.each([
    [{ code: 'said', field: 'number', text: 'No such number' }],
    [{ code: 'conflict', field: null, detail: 'Taken' }],
    [{ code: 'notFound', field: null, detail: null }],
    [{ code: 'notKnown', field: null }],
  ] as const)('keeps why a row was refused: %j', (refusal) => {
    const line = sampleLine({ state: { kind: 'refused', faults: [refusal] } });
    expect(readLine(structuredClone(line), 1)).toEqual(line);
  });

  it('of a former release has words for a code: they are kept as they are', () => {
    const faults = [
      { field: 'number', words: 'No such number' },
      { field: null, words: 'The answer was lost.' },
    ];
    const line = { ...sampleLine(), state: { kind: 'refused', faults } };
    expect(readLine(line, 1).state).toEqual({
      kind: 'refused',
      faults: [
        { code: 'said', field: 'number', text: 'No such number' },
        { code: 'said', field: null, text: 'The answer was lost.' },
      ],
    });
  });

  it.each([[[{ code: 'newer', field: null }]], [[null, 7]], ['text']])(
    'keeps a row that was refused for %j',
    (faults) => {
      const line = { ...sampleLine(), state: { kind: 'refused', faults } };
      expect(readLine(line, 1).state).toEqual({ kind: 'refused', faults: [] });
    },
  );

  it('is none without its header', () => {
    expect(readHeader({ id: 'x', count: 1e9, createdAt: 1 })).toBeNull();
    expect(readHeader(undefined)).toBeNull();
  });
});
