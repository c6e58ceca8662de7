import { beforeEach, describe, expect, it } from 'vitest';
import { isAcknowledged, mostAcknowledgements, useAcknowledgements } from './acknowledgements.ts';

const key = 'landfall.acknowledgements';
const fact = { id: 'hold:1', fingerprint: 'abc' };
const { acknowledge, undo } = useAcknowledgements.getState();
const isKnown = (known = fact) => isAcknowledged(useAcknowledgements.getState().acknowledged, known);

async function reload(stored: string) {
  useAcknowledgements.setState({ acknowledged: new Map() });
  localStorage.setItem(key, stored);
  await useAcknowledgements.persist.rehydrate();
}

describe('what was acknowledged on this device', () => {
  beforeEach(() => {
    localStorage.clear();
    useAcknowledgements.setState({ acknowledged: new Map() });
  });

  it('holds until the fact changes, and can be undone', () => {
    acknowledge(fact);
    expect(isKnown()).toBe(true);
    expect(isKnown({ ...fact, fingerprint: 'changed' })).toBe(false);
    undo(fact.id);
    expect(isKnown()).toBe(false);
  });

  it('survives a reload', async () => {
    acknowledge(fact);
    await reload(localStorage.getItem(key) ?? '');
    expect(isKnown()).toBe(true);
  });

  it('keeps the entries that can be read of a record that another version or a hand wrote', async () => {
    const seen = [['hold:1', 'abc'], ['only one'], 7, null, ['x', 3], ['y'.repeat(300), 'z']];
    await reload(JSON.stringify({ state: { seen }, version: 9 }));
    expect([...useAcknowledgements.getState().acknowledged]).toEqual([['hold:1', 'abc']]);
    expect(useAcknowledgements.getState().unread).toBe(5);
    for (const broken of ['{broken', '{"state":{"seen":{"a":"b"}},"version":1}']) {
      await reload(broken);
      expect(useAcknowledgements.getState()).toMatchObject({ acknowledged: new Map(), unread: 1 });
    }
    await reload('{"state":null}');
    expect(useAcknowledgements.getState()).toMatchObject({ acknowledged: new Map(), unread: 0 });
  });

  it('drops the oldest beyond its bound', () => {
    const full = Array.from({ length: mostAcknowledgements }, (_, index) => [`old:${index}`, 'x'] as const);
    useAcknowledgements.setState({ acknowledged: new Map(full) });
    acknowledge(fact);
    const { acknowledged } = useAcknowledgements.getState();
    expect(acknowledged.size).toBe(mostAcknowledgements);
    expect([acknowledged.has('old:0'), acknowledged.has('old:1'), acknowledged.has(fact.id)]).toEqual([
      false,
      true,
      true,
    ]);
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
    expect(isKnown()).toBe(true);
  });
});
