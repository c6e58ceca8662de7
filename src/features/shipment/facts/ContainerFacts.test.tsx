import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { WithLinks } from '#/test/withLinks.tsx';
import { RouteTopic } from './RouteTopic.tsx';

const losAngeles = samplePlace({ id: 'lax', name: 'Los Angeles', locode: 'USLAX' });
const chicago = samplePlace({ id: 'chi', type: 'metro_area', name: 'Chicago', locode: 'USCHI' });

function draw(container: Partial<Container>, shipment: Partial<Shipment> = {}) {
  const made = sampleContainer(container);
  const whole = sampleShipment({ portOfDischarge: losAngeles, ...shipment, containers: [made] });
  render(<RouteTopic shipment={whole} container={made} />, { wrapper: WithLinks });
}
const fact = (name: string) => screen.queryByText(name)?.parentElement?.querySelector('dd')?.textContent;

it('accepts both names of one railroad (trap 36)', () => {
  draw({ podRailCarrier: 'UPRR', inlandRailCarrier: 'UP' });
  expect(fact('Railroad')).toBe('UPRR, UP');
});

it('shows a destination inland, and not one that repeats the port of discharge', () => {
  draw({}, { destination: chicago });
  expect(fact('Inland destination')).toBe('ChicagoUSCHI');
  cleanup();
  draw({}, { destination: losAngeles });
  expect(fact('Inland destination')).toBeUndefined();
});

it('takes one line for what is not reported', () => {
  draw({});
  expect(screen.getByText('Not reported: port of loading, vessel')).toBeDefined();
});
