import { usePreferences } from '#/device/preferences.ts';
import type { RowKind } from '#/domain/list/row.ts';

/** What an address that says nothing has rows for, where this device remembers another choice than the usual one. */
export function rememberedRows(): Exclude<RowKind, 'shipment'> | null {
  const { rowsFor } = usePreferences.getState();
  return rowsFor === 'shipment' ? null : rowsFor;
}
