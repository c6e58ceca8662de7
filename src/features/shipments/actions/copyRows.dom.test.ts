import { describe, expect, it } from 'vitest';
import type { FleetRow } from '#/domain/list/row.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { copyRows } from './copyRows.ts';
import * as words from './words.ts';

const rowOf = (number: string): FleetRow => {
  const container = sampleContainer({ id: number || 'unnamed', number });
  const shipment = sampleShipment({ id: `of ${container.id}`, containers: [container] });
  return { id: container.id, kind: 'container', shipment, containers: [container] };
};

describe('a link to several rows', () => {
  it('is refused for what stands in its way: a row without a number, or too many numbers', async () => {
    const many = Array.from({ length: 2_000 }, (_, index) => rowOf(`TEMU${1_000_000 + index}`));
    expect(await copyRows('link', [rowOf('TEMU3043531'), rowOf('')])).toEqual({
      words: words.linkLacksNumber,
      refused: null,
    });
    expect(await copyRows('link', many)).toEqual({ words: words.linkTooLong, refused: null });
  });
});
