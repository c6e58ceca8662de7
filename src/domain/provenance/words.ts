import type { StatementOrigin, Superseded } from './statement.ts';

export const recordOnly = 'record only';
export const combinedValue = 'combined by the service';
export const sourceNotReported = 'source not reported';
export const originNames: Readonly<Record<StatementOrigin, string>> = {
  shipmentRecord: 'shipment record',
  containerRecord: 'container record',
  event: 'event',
  rawEvent: 'raw event',
};

export const estimate = 'estimate';
export const calledActual = 'estimate: reported as actual, lies ahead';
export const superseded: Record<Superseded, string> = {
  happened: 'estimate, replaced by the actual',
  revised: 'replaced by a later update of the same source',
  overtaken: 'estimate, overtaken by later events',
  withdrawn: 'withdrawn by the source',
  elsewhere: 'of another container of this shipment',
  denied: 'contradicts the rest of the journey',
  farOff: 'far from this journey, so not reported',
  unreadable: 'not a date, so not reported',
};

export const oneSource = 'One source';
export const sourcesAgree = (count: number): string => `${count} sources agree`;
export const sourcesDiffer = (count: number, apart: string): string => `${count} sources differ by ${apart}`;
