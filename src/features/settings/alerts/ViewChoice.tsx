import { Link } from '@tanstack/react-router';
import type { AlertRules } from '#/domain/alerts/alertRules.ts';
import { alertViews, canAlert } from '#/domain/alerts/chosenAlerts.ts';
import type { SavedView } from '#/domain/list/savedView.ts';
import { Section } from '#/parts/pages/Section.tsx';
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
