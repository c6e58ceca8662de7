/** A port or metropolitan area, with as much of it as the record has. */
export interface Place {
  readonly type: 'port' | 'metro_area';
  /** Null when a record names the place only by its words. Places are joined by type and id, never by code. */
  readonly id: string | null;
  readonly name: string | null;
  /** UN/LOCODE. Two codes can stand for one city, so it is shown and never compared. */
  readonly locode: string | null;
  /** As the source wrote it; an IANA name that may be old, unknown or absent. */
  readonly zone: string | null;
  readonly stateAbbr: string | null;
  readonly countryCode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** A marine terminal or rail ramp. */
export interface Facility {
  readonly type: 'terminal' | 'rail_terminal';
  readonly id: string;
  readonly name: string | null;
  /** Left out where it says nothing of the data that it supplies. */
  readonly provided?: ProvidedData;
}

export interface Vessel {
  readonly id: string | null;
  readonly name: string | null;
  readonly imo: string | null;
}

/** What a carrier or a terminal says of the data that it supplies, by attribute of the container (docs/interface.md 3.6). */
export interface ProvidedData {
  /** What it never supplies. */
  readonly missing: readonly string[];
  /** What it says of what it supplies, where it says anything. */
  readonly notes: readonly { readonly attribute: string; readonly text: string }[];
}
