import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { alertKey } from '#/domain/alerts/reviewAlerts.ts';

/** A page that is opened now, on the same device. */
async function openPage(account = 'one') {
  vi.resetModules();
  const device = await import('./deviceStore.ts');
  await device.claim(account);
  return { ...device, ...(await import('./alertLedger.ts')) };
}
const ledger = { known: new Set(['hold a', 'hold b']), held: new Set(['hold b']), basis: '{}' };

describe('what a device remembers of alerts', () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
  });

  it('comes back on the next visit, and is gone once it is removed', async () => {
    await (await openPage()).writeAlertLedger(ledger);
    const page = await openPage();
    expect(await page.readAlertLedger()).toEqual(ledger);
    await page.removeAlertLedger();
    expect(await page.readAlertLedger()).toBeNull();
  });

  it('has an exception whose source gives it a very long name', async () => {
    const key = alertKey({ kind: 'hold', id: `hold:${'x'.repeat(10_000)}` });
    await (await openPage()).writeAlertLedger({ ...ledger, known: new Set([key]) });
    expect((await (await openPage()).readAlertLedger())?.known).toEqual(new Set([key]));
  });

  it('is never that of another account', async () => {
    await (await openPage()).writeAlertLedger(ledger);
    expect(await (await openPage('two')).readAlertLedger()).toBeNull();
  });

  it('ignores what no version wrote', async () => {
    const page = await openPage();
    const record = { version: 1, known: ['a'], held: [], basis: '{}' };
    const broken = [
      7,
      'text',
      [],
      { ...record, version: 2 },
      { ...record, known: { a: 1 } },
      { ...record, held: null },
      { ...record, basis: 5 },
      { ...record, basis: 'x'.repeat(2_000) },
    ];
    for (const stored of broken) {
      await page.write('alerts', stored);
      expect(await page.readAlertLedger()).toBeNull();
    }
    await page.write('alerts', { ...record, known: ['a', 5, null, 'y'.repeat(500), 'b'] });
    expect((await page.readAlertLedger())?.known).toEqual(new Set(['a', 'b']));
  });
});
