import { normalizeNumber } from './identifiers.ts';
import { lookup } from './lookup.ts';
import type { Carrier } from './shipment.ts';

/** The SCAC that stands for a carrier by its other codes, and by the names that sources use. */
const scacs: Readonly<Record<string, string>> = {
  MEDU: 'MSCU',
  MSC: 'MSCU',
  'MEDITERRANEAN SHIPPING COMPANY': 'MSCU',
  'MSC MEDITERRANEAN SHIPPING COMPANY': 'MSCU',
  MAERSK: 'MAEU',
  'MAERSK LINE': 'MAEU',
  'CMA CGM': 'CMDU',
  CMAU: 'CMDU',
  'HAPAG-LLOYD': 'HLCU',
  HLXU: 'HLCU',
  ONE: 'ONEY',
  'OCEAN NETWORK EXPRESS': 'ONEY',
  EVERGREEN: 'EGLV',
  'EVERGREEN LINE': 'EGLV',
  COSCO: 'COSU',
  'COSCO SHIPPING': 'COSU',
  ZIM: 'ZIMU',
  'YANG MING': 'YMLU',
};

/** What identifies a carrier: its SCAC, whatever it is called; empty where none is reported. */
export function carrierKey({ scac, shortName, name }: Carrier): string {
  const reported = normalizeNumber(scac ?? shortName ?? name ?? '');
  return lookup(scacs, reported) ?? reported;
}
