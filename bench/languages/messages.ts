/** One message of this house, as it is in English and as a translator has it in German: MessageFormat of ICU. */
export interface Message {
  readonly name: string;
  readonly en: string;
  readonly de: string;
}

/** From src/features/exceptions/words.ts and src/features/shipments/words.ts. Where one counts, the count is `count`. */
export const messages: readonly Message[] = [
  { name: 'pageTitle', en: 'Exceptions', de: 'Abweichungen' },
  { name: 'listOrder', en: 'costliest first', de: 'teuerste zuerst' },
  { name: 'columnDue', en: 'Due and fees', de: 'Frist und Gebühren' },
  { name: 'columnNext', en: 'Next action', de: 'Nächster Schritt' },
  { name: 'costsNow', en: 'Costs money now', de: 'Kostet jetzt Geld' },
  { name: 'costsTomorrow', en: 'Costs money from tomorrow', de: 'Kostet ab morgen Geld' },
  { name: 'feesReported', en: 'Fees reported: {sums}', de: 'Gemeldete Gebühren: {sums}' },
  { name: 'notReported', en: 'Terminal not reported', de: 'Terminal nicht gemeldet' },
  {
    name: 'rowCount',
    en: '{count, plural, one {# row} other {# rows}}',
    de: '{count, plural, one {# Zeile} other {# Zeilen}}',
  },
  {
    name: 'acknowledgedNotice',
    en: 'Acknowledged {what} until something changes',
    de: '{what} ist bestätigt, bis sich etwas ändert',
  },
  { name: 'shownAgain', en: '{what} needs action again', de: '{what} erfordert wieder eine Handlung' },
  {
    name: 'snoozedNotice',
    en: 'Snoozed {what} until {day} or a change',
    de: '{what} ruht bis {day} oder bis zu einer Änderung',
  },
  {
    name: 'snoozeHint',
    en: 'Shows again as soon as something changes: a hold, a last free day, an ETA. With a day, then at the latest.',
    de: 'Erscheint wieder, sobald sich etwas ändert: eine Sperre, ein letzter freier Tag, eine ETA. Mit einem Tag spätestens dann.',
  },
  {
    name: 'inDays',
    en: '{count, plural, one {In # day} other {In # days}}',
    de: '{count, plural, one {In # Tag} other {In # Tagen}}',
  },
  { name: 'snoozeDayProblem', en: 'Choose a day after today.', de: 'Wählen Sie einen Tag nach heute.' },
  {
    name: 'noteHint',
    en: 'Saved on this device, shown with the row.',
    de: 'Auf diesem Gerät gespeichert und bei der Zeile angezeigt.',
  },
  {
    name: 'fileUnreadable',
    en: 'This file holds no acknowledgements or notes. Choose one that Landfall exported.',
    de: 'Diese Datei enthält weder Bestätigungen noch Notizen. Wählen Sie eine, die Landfall exportiert hat.',
  },
  {
    name: 'unreadAcknowledgements',
    en: '{count, plural, one {# acknowledgement on this device could not be read. Its exception shows again.} other {# acknowledgements on this device could not be read. Their exceptions show again.}}',
    de: '{count, plural, one {# Bestätigung auf diesem Gerät ist nicht lesbar. Ihre Abweichung erscheint wieder.} other {# Bestätigungen auf diesem Gerät sind nicht lesbar. Ihre Abweichungen erscheinen wieder.}}',
  },
  {
    name: 'requestsFailed',
    en: 'Tracking requests could not be loaded: {why}',
    de: 'Tracking-Aufträge konnten nicht geladen werden: {why}',
  },
  {
    name: 'nothingNow',
    en: 'No last free day, hold, ETA, request or empty container needs action now.',
    de: 'Kein letzter freier Tag, keine Sperre, keine ETA, kein Auftrag und kein Leercontainer erfordert jetzt eine Handlung.',
  },
  {
    name: 'settingProblem',
    en: 'Enter a whole number from {least} to {limit}. Until then, {inForce} count.',
    de: 'Geben Sie eine ganze Zahl von {least} bis {limit} ein. Bis dahin gilt: {inForce}.',
  },
  { name: 'showOnMap', en: 'Show on map', de: 'Auf der Karte zeigen' },
  {
    name: 'loadedCount',
    en: '{count, plural, one {# shipment loaded so far} other {# shipments loaded so far}}',
    de: '{count, plural, one {Bisher # Sendung geladen} other {Bisher # Sendungen geladen}}',
  },
  {
    name: 'customFieldsFailed',
    en: 'Custom fields could not be loaded.',
    de: 'Eigene Felder konnten nicht geladen werden.',
  },
];

/** What a message is made of: the text of each plural form, or one text. `#` is the count. */
export function formsOf(text: string): { readonly one: string; readonly other: string } | string {
  const found = /^\{count, plural, one \{([^]*)\} other \{([^]*)\}\}$/.exec(text);
  return found === null ? text : { one: found[1] ?? '', other: found[2] ?? '' };
}

/** The names of the values in it, `count` first where it counts. */
export function valuesOf(text: string): string[] {
  const forms = formsOf(text);
  const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return typeof forms === 'string' ? named : ['count'];
}
