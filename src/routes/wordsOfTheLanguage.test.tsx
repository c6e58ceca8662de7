import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shipmentPages } from '#/data/shipments/calls.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import { instant } from '#/time/instant.ts';

const world = { shipments: 30, now: instant(Date.parse('2026-08-12T15:07:00Z')) };
/** Where the interface has words that the client looks up. */
const worded =
  /^(event|original_event|current_status|data_source|type|name|status|equipment_(type|height)|line_tracking_stopped_reason|failed_reason|source|fee_type)$/;

/** Every word that is looked up becomes one that every object of the language has. */
const rewriteAs = (word: string) => (answer: string) =>
  JSON.stringify(JSON.parse(answer), (key, value: unknown) =>
    key === 'attributes' && typeof value === 'object' ? spoil(value, word) : value,
  );
function spoil(value: unknown, word: string): unknown {
  if (Array.isArray(value)) return value.map((item) => spoil(item, word));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      typeof item === 'string' && worded.test(name) ? word : spoil(item, word),
    ]),
  );
}

async function anyShipment(): Promise<string> {
  const { api } = createSandboxApi(world);
  for await (const { shipments } of shipmentPages(api, { priority: 'user' })) {
    const found = shipments.find(({ containers }) => containers.length > 0);
    if (found) return found.id;
  }
  throw new Error('The simulated account has no container.');
}

describe.each(['constructor', 'toString', '__proto__'])('a record whose words are “%s”', (word) => {
  const open = (address: string) => renderRoute(address, { ...world, rewrite: rewriteAs(word) });
  const isWhole = () => {
    expect(document.body.textContent).not.toMatch(/\[native code\]|\[object |undefined|Something went wrong/);
    expect(screen.queryByRole('alert')).toBeNull();
  };

  it.each(['/shipments', '/shipments?by=container', '/shipments?status=constructor&carrier=toString'])(
    'is shown as it came on %s',
    async (address) => {
      open(address);
      await waitFor(() => expect(screen.queryByText('Loading the account…')).toBeNull());
      await screen.findAllByText(/due soonest first|Nothing matches/);
      isWhole();
    },
  );

  it('is shown as it came on the page of its shipment', async () => {
    open(`/shipments/${await anyShipment()}`);
    expect((await screen.findAllByText(word)).length).toBeGreaterThan(0);
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    isWhole();
  });

  it('costs no other on the page of exceptions', async () => {
    open('/exceptions');
    expect(await screen.findByText(/costliest first|No exceptions/)).toBeDefined();
    isWhole();
  });
});
