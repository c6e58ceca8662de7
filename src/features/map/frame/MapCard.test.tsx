import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { MapCard } from './MapCard.tsx';
import { useExpansion } from './useExpanded.ts';

it('covers the window with the map and its controls when it is expanded', () => {
  const { rerender } = render(page(<Map />));
  fireEvent.click(screen.getByRole('button', { name: 'Large' }));
  const large = screen.getByRole('dialog', { name: 'The fleet' });
  expect(within(large).getByText('20 August')).toBeDefined();
  expect(screen.getByText('The list').inert).toBe(true);
  rerender(page(<Map />, 'another vessel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('The list').inert).toBe(false);
});

it('collapses when the map is unmounted with its button', () => {
  const { rerender } = render(page(<Map />));
  fireEvent.click(screen.getByRole('button', { name: 'Large' }));
  rerender(page(<p>The map could not be loaded</p>));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const page = (map: ReactNode, selected: string | null = null) => (
  <>
    <MapCard label="The fleet" selected={selected} map={map} mapClassName="h-80">
      20 August
    </MapCard>
    <aside>The list</aside>
  </>
);

function Map() {
  return <button onClick={useExpansion().expand}>Large</button>;
}
