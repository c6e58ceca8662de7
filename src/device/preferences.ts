import {
  type ExceptionSettings,
  defaultExceptionSettings,
  readExceptionSettings,
} from '#/domain/exceptions/exceptionSettings.ts';
import type { ClockDisplay } from '#/time/format.ts';
import { readZone, viewerZone, type ZoneName } from '#/time/zone.ts';
import { startPages } from './pages.ts';
import { storedStore } from './storage.ts';

/** What can be chosen of a few; the first of each is the default. */
const choices = {
  /** Whose clock every time on every screen is shown by: the place's, this device's, UTC, or that of `zone`. */
  timeDisplay: ['place', 'mine', 'utc', 'zone'],
  /** A clock whose time is written beside; `zone` is that of `secondZone`. */
  secondClock: ['none', 'place', 'mine', 'utc', 'zone'],
  hours: ['24', '12'],
  dateOrder: ['dayFirst', 'monthFirst', 'iso'],
  /** Of distances at sea. */
  distance: ['nm', 'km'],
  weight: ['both', 'kg', 'lb'],
  theme: ['system', 'light', 'dark'],
  /** `safe` keeps its colours apart for eyes that do not tell red from green. */
  palette: ['standard', 'safe'],
  /** Of the rows of lists. */
  density: ['regular', 'compact'],
  /** What the list has a row for where its address says nothing. */
  rowsFor: ['shipment', 'container'],
  motion: ['system', 'reduce'],
  /** Of files that other programs read: `standard` is English, `page` the language of the page. */
  headings: ['standard', 'page'],
  /** Where `/` leads. */
  firstPage: startPages,
} as const;

type Choices = { readonly [Name in keyof typeof choices]: (typeof choices)[Name][number] };
export type ClockChoice = Choices['timeDisplay'];
export type Theme = Choices['theme'];

interface Zones {
  readonly zone: ZoneName;
  readonly secondZone: ZoneName;
}

export interface Preferences extends Choices, Zones {
  /** From when on something is an exception, on its page and in the count of the navigation. */
  readonly exceptions: ExceptionSettings;
  /** Whether a character key alone does something wherever the focus is (WCAG 2.1.4). */
  readonly singleKeys: boolean;
  setExceptions(exceptions: ExceptionSettings): void;
  setSingleKeys(singleKeys: boolean): void;
  choose(changes: Partial<Choices & Zones>): void;
  /** Resets all that is on the page of preferences. */
  reset(): void;
}

const name = 'landfall.preferences';
const names = Object.keys(choices) as (keyof Choices)[];
const defaults = (): Choices & Zones => ({
  ...(Object.fromEntries(names.map((choice) => [choice, choices[choice][0]])) as unknown as Choices),
  zone: viewerZone(),
  secondZone: viewerZone(),
});

/** What the user of this device chose. Stored in local storage; unreadable or unknown values fall back one by one. */
export const usePreferences = storedStore<Preferences>(
  name,
  (set) => ({
    ...defaults(),
    exceptions: defaultExceptionSettings,
    singleKeys: true,
    setExceptions: (exceptions) => set({ exceptions }),
    setSingleKeys: (singleKeys) => set({ singleKeys }),
    choose: set,
    reset: () => set(defaults()),
  }),
  {
    version: 2,
    read: (stored) => {
      const record = (stored ?? {}) as Readonly<Record<string, unknown>>;
      // Before version 2 the settings of the exceptions had another name.
      const { exceptions = record['attention'], singleKeys } = record;
      return {
        ...readChoices(record),
        exceptions: readExceptionSettings(exceptions),
        ...(typeof singleKeys === 'boolean' ? { singleKeys } : {}),
      };
    },
  },
);

function readChoices(record: Readonly<Record<string, unknown>>): Partial<Choices & Zones> {
  const known = names.filter((choice) => choices[choice].some((value) => value === record[choice]));
  const zones = (['zone', 'secondZone'] as const).filter((zone) => {
    const text = record[zone];
    return typeof text === 'string' && readZone(text) !== null;
  });
  return Object.fromEntries([...known, ...zones].map((choice) => [choice, record[choice]]));
}

/** The clock of times on screens and in files. */
export function clockOf({ timeDisplay, zone }: Pick<Preferences, 'timeDisplay' | 'zone'>): ClockDisplay {
  return clock(timeDisplay, zone);
}

/** The clock whose time is written beside; null where none was chosen. */
export function secondClockOf({
  secondClock,
  secondZone,
}: Pick<Preferences, 'secondClock' | 'secondZone'>): ClockDisplay | null {
  return secondClock === 'none' ? null : clock(secondClock, secondZone);
}

/** The clock of another zone is that of somebody who is there. */
function clock(choice: ClockChoice, zone: ZoneName): ClockDisplay {
  return choice === 'zone' ? { display: 'mine', viewer: zone } : { display: choice, viewer: viewerZone() };
}
