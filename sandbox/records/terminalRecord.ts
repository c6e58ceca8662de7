import type { Resource } from '#sandbox/jsonapi/jsonapi.ts';
import { facilityDetails, stateNames } from '#sandbox/world/facilityDetails.ts';
import type { Gazetteer, TerminalRecord } from '#sandbox/world/gazetteer.ts';
import { countryName } from './placeRecord.ts';
import { withNotes } from './providedData.ts';

/** docs/interface.md 3.6; the specification shows no fields of terminals. */
export function terminalAttributes(gazetteer: Gazetteer, terminal: TerminalRecord): Resource['attributes'] {
  const place = gazetteer.place(terminal.locode);
  const { type, name, nickname } = terminal;
  const city = place?.type === 'port' ? place.city : (place?.name ?? null);
  const { firmsCode, smdgCode, street, zip } = facilityDetails(terminal.locode, nickname);
  if (type === 'rail_terminal') return { name, nickname, firms_code: firmsCode, city };
  const stateAbbr = place?.stateAbbr ?? null;
  return {
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
  };
}

function providedData(tells: boolean) {
  const supplied = {
    pickup_lfd: tells,
    available_for_pickup: tells,
    fees_at_pod_terminal: tells,
    holds_at_pod_terminal: tells,
    pickup_appointment_at: tells,
    location_at_pod_terminal: tells,
    pod_full_out_chassis_number: tells,
    pod_full_out_at: tells,
  };
  return withNotes(supplied, tells ? knownGaps : {});
}

/** What terminals say of facts that they supply only in part. */
const knownGaps = {
  fees_at_pod_terminal: 'Demurrage is listed from the first day that is charged.',
  pickup_appointment_at: 'Listed once the trucker has made the appointment.',
};
