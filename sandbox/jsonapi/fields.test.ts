import { describe, expect, it } from 'vitest';
import { Fields } from './fields.ts';
import { Problem } from './problem.ts';

/** What is wrong after `read`: pointer, code and words of each fault. */
function faults(members: Record<string, unknown>, read: (fields: Fields) => unknown) {
  const fields = new Fields(members, '/data/attributes');
  read(fields);
  try {
    fields.check();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.items.map(({ source, code, detail }) => `${source?.pointer} ${code}: ${detail}`);
  }
  return [];
}

describe('the members of a body', () => {
  it('are refused all at once, each with its pointer', () => {
    const members = { name: ' ', kind: 'c', size: 1.5, on: 'yes', parts: [{ name: 7 }, 'x'] };
    const found = faults(members, (fields) => {
      fields.requiredText('name');
      fields.requiredText('title');
      fields.requiredChoice('kind', ['a', 'b']);
      fields.whole('size', 1, 9);
      fields.flag('on');
      for (const part of fields.list('parts') ?? []) part.text('name');
    });
    expect(found).toEqual([
      '/data/attributes/name blank: name is blank. Fill it in.',
      '/data/attributes/title blank: title is missing. Fill it in.',
      '/data/attributes/kind invalid: kind must be one of a, b.',
      '/data/attributes/size invalid: size must be a whole number from 1 to 9.',
      '/data/attributes/on invalid: on must be true or false.',
      '/data/attributes/parts/1 invalid: parts must be a list of objects.',
      '/data/attributes/parts/0/name invalid: name must be a text.',
    ]);
  });

  it('are read without the spaces around them, and cleared with null', () => {
    const fields = new Fields({ name: ' a  b ', note: null }, '');
    expect(fields.text('name')).toBe('a  b');
    expect(fields.text('note')).toBeNull();
    expect(fields.text('other')).toBeUndefined();
    fields.check();
  });

  it('are its own: nothing comes from the prototype of an object', () => {
    const fields = new Fields({}, '');
    for (const name of ['constructor', '__proto__', 'toString']) expect(fields.value(name)).toBeUndefined();
  });

  it.each([
    [{ data: { type: 'party', id: 'p' } }, { type: 'party', id: 'p' }],
    [{ data: null }, null],
    [undefined, undefined],
  ])('lead to a record: %j', (customer, expected) => {
    const fields = new Fields({ customer }, '/data/relationships');
    expect(fields.reference('customer', ['party'])).toEqual(expected);
    fields.check();
  });

  it.each([7, {}, { data: [] }, { data: { type: 'user', id: 'p' } }, { data: { type: 'party', id: 7 } }])(
    'lead to no record of another kind: %j',
    (customer) => {
      const found = faults({ customer }, (fields) => fields.reference('customer', ['party']));
      expect(found).toEqual([expect.stringContaining('customer must be a record of type party')]);
    },
  );
});
