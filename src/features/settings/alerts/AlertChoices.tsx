import { Link } from '@tanstack/react-router';
import { type AlertRules, alertKinds } from '#/domain/alerts/alertRules.ts';
import { alertViews, canAlert } from '#/domain/alerts/chosenAlerts.ts';
import type { SavedView } from '#/domain/list/savedView.ts';
import type { ExceptionKind } from '#/domain/records/exceptionKinds.ts';
import { Section } from '#/parts/pages/Section.tsx';
import { exceptionKindLabels } from '#/wording/exceptionKinds.ts';
import { CheckLine } from './CheckLine.tsx';
import * as words from './words.ts';

/** Which saved views alerts are for. */
export function ViewChoice({
  rules,
  views,
  onChange,
}: {
  rules: AlertRules;
  /** All that are saved on this device. */
  views: readonly SavedView[];
  onChange: (chosen: readonly string[], done: string) => void;
}) {
  const gone = rules.views.filter((id) => !views.some((view) => view.id === id)).length;
  const put = ({ id, name }: SavedView, isChosen: boolean) => {
    // What is no longer saved goes with the next choice.
    const still = rules.views.filter((one) => one !== id && views.some((view) => view.id === one));
    onChange(isChosen ? [...still, id] : still, words.viewsChanged(name, isChosen));
  };
  return (
    <Section title={words.viewsTitle} level={2}>
      <p className="max-w-prose text-sm text-ink-soft">{words.viewsHint}</p>
      {views.length === 0 ? (
        <p className="text-sm text-ink-soft">
          {words.noViews}{' '}
          <Link to="/shipments" className="font-medium underline underline-offset-2">
            {words.shipments}
          </Link>
          .
        </p>
      ) : (
        <ul className="card max-h-96 divide-y divide-line overflow-y-auto px-4 text-sm">
          {views.map((view) => {
            const isUsable = canAlert(view);
            return (
              <li key={view.id} className="py-1">
                <CheckLine
                  label={view.name}
                  note={isUsable ? null : words.viewCannot}
                  checked={isUsable && rules.views.includes(view.id)}
                  disabled={!isUsable}
                  onChange={(isChosen) => put(view, isChosen)}
                />
              </li>
            );
          })}
        </ul>
      )}
      <p role="status" className="text-sm text-attention empty:hidden">
        {gone > 0 && words.viewsGone(gone, alertViews(rules, views) === null)}
      </p>
    </Section>
  );
}

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
      words.kindsChanged(exceptionKindLabels[kind], isChosen),
    );
  return (
    <Section title={words.kindsTitle} level={2}>
      <p className="max-w-prose text-sm text-ink-soft">{words.kindsHint}</p>
      <ul className="card grid gap-x-4 px-4 py-2 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {alertKinds.map((kind) => (
          <li key={kind}>
            <CheckLine
              label={exceptionKindLabels[kind]}
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
