import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
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

test('ports are chosen by city or code, several of them, and go into the address of page and board', async () => {
  const { router } = renderRoute('/arrivals/setup?port=US2AB', { shipments: 20 });
  const field = await screen.findByRole('searchbox', { name: 'Ports' });
  // A port of the address without a shipment stays chosen, in sight.
  const chosen = screen.getByRole<HTMLInputElement>('checkbox', { name: /US2AB.*no shipments/ });
  expect(chosen.checked).toBe(true);
  await userEvent.type(field, 'nlrtm{Enter}');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ port: 'US2AB,NLRTM' }));
  await userEvent.click(chosen);
  await waitFor(() => {
    expect(router.state.location.href).toBe('/arrivals/setup?port=NLRTM');
    expect(screen.getByRole('link', { name: 'Open board' }).getAttribute('href')).toBe(
      '/arrivals?port=NLRTM',
    );
  });
  // By the name that its shipments give it.
  const [named] = await screen.findAllByRole('checkbox', { name: /^.+ [A-Z]{2}\w{3} \d+ shipments?$/ });
  const [, city = ''] = /^(.+) [A-Z]{2}\w{3} /.exec(named?.closest('label')?.textContent ?? '') ?? [];
  await userEvent.type(field, city.toLowerCase());
  expect(screen.getAllByRole('checkbox', { checked: false })).toEqual([named]);
});
