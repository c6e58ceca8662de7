import { alertKinds } from '#/domain/alerts/alertRules.ts';
import type { ExceptionKind } from '#/domain/exceptions/exception.ts';
import { kindLabels } from '#/domain/exceptions/kindLabels.ts';
import { Section } from '#/parts/pages/Section.tsx';
import { CheckLine } from './CheckLine.tsx';
import * as words from './words.ts';

/** Which kinds of exceptions show notifications. */
export function KindChoice({
  chosen,
  onChange,
}: {
  chosen: readonly ExceptionKind[];
  onChange: (kinds: readonly ExceptionKind[], done: string) => void;
}) {
  const put = (kind: ExceptionKind, isChosen: boolean) =>
    onChange(
      alertKinds.filter((one) => (one === kind ? isChosen : chosen.includes(one))),
      words.kindsChanged(kindLabels[kind], isChosen),
    );
  return (
    <Section title={words.kindsTitle} level={2}>
      <p className="max-w-prose text-sm text-ink-soft">{words.kindsHint}</p>
      <ul className="card grid gap-x-4 px-4 py-2 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {alertKinds.map((kind) => (
          <li key={kind}>
            <CheckLine
              label={kindLabels[kind]}
              checked={chosen.includes(kind)}
              onChange={(isChosen) => put(kind, isChosen)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-attention empty:hidden">
        {chosen.length === 0 && words.noKinds}
      </p>
    </Section>
  );
}
