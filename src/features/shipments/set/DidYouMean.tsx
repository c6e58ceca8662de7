import { useLooseIndex } from '#/data/find/useFindIndex.ts';
import { readFindQuery } from '#/domain/find/findQuery.ts';
import { nearNumbers } from '#/domain/find/tolerance.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { checkDigitWarning } from '#/wording/checkDigit.ts';
import { NumberLinks } from './NumberLinks.tsx';
import { didYouMean } from './words.ts';

const maxNear = 3;

/** What a number that nothing has may be: a number of the account that differs by one character, else a wrong digit. */
export function DidYouMean({ q, shipments }: { q: string; shipments: readonly Shipment[] }) {
  const numbers = useLooseIndex(shipments);
  const near = numbers ? nearNumbers(numbers, readFindQuery(q), maxNear) : [];
  if (near.length > 0) {
    return (
      <p role="status" className="text-lg font-semibold text-ink">
        {didYouMean} <NumberLinks numbers={near} />?
      </p>
    );
  }
  const warning = checkDigitWarning(q);
  return warning !== null && <p>{warning}</p>;
}
