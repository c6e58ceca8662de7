// Invented names. The two lists combine to 576 different ones, enough for every vessel of the schedule.
const first =
  'Meridian Halcyon Cardinal Solstice Aurelian Boreal Castellan Corinth Dauntless Emissary Fairwind Galleon Harrier Ivory Juniper Kestrel Lodestar Marigold Northern Osprey Pelican Quartz Resolute Sable';
const second =
  'Accord Beacon Compass Dawn Endeavour Fortitude Grace Horizon Inlet Jubilee Keystone Legacy Merit Narrows Outlook Passage Quest Reach Sound Tradition Unity Venture Watch Zenith';

const firstWords = first.split(' ');
const secondWords = second.split(' ');

/** A name for the n-th vessel; different for each n below 576, neighbours do not sound alike. */
export function vesselName(n: number): string {
  const a = n % firstWords.length;
  const b = (Math.floor(n / firstWords.length) * 5 + n * 7) % secondWords.length;
  return `${firstWords[a] ?? ''} ${secondWords[b] ?? ''}`;
}

/**
 * An IMO ship number: six digits and a check digit, the sum of the digits times 7 down to 2, last digit. Numbers
 * that begin with 41 are borne by no ship, so none of ours is anyone's.
 */
export function imoNumber(n: number): string {
  const digits = String(410_000 + n * 37);
  const sum = Array.from(digits).reduce((total, digit, index) => total + Number(digit) * (7 - index), 0);
  return `${digits}${sum % 10}`;
}

// Maritime identification digits of common flags: Liberia, Panama, Marshall Islands, Singapore, Hong Kong, Malta.
const flags = ['636', '352', '538', '563', '477', '249'];

/** Nine digits, of which the first three are the flag (ITU-R M.585). */
export function mmsiNumber(n: number): string {
  return `${flags[n % flags.length] ?? '636'}${String(20_011 + n * 4_409).padStart(6, '0')}`;
}
