import { initialsOf } from '#/domain/cases/cases.ts';
import { counted } from '#/language/plural.ts';
import { comma } from '#/language/punctuation.ts';
import type { AccountFieldTexts } from '#/parts/fields/AccountFieldNotices.tsx';

export const ownerLabel = 'Owner';
export const ownerTitle = (what: string): string => `Owner of ${what}`;
export const ownerField = 'Name';
export const ownerHint = 'Saved in your account: everybody with access to it sees it.';
export const ownerHereHint = 'Saved on this device only.';
export const requestsHere =
  'A request without a shipment has no record in the account: what you enter stays on this device.';
export const ownerMe = (name: string): string => `Me (${name})`;
export const ownerIsMe = 'That is me';
export const ownerSet = 'Set owner';
export const ownerRemove = 'No owner';
export const ownerMissing = 'Enter a name.';
/** Begins with what is in sight of it. @param owner null for none */
export const ownerCell = (number: string, owner: string | null): string =>
  owner === null ? `Set owner: ${number}` : `${initialsOf(owner)}, owner of ${number}: ${owner}`;
export const ownerSetNotice =
  (name: string) =>
  (what: string): string =>
    `${what} given to ${name}`;
export const ownerRemovedNotice = (what: string): string => `Owner removed from ${what}`;
export const mineLabel = 'Mine';
export const unownedLabel = 'Unowned';
export const mineNeedsName = '“Mine” needs your name as colleagues see it.';
export const enterName = 'Enter your name';
export const nameTitle = 'Your name';
export const saveName = 'Save';

export const movedNotice = (count: number): string => `${counted(count, 'case')} moved to the account`;
export const casesFailed = (why: string): string => `Owners and shared notes could not be loaded: ${why}.`;
export const tryAgain = 'Try again';

/** Where owners, notes and snoozes are stored. */
export const caseStorage: AccountFieldTexts = {
  shareTitle: 'Share cases with your team?',
  shareText:
    'Who has a case, its note and the day until which it is acknowledged are stored in three custom fields of containers and of shipments, which your account does not have yet: Owner, Case note, Acknowledged until. Everybody with access to the account sees them.',
  define: 'Define the fields',
  stayHere: 'Store on this device',
  onDevice: {
    chosen: 'Owners, notes and snoozes are on this device only.',
    forbidden:
      'Owners, notes and snoozes are on this device only: you may not define custom fields of this account.',
    taken: (labels) =>
      `Owners, notes and snoozes are on this device only: the account uses ${labels.join(comma)} for something else.`,
  },
  share: 'Share with the team',
  leftHere: (count) => `${counted(count, 'case')} with an owner, a note or a snooze on this device only.`,
  move: 'Move to the account',
  discard: 'Leave on this device',
};

export const noteSharedHint =
  'Saved in your account: everybody with access to it sees it. One line, up to 255 characters.';
export const snoozeSharedHint = 'The day is saved in your account: the row is out of the list for everybody.';
