import { expect, it } from 'vitest';
import { instant } from './instant.ts';
import { readZone, utc } from './zone.ts';
import { zoneOffset } from './zoneOffsets.ts';

const winter = instant(Date.UTC(2026, 0, 15));
const summer = instant(Date.UTC(2026, 6, 15));

it.each([
  ['America/Los_Angeles', 'PST', 'PDT'],
  ['America/New_York', 'EST', 'EDT'],
  ['America/St_Johns', 'NST', 'NDT'],
  ['America/Bogota', '-05', '-05'],
  ['America/Sao_Paulo', '-03', '-03'],
  ['Asia/Seoul', 'KST', 'KST'],
  ['Asia/Tokyo', 'JST', 'JST'],
  ['Asia/Hong_Kong', 'HKT', 'HKT'],
  ['Asia/Kolkata', 'IST', 'IST'],
  ['Asia/Calcutta', 'IST', 'IST'],
  ['Asia/Kathmandu', '+05:45', '+05:45'],
  // CST is Chicago's on a delivery order, PST Los Angeles', IST Mumbai's.
  ['Asia/Shanghai', '+08', '+08'],
  ['Asia/Manila', '+08', '+08'],
  ['Asia/Jerusalem', '+02', '+03'],
  ['Europe/Dublin', 'GMT', '+01'],
  ['Asia/Singapore', '+08', '+08'],
  ['Asia/Ho_Chi_Minh', '+07', '+07'],
  ['Asia/Dubai', '+04', '+04'],
  ['Europe/Berlin', 'CET', 'CEST'],
  ['Europe/Amsterdam', 'CET', 'CEST'],
  ['Europe/London', 'GMT', 'BST'],
  ['Europe/Lisbon', 'WET', 'WEST'],
  ['Europe/Athens', 'EET', 'EEST'],
  ['Europe/Istanbul', '+03', '+03'],
  ['Africa/Johannesburg', 'SAST', 'SAST'],
  ['Africa/Lagos', 'WAT', 'WAT'],
  ['Africa/Nairobi', 'EAT', 'EAT'],
  ['Africa/Casablanca', '+01', '+01'],
  ['Australia/Sydney', 'AEDT', 'AEST'],
  ['Australia/Lord_Howe', '+11', '+10:30'],
  ['Pacific/Auckland', 'NZDT', 'NZST'],
  ['Etc/UTC', 'UTC', 'UTC'],
  ['Etc/GMT+5', '-05', '-05'],
])('the clocks of %s are called %s in January and %s in July', (name, inWinter, inSummer) => {
  const zone = readZone(name) ?? utc;
  expect([zoneOffset(winter, zone).label, zoneOffset(summer, zone).label]).toEqual([inWinter, inSummer]);
});
