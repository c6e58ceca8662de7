import type { RowKind } from '#/domain/list/row.ts';

export const fieldOn = (field: string, record: string): string => `${field} · ${record}`;
export const fieldsLoading = 'Loading custom fields';
export const fieldsFailed = 'Custom fields could not be loaded.';
export const notDefined = (kind: RowKind): string =>
  kind === 'container'
    ? 'This field cannot be edited here: it is not defined for shipments or containers of this account.'
    : 'This field cannot be edited here: the shipment has no container yet, or the field is not defined.';
export const chooseRecord = 'This row stands for several records. Choose the one to edit.';
