import { checkDigitWarning } from '#/domain/find/checkDigit.ts';
import type { SetItem } from '#/domain/find/numberSet.ts';
import { NumberLinks } from './NumberLinks.tsx';
import * as words from './words.ts';

/** Numbers of a set: what was read, why, and what it names or may mean. */
export function SetItems({ items }: { items: readonly SetItem[] }) {
  return (
    <ul
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It may be higher than its place, and keys must be able to scroll it.
      tabIndex={0}
      aria-labelledby="set-title"
      className="max-h-44 divide-y divide-line overflow-y-auto border-t border-line"
    >
      {items.map((item) => (
        <li
          key={item.number}
          className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 px-4 py-1.5 max-sm:min-h-11"
        >
          <span className="num font-semibold">{item.number}</span>
          <span className="text-xs text-ink-faint">{words.reasonLabels[item.reason]}</span>
          <span className="min-w-0">
            <Meaning item={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Meaning({ item: { number, outcome, found, near } }: { item: SetItem }) {
  if (outcome === 'found') return <NumberLinks numbers={found} />;
  if (outcome === 'ambiguous') {
    return (
      <>
        {words.mayMean} <NumberLinks numbers={found} />
      </>
    );
  }
  if (near.length > 0) {
    return (
      <>
        {words.didYouMean} <NumberLinks numbers={near} />?
      </>
    );
  }
  return checkDigitWarning(number) ?? words.notInAccount;
}
