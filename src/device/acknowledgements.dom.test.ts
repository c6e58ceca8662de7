import { beforeEach, describe, expect, it } from 'vitest';
import { isAcknowledged, mostAcknowledgements, useAcknowledgements } from './acknowledgements.ts';

const key = 'landfall.acknowledgements';
const fact = { id: 'hold:1', fingerprint: 'abc' };
const { acknowledge, takeBack } = useAcknowledgements.getState();
const isSeen = (known = fact) => isAcknowledged(useAcknowledgements.getState().seen, known);

async function reload(kept: string) {
  useAcknowledgements.setState({ seen: new Map() });
  localStorage.setItem(key, kept);
  await useAcknowledgements.persist.rehydrate();
}

describe('what was acknowledged on this device', () => {
  beforeEach(() => {
    localStorage.clear();
    useAcknowledgements.setState({ seen: new Map() });
  });

  it('holds until the fact changes, and can be taken back', () => {
    acknowledge(fact);
    expect(isSeen()).toBe(true);
    expect(isSeen({ ...fact, fingerprint: 'changed' })).toBe(false);
    takeBack(fact.id);
    expect(isSeen()).toBe(false);
  });

  it('survives a reload', async () => {
    acknowledge(fact);
    await reload(localStorage.getItem(key) ?? '');
    expect(isSeen()).toBe(true);
  });

  it('keeps the entries it can read of a record that another version or a hand wrote', async () => {
    const seen = [['hold:1', 'abc'], ['only one'], 7, null, ['x', 3], ['y'.repeat(300), 'z']];
    await reload(JSON.stringify({ state: { seen }, version: 9 }));
    expect([...useAcknowledgements.getState().seen]).toEqual([['hold:1', 'abc']]);
    expect(useAcknowledgements.getState().unread).toBe(5);
    for (const broken of ['{broken', '{"state":{"seen":{"a":"b"}},"version":1}']) {
      await reload(broken);
      expect(useAcknowledgements.getState()).toMatchObject({ seen: new Map(), unread: 1 });
    }
    await reload('{"state":null}');
    expect(useAcknowledgements.getState()).toMatchObject({ seen: new Map(), unread: 0 });
  });

  it('forgets the oldest beyond its bound', () => {
    const full = Array.from({ length: mostAcknowledgements }, (_, index) => [`old:${index}`, 'x'] as const);
    useAcknowledgements.setState({ seen: new Map(full) });
    acknowledge(fact);
    const { seen } = useAcknowledgements.getState();
    expect(seen.size).toBe(mostAcknowledgements);
    expect([seen.has('old:0'), seen.has('old:1'), seen.has(fact.id)]).toEqual([false, true, true]);
  });

  it('still works when the storage is full', () => {
    const original = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      acknowledge(fact);
    } finally {
      Storage.prototype.setItem = original;
    }
    expect(isSeen()).toBe(true);
  });
});
