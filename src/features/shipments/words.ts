import { formatCount } from '#/language/plural.ts';
export const shipmentsTitle = 'Shipments';

/** What of the account is loaded. */
export interface LoadedCount {
  readonly shipments: number;
  /** Null where the service does not say how many there are. */
  readonly total: number | null;
}

/** `40`, `12 of 40`, `61 containers`. @param shown null without a filter */
export function rowCount(shown: number | null, all: number, by: 'shipment' | 'container'): string {
  const rows = shown === null ? formatCount(all) : `${formatCount(shown)} of ${formatCount(all)}`;
  return by === 'shipment' ? rows : `${rows} containers`;
}

/** `150 of 300 shipments loaded` */
export function loadedCount({ shipments, total }: LoadedCount): string {
  return total === null
    ? `${formatCount(shipments)} shipments loaded so far`
    : `${formatCount(shipments)} of ${formatCount(total)} shipments loaded`;
}

export const showOnMap = 'Show on map';
export const display = 'Display';

export const customFields = 'Custom fields';
export const customFieldsFailed = 'Custom fields could not be loaded.';

/** The button of the export and the title of its panel; the rest of its words come with the panel. */
export const exportTitle = 'Export';
export const exporting = 'Exporting…';
/** Leads to the page where custom fields are defined. */
export const manageFields = 'Define or edit custom fields';
