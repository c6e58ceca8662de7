import { type Reference, type Resource, toOne } from '#sandbox/jsonapi/jsonapi.ts';
import { countryName } from '#sandbox/routes/countries.ts';
import { facilityDetails, stateNames } from '#sandbox/world/facilityDetails.ts';
import type { Gazetteer, TerminalRecord } from '#sandbox/world/gazetteer.ts';
import { placeReference } from './placeRecord.ts';

/** docs/interface.md 3.6; the specification shows no fields of terminals. */
export function terminalRecord(gazetteer: Gazetteer, terminal: TerminalRecord): Resource {
  const place = gazetteer.place(terminal.locode);
  const { id, type, name, nickname } = terminal;
  const city = place?.type === 'port' ? place.city : (place?.name ?? null);
  const reference = placeReference(gazetteer, terminal.locode);
  if (type === 'rail_terminal') {
    return {
      id,
      type,
      attributes: { name, nickname, firms_code: null, city },
      relationships: {
        port: toOne(reference?.type === 'port' ? reference : null),
        metro_area: toOne(reference?.type === 'metro_area' ? reference : null),
      },
    };
  }
  const { firmsCode, smdgCode, street, zip } = facilityDetails(terminal.locode, nickname);
  const stateAbbr = place?.stateAbbr ?? null;
  return {
    id,
    type,
    attributes: {
      name,
      nickname,
      firms_code: firmsCode,
      smdg_code: smdgCode,
      bic_facility_code: null,
      street,
      city,
      state: stateAbbr && (stateNames[stateAbbr] ?? null),
      state_abbr: stateAbbr,
      zip,
      country: place ? countryName(place.countryCode) : null,
      facility_type: 'ocean_terminal',
      provided_data: providedData(terminal.tellsAvailability),
    },
    relationships: { port: toOne(reference) },
  };
}

/** Which facts that terminal supplies, as live services tell it. */
function providedData(tells: boolean): Record<string, boolean> {
  return {
    pickup_lfd: tells,
    available_for_pickup: tells,
    fees_at_pod_terminal: tells,
    holds_at_pod_terminal: tells,
    pickup_appointment_at: tells,
    location_at_pod_terminal: tells,
    pod_full_out_chassis_number: tells,
    pod_full_out_at: tells,
  };
}

export function terminalReference(gazetteer: Gazetteer, id: string | null): Reference | null {
  const terminal = id === null ? null : gazetteer.terminal(id);
  return terminal && { id: terminal.id, type: terminal.type };
}
