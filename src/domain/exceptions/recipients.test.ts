import { describe, expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { box, find, freeUntil } from '#/test/samples/exceptions.ts';
import { samplePlace } from '#/test/samples/records.ts';
import { exceptionRows } from './exceptionRows.ts';
import { recipientsOf } from './recipients.ts';

const past = freeUntil('2026-08-05T07:00:00Z');
const held = (name: string) => [{ name, status: 'hold', description: null }] as const;
const at = (name: string) => ({ podTerminal: { type: 'terminal' as const, id: name, name } });
const shipment: Partial<Shipment> = {
  portOfDischarge: samplePlace({ name: 'Los Angeles' }),
  carrier: { scac: 'MAEU', name: 'Maersk', shortName: null },
  customerName: 'Acme',
};
const rowsOf = (...containers: Partial<Container>[]) =>
  exceptionRows(
    find(
      containers.map((known, index) => box({ id: `${index}`, number: `${index}`, ...past, ...known })),
      shipment,
    ),
  );
const who = (recipients: ReturnType<typeof recipientsOf>) =>
  recipients.map(({ to, name, rows }) => [to, name, rows.map(({ subject }) => subject.number)]);

describe('who is written to', () => {
  it('is everybody who acts, once, with all of their containers', () => {
    const rows = rowsOf(
      { ...at('West Basin'), holds: held('customs') },
      { ...at('West Basin'), holds: held('other') },
      { ...at('Pier 400'), holds: held('other') },
      { ...at('West Basin'), holds: held('USDA') },
      { ...at('West Basin'), holds: held('other') },
      { ...at('West Basin'), holds: held('freight') },
      { ...at('West Basin'), holds: held('TMF') },
      {},
    );
    expect(who(recipientsOf(rows))).toEqual([
      ['broker', null, ['0', '3']],
      ['terminal', 'West Basin, Los Angeles', ['1', '4']],
      ['terminal', 'Pier 400, Los Angeles', ['2']],
      ['carrier', 'Maersk', ['5']],
      ['consignee', 'Acme', ['6']],
      ['trucker', null, ['7']],
    ]);
  });

  it('is the terminal about all that stands there, whoever acts', () => {
    const rows = rowsOf({ ...at('West Basin'), holds: held('customs') }, at('West Basin'), {});
    expect(who(recipientsOf(rows, 'terminal'))).toEqual([
      ['terminal', 'West Basin, Los Angeles', ['0', '1']],
      ['terminal', null, ['2']],
    ]);
  });

  it('is no one for a request, which is no shipment yet', () => {
    const rows = rowsOf({}).map((row) => ({ ...row, subject: { ...row.subject, shipmentId: null } }));
    expect(recipientsOf(rows)).toEqual([]);
  });
});
