import type { Passage } from './seaGraph.ts';

/** A weekly service: a fixed rotation of ports that a string of vessels sails, one of them each week. */
export interface Service {
  readonly id: string;
  readonly role: 'main' | 'feeder';
  /** SCACs of the carriers that sell it; the first one runs the vessels. */
  readonly carriers: readonly string[];
  readonly knots: number;
  /** LOCODE and usual hours in port, in order; after the last the vessel returns to the first. */
  readonly calls: readonly (readonly [port: string, hours: number])[];
  readonly avoid: readonly Passage[];
}

function service(
  id: string,
  carriers: string,
  knots: number,
  calls: string,
  avoid: readonly Passage[] = [],
  role: Service['role'] = 'main',
): Service {
  return {
    id,
    role,
    carriers: carriers.split(' '),
    knots,
    calls: calls.split(' ').map((call) => {
      const [port = '', hours = ''] = call.split(':');
      return [port, Number(hours)] as const;
    }),
    avoid,
  };
}

/** Invented, with rotations of the kind that carriers publish. Avoid-lists say who goes round the Cape. */
export const services: readonly Service[] = [
  service('TP1', 'ONEY HDMU YMLU', 17, 'CNYTN:20 CNNGB:24 CNSHA:30 USLAX:72 USOAK:36'),
  service('TP2', 'COSU OOLU EGLV CMDU', 17.5, 'CNTAO:24 CNSHA:30 KRPUS:24 USLGB:80'),
  service('TP3', 'HLCU MAEU', 16.5, 'VNCMT:24 CNYTN:28 USLAX:72 USOAK:30'),
  service('TP4', 'MATS SMLM', 19, 'CNXMN:18 CNNGB:18 CNSHA:24 USLGB:60'),
  service('TP5', 'WHLC PCIU', 17, 'VNHPH:20 CNYTN:24 TWKHH:20 USLAX:64 USSEA:36'),
  service('TP6', 'APLU CMDU', 17.5, 'THLCH:22 VNCMT:22 TWKHH:18 USLAX:66 USOAK:30'),
  service('PN1', 'HDMU ONEY', 17, 'KRPUS:30 CAPRR:36 CAVAN:60 USSEA:40'),
  service('PN2', 'COSU OOLU ZIMU', 17.5, 'CNYTN:24 CNNGB:24 JPYOK:18 CAPRR:36 USTIW:48'),
  service('EC1', 'EGLV COSU OOLU', 18, 'CNSHA:30 CNNGB:24 KRPUS:24 USSAV:36 USCHS:24 USNYC:48', ['suez']),
  service('EC2', 'ZIMU MSCU', 18, 'CNYTN:30 VNCMT:24 SGSIN:26 USNYC:48 USORF:24 USSAV:36', ['panama']),
  service('EC3', 'MSCU MAEU', 17.5, 'INMUN:24 INNSA:28 LKCMB:24 USNYC:44 USORF:22 USCHS:26', ['panama']),
  service('GU1', 'CMDU APLU YMLU', 17.5, 'CNNGB:24 CNSHA:28 KRPUS:22 USHOU:48 USMOB:26', ['suez']),
  service('TA1', 'MAEU HLCU', 16, 'DEHAM:36 NLRTM:36 USNYC:40 USORF:20 USHOU:48'),
  service('TA2', 'ACLU IILU', 15.5, 'BEANR:30 GBSOU:20 CAHAL:24 USBAL:30'),
  service('TA3', 'OOLU HLCU', 15.5, 'DEHAM:30 BEANR:28 CAMTR:60'),
  service('MD1', 'MSCU ZIMU HLCU TRKU ARKU', 16, 'ITGOA:28 ESVLC:24 MAPTM:24 USNYC:40 USSAV:30'),
  service('SA1', 'CMDU SUDU HLCU', 16, 'BRSSZ:40 BRPNG:24 USNYC:40 USSAV:30'),
  service('OC1', 'ANNU SUDU', 16.5, 'AUMEL:30 AUSYD:30 NZTRG:28 USLGB:60'),
  service('AE1', 'MSCU ZIMU', 16, 'CNNGB:24 CNSHA:30 SGSIN:30 NLRTM:48 DEHAM:48 BEANR:36', [
    'suez',
    'panama',
  ]),
  service('AE2', 'MAEU HLCU', 16.5, 'CNSHA:28 CNYTN:28 MAPTM:30 GBFXT:40 DEBRV:44', ['suez', 'panama']),
  service('AE3', 'CMDU COSU EGLV', 16.5, 'CNNGB:24 MYPKG:26 GRPIR:36 FRLEH:36 NLRTM:48', ['panama', 'cape']),
  service('CA1', 'SMLU', 15, 'USMIA:36 JMKIN:24 COCTG:24'),
  service('FD1', 'ONEY ZIMU', 13, 'IDJKT:24 SGSIN:24', [], 'feeder'),
  service('FD2', 'MAEU HLCU MSCU ZIMU', 13, 'DEHAM:24 SEGOT:14 PLGDN:16', [], 'feeder'),
  service('FD3', 'MSCU MAEU', 12.5, 'LKCMB:24 BDCGP:28', [], 'feeder'),
  service('FD4', 'KMTU COSU', 13, 'KRPUS:20 CNTXG:24 CNDLC:18', [], 'feeder'),
  service('FD5', 'MSCU', 13, 'SGSIN:20 PHMNL:24', [], 'feeder'),
];

/** Carriers of one trade, who book space on services of others; by SCAC the services. */
export const nicheCarriers: Readonly<Record<string, readonly string[]>> = {
  GOSU: ['PN2', 'EC2', 'AE1'],
  SSPH: ['EC2', 'EC3', 'FD3'],
  SQQY: ['TP1', 'EC1', 'GU1'],
  HDUJ: ['TP2', 'TP5'],
  TJFH: ['TP2', 'TP4'],
  CHVW: ['OC1'],
  SSBF: ['PN1'],
  CLAM: ['CA1'],
  TRBR: ['CA1'],
  SEAU: ['CA1', 'SA1'],
  SEJJ: ['TA1', 'MD1'],
  SAFM: ['TA1', 'EC3'],
};

/** @throws if there is no service of that name */
export function serviceOf(id: string): Service {
  const found = services.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no service ${id}.`);
  return found;
}
