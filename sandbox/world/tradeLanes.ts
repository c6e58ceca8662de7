import { nicheCarriers, serviceOf } from './services.ts';

/** What a shipment is: where it goes and what happens to its boxes after the sea. */
export type JourneyKind = 'direct' | 'rail' | 'transshipment' | 'overseas' | 'export';

/** One sea leg of a lane. */
export interface Hop {
  readonly service: string;
  readonly from: string;
  readonly to: string;
}

export interface Lane {
  readonly kind: JourneyKind;
  readonly hops: readonly Hop[];
  /** SCACs that sell the whole way: those of the first main service that also sell the other legs. */
  readonly carriers: readonly string[];
  /** SCACs of carriers of one trade that book space on it. */
  readonly niche: readonly string[];
}

// One lane per line, legs joined by +: service, port of loading, next port.
const text: Readonly<Record<JourneyKind, string>> = {
  direct: `
    TP1 CNSHA USLAX | TP1 CNYTN USLAX | TP1 CNNGB USOAK | TP2 CNTAO USLGB | TP2 KRPUS USLGB | TP2 CNSHA USLGB
    TP3 VNCMT USLAX | TP3 CNYTN USOAK | TP4 CNSHA USLGB | TP4 CNXMN USLGB | TP5 VNHPH USLAX | TP5 TWKHH USSEA
    TP6 THLCH USLAX | TP6 VNCMT USOAK | PN1 KRPUS USSEA | PN2 CNNGB USTIW | EC1 CNSHA USSAV | EC1 KRPUS USNYC
    EC1 CNNGB USCHS | EC2 VNCMT USNYC | EC2 CNYTN USSAV | EC3 INNSA USNYC | EC3 INMUN USCHS | GU1 CNSHA USHOU
    GU1 KRPUS USMOB | TA1 NLRTM USNYC | TA1 DEHAM USHOU | TA2 BEANR USBAL | MD1 ITGOA USNYC | MD1 ESVLC USSAV
    SA1 BRSSZ USNYC | SA1 BRPNG USSAV | OC1 NZTRG USLGB | CA1 COCTG USMIA | PN1 KRPUS CAVAN | TA2 GBSOU CAHAL`,
  rail: `
    TP1 CNSHA USLAX | TP1 CNNGB USLAX | TP2 CNTAO USLGB | TP2 CNSHA USLGB | TP3 VNCMT USLAX | TP5 VNHPH USLAX
    TP6 THLCH USLAX | PN1 KRPUS CAPRR | PN1 KRPUS CAVAN | PN2 CNNGB CAPRR | PN2 CNYTN USTIW | EC1 CNSHA USNYC
    EC1 CNNGB USSAV | EC2 VNCMT USORF | EC3 INNSA USNYC | TA3 BEANR CAMTR | TA1 DEHAM USORF | TA2 GBSOU CAHAL`,
  transshipment: `
    FD1 IDJKT SGSIN + EC2 SGSIN USNYC | FD3 BDCGP LKCMB + EC3 LKCMB USNYC | FD4 CNTXG KRPUS + EC1 KRPUS USSAV
    FD4 CNDLC KRPUS + TP2 KRPUS USLGB | FD5 PHMNL SGSIN + EC2 SGSIN USSAV | AE1 CNSHA SGSIN + EC2 SGSIN USNYC
    AE2 CNYTN MAPTM + MD1 MAPTM USNYC | AE1 CNSHA DEHAM + FD2 DEHAM PLGDN | AE1 CNNGB DEHAM + FD2 DEHAM SEGOT
    FD3 BDCGP LKCMB + EC3 LKCMB USCHS`,
  overseas: `
    AE1 CNSHA NLRTM | AE1 CNNGB DEHAM | AE2 CNYTN GBFXT | AE2 CNSHA DEBRV | AE3 MYPKG NLRTM | AE3 CNNGB GRPIR
    AE3 CNNGB FRLEH | AE1 SGSIN BEANR`,
  export: `
    TP1 USLAX CNYTN | TP1 USOAK CNSHA | TP2 USLGB CNSHA | TP3 USOAK VNCMT | PN1 USSEA KRPUS | EC1 USNYC CNNGB
    EC1 USSAV KRPUS | TA1 USHOU NLRTM | TA2 USBAL BEANR | MD1 USSAV ESVLC | SA1 USNYC BRSSZ | OC1 USLGB AUSYD
    CA1 USMIA JMKIN | TA3 CAMTR DEHAM | TA1 USHOU DEHAM + FD2 DEHAM PLGDN | EC3 USORF INNSA`,
};

function readLanes(kind: JourneyKind): readonly Lane[] {
  return text[kind].split(/[|\n]/).flatMap((line) => {
    const hops = line.split('+').flatMap((leg) => {
      const [service, from, to] = leg.trim().split(/\s+/);
      return service && from && to ? [{ service, from, to }] : [];
    });
    return hops.length > 0 ? [{ kind, hops, carriers: carriersOf(hops), niche: nicheOf(hops) }] : [];
  });
}

function carriersOf(hops: readonly Hop[]): readonly string[] {
  const main = hops.map((hop) => serviceOf(hop.service)).find((service) => service.role === 'main');
  const sold = main?.carriers ?? [];
  const throughout = sold.filter((scac) =>
    hops.every((hop) => serviceOf(hop.service).carriers.includes(scac)),
  );
  return throughout.length > 0 ? throughout : sold;
}

function nicheOf(hops: readonly Hop[]): readonly string[] {
  return Object.entries(nicheCarriers).flatMap(([scac, services]) =>
    hops.every(({ service }) => services.includes(service)) ? [scac] : [],
  );
}

export const lanes: Readonly<Record<JourneyKind, readonly Lane[]>> = {
  direct: readLanes('direct'),
  rail: readLanes('rail'),
  transshipment: readLanes('transshipment'),
  overseas: readLanes('overseas'),
  export: readLanes('export'),
};
