import { useRouteContext } from '@tanstack/react-router';
import { useAccountFields } from '#/data/customFields/useAccountFields.ts';
import { deviceCases } from '#/device/deviceFields.ts';
import { useReader } from '#/device/reader.ts';
import { caseEntry, caseFields, mine, ownerChoices } from '#/domain/cases/cases.ts';
import { countConcerned, totalConcerned } from '#/domain/exceptions/concerned.ts';
import type { ExceptionItem } from '#/domain/exceptions/exception.ts';
import { minute } from '#/time/durations.ts';
import { mineOfThem } from './countWords.ts';

/**
 * How many of the containers that need action are the reader's: the number of "Mine" on the page of exceptions. Nothing
 * where they have none, and where it is not known who reads. Read each minute: that page reads more often.
 */
export function MineCount({ items }: { items: readonly ExceptionItem[] }) {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const reader = useReader(({ name }) => name);
  const { entries } = useAccountFields(api, caseFields, deviceCases, minute);
  if (reader === null) return null;
  const count = totalConcerned(
    countConcerned(
      items.filter((item) => ownerChoices(caseEntry(entries, item)?.owner, reader).includes(mine)),
    ),
  );
  return (
    count > 0 && <span className="ml-1 text-xs whitespace-nowrap max-xl:sr-only">{mineOfThem(count)}</span>
  );
}
