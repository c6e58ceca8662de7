import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '#/test/renderRoute.tsx';

beforeEach(() => {
  // jsdom lays nothing out, so that the preview stays without a size.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.useFakeTimers({ now: Date.parse('2026-08-22T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the page that sets a board up says which values are ignored and what is used instead', async () => {
  renderRoute('/arrivals/setup?days=ten&port=USLAX&tz=Mars', { shipments: 20 });
  const days = await screen.findByRole('textbox', { name: 'Days ahead' });
  expect(days.getAttribute('aria-invalid')).toBe('true');
  for (const label of document.querySelectorAll('label'))
    expect(label.control, label.textContent).not.toBeNull();
  expect(screen.getByText(/^Ignored days “ten”: .* 7 days are shown\./)).toBeTruthy();
  expect(screen.getByText(/^Ignored tz “Mars”: /)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open board' });
  expect(link.getAttribute('href')).toBe('/arrivals?port=USLAX');
});

test('what is typed goes into the address of the page and of the board', async () => {
  const { router } = renderRoute('/arrivals/setup', { shipments: 20 });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Ports' }), 'NLRTM');
  await waitFor(() => {
    expect(router.state.location.href).toBe('/arrivals/setup?port=NLRTM');
    expect(screen.getByRole('link', { name: 'Open board' }).getAttribute('href')).toBe(
      '/arrivals?port=NLRTM',
    );
  });
});
