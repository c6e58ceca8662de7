import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '#/test/renderRoute.tsx';

describe('an address that leads to no page', () => {
  it.each(['/nonsense/x', '/nonsense', '/shipments/one/two', '/%E0%A4%A'])(
    'is said below the find box that it points to: %s',
    async (address) => {
      renderRoute(address, { shipments: 0 });
      const main = within(await screen.findByRole('main'));
      expect(await main.findByRole('heading', { name: 'Page not found' })).toBeDefined();
      expect(main.getByRole('link', { name: 'All shipments' })).toBeDefined();
      expect(screen.getByRole('searchbox', { name: /^Find a container/ })).toBeDefined();
      expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined();
      await waitFor(() => expect(document.title).toBe('Page not found · Landfall'));
    },
  );
});
