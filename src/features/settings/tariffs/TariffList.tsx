import { chargeKinds, type Tariff, type WorkCalendar } from '#/domain/charges/tariff.ts';
import { matchesOf } from '#/domain/charges/tariffMatch.ts';
import type { EntryActs } from '#/features/settings/entries/EntriesPage.tsx';
import { EntryItem } from '#/features/settings/EntryItem.tsx';
import { compareText } from '#/language/compareText.ts';
import { clauseComma } from '#/language/punctuation.ts';
import { Section } from '#/parts/pages/Section.tsx';
import { Time } from '#/parts/time/Time.tsx';
import { Badge } from '#/ui/Badge.tsx';
import { describeMatch } from '#/wording/charges.ts';
import { chargerLabels, chargeKindLabels } from '#/wording/tariffs.ts';
import * as words from './words.ts';

interface TariffActs extends Pick<EntryActs<Tariff>, 'onEdit' | 'onDuplicate' | 'onRemove'> {
  readonly onSwitch: (tariff: Tariff, isOn: boolean) => void;
}

/** The tariffs of a team by the kind of charge, each with what it says. */
export function TariffList({
  tariffs,
  calendars,
  ...acts
}: { tariffs: readonly Tariff[]; calendars: readonly WorkCalendar[] } & TariffActs) {
  return chargeKinds.map((kind) => {
    const ofKind = tariffs
      .filter((tariff) => tariff.kind === kind)
      .toSorted((a, b) => compareText(a.name, b.name));
    return (
      ofKind.length > 0 && (
        <Section key={kind} title={chargeKindLabels[kind]} level={2}>
          <ul className="card divide-y divide-line text-sm">
            {ofKind.map((tariff) => (
              <TariffItem key={tariff.id} {...{ tariff, calendars, ...acts }} />
            ))}
          </ul>
        </Section>
      )
    );
  });
}

function TariffItem({
  tariff,
  calendars,
  onSwitch,
  onEdit,
  onDuplicate,
  onRemove,
}: { tariff: Tariff; calendars: readonly WorkCalendar[] } & TariffActs) {
  const { name, isOn, isSample, chargedBy, source, freeCount, chargedCount, calendar } = tariff;
  const isByCalendar = freeCount === 'working' || chargedCount === 'working';
  const calendarName = calendars.find(({ id }) => id === calendar)?.name ?? words.missingCalendar(calendar);
  return (
    <EntryItem
      name={name}
      aside={
        <label className="flex h-8 items-center gap-2 pr-2 max-md:h-11">
          <input
            type="checkbox"
            role="switch"
            aria-checked={isOn}
            checked={isOn}
            aria-label={words.isOn(name)}
            onChange={({ target }) => onSwitch(tariff, target.checked)}
            className="size-4 accent-(--accent)"
          />
          {words.on}
        </label>
      }
      onEdit={() => onEdit(tariff)}
      onDuplicate={() => onDuplicate(tariff)}
      onRemove={() => onRemove(tariff)}
    >
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="min-w-0 font-semibold">{name}</span>
        {isSample && <Badge>{words.sample}</Badge>}
      </p>
      <p>{words.chargedFor(chargerLabels[chargedBy], matchesOf(tariff).map(describeMatch))}</p>
      <p>{`${words.describeFree(tariff)}${clauseComma}${words.describeSteps(tariff)}`}</p>
      <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
        {isByCalendar && <span>{words.byCalendar(calendarName)}</span>}
        <Validity tariff={tariff} />
        {words.describeConditions(tariff).map((condition) => (
          <span key={condition}>{condition}</span>
        ))}
        {source !== '' && <span className="min-w-0">{words.readIn(source)}</span>}
      </p>
    </EntryItem>
  );
}

function Validity({ tariff: { validFrom, validThrough } }: { tariff: Tariff }) {
  if (!validFrom && !validThrough) return null;
  return (
    <span>
      {words.valid}
      {validFrom && (
        <>
          {' '}
          {words.from} <Time moment={{ kind: 'day', day: validFrom }} />
        </>
      )}
      {validThrough && (
        <>
          {' '}
          {words.through} <Time moment={{ kind: 'day', day: validThrough }} />
        </>
      )}
    </span>
  );
}
