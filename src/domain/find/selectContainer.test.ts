import { describe, expect, it } from 'vitest';
import { containerInAddress } from '#/domain/records/containerInAddress.ts';
import { sampleContainer } from '#/test/samples/records.ts';
import { selectContainer } from './selectContainer.ts';

const first = sampleContainer({ id: 'a', number: 'MSKU1234565' });
const second = sampleContainer({ id: 'b', number: 'TCLU7654320' });

describe('selectContainer', () => {
  it('takes the first container when the address names none', () => {
    expect(selectContainer([first, second], undefined)).toEqual({ container: first, missing: null });
    expect(selectContainer([first, second], '  ')).toEqual({ container: first, missing: null });
  });

  it('takes the usual one before the first, while it is aboard', () => {
    expect(selectContainer([first, second], undefined, 'b').container).toBe(second);
    expect(selectContainer([first, second], 'XXXU0000000', 'b').container).toBe(second);
    expect(selectContainer([first, second], first.number, 'b').container).toBe(first);
    expect(selectContainer([first, second], undefined, 'gone').container).toBe(first);
  });

  it.each(['TCLU7654320', 'tclu7654320', 'tclu 765-432 0', 'TCLU\u00a0765\u2013432\u200b0'])(
    'finds the container however its number is written: %s',
    (typed) => {
      expect(selectContainer([first, second], typed)).toEqual({ container: second, missing: null });
    },
  );

  it('says which number is not on the shipment and shows the first container', () => {
    expect(selectContainer([first, second], 'XXXU0000000')).toEqual({
      container: first,
      missing: 'XXXU0000000',
    });
  });

  it('has nothing to select on a fresh booking', () => {
    expect(selectContainer([], 'MSKU1234565')).toEqual({ container: null, missing: 'MSKU1234565' });
    expect(selectContainer([], undefined)).toEqual({ container: null, missing: null });
  });
});

describe('containers that their number does not tell apart', () => {
  const nameless = [sampleContainer({ id: 'a', number: '' }), sampleContainer({ id: 'b', number: ' ' })];
  const alike = [
    sampleContainer({ id: 'a', number: 'MSKU1234565' }),
    sampleContainer({ id: 'b', number: 'msku 123456-5' }),
  ];

  it.each([
    ['have none', nameless],
    ['share it', alike],
  ])('can all be opened where they %s', (_how, containers) => {
    for (const container of containers) {
      const wanted = containerInAddress(container, containers);
      expect(selectContainer(containers, wanted)).toEqual({ container, missing: null });
    }
  });

  it('are opened by their number where it decides', () => {
    expect([first, second].map((one) => containerInAddress(one, [first, second]))).toEqual([
      first.number,
      second.number,
    ]);
  });

  it('are not found by dashes, which are no number', () => {
    expect(selectContainer(nameless, '--').missing).toBe('--');
  });
});
