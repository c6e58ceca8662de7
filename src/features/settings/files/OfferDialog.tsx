import type { Checked } from '#/domain/records/checked.ts';
import type { EntryChange } from '#/domain/records/mergeEntries.ts';
import { andMore } from '#/parts/words.ts';
import { Button } from '#/ui/Button.tsx';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import * as words from './words.ts';

/** What a file has, before anything of it is taken over: null for a file that is refused, else with why the rest cannot be read. */
export interface Offer<Content> extends Checked<Content> {
  /** Of the file. */
  readonly name: string;
}

/** What a file would change, for a decision. */
export function OfferDialog<Content>({
  offer: { name, value, problems },
  change,
  onTake,
  onClose,
}: {
  offer: Offer<Content>;
  /** Null for a file that is refused. */
  change: EntryChange | null;
  /** Receives how many entries are new or other than here. */
  onTake: (content: Content, count: number) => void;
  onClose: () => void;
}) {
  const { added, changed, same } = change ?? { added: [], changed: [], same: 0 };
  const hasNew = added.length + changed.length > 0;
  return (
    <Dialog title={words.offerTitle(name)} onClose={onClose}>
      <div className="min-h-0 space-y-4 overflow-y-auto p-4 text-sm break-words">
        {!change && (
          <p role="alert" className="text-problem">
            {words.refused(problems)}
          </p>
        )}
        {change && !hasNew && <p>{words.nothingNew}</p>}
        <Listed title={words.addedCount(added.length)} items={added} />
        <Listed title={words.changedCount(changed.length)} items={changed} />
        {same > 0 && <p>{words.sameCount(same)}</p>}
        {change && problems.length > 0 && (
          <div className="text-attention">
            <Listed title={words.problemsTitle} items={problems} />
          </div>
        )}
        {hasNew && <p className="text-ink-soft">{words.ownStay}</p>}
        <div className="flex flex-wrap gap-2">
          {value !== null && hasNew && (
            <Button look="primary" onClick={() => onTake(value, added.length + changed.length)}>
              {words.takeOver}
            </Button>
          )}
          <Button onClick={onClose}>{hasNew ? words.cancel : words.close}</Button>
        </div>
      </div>
    </Dialog>
  );
}

/** As many as are looked over. */
const maxShown = 20;

function Listed({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="font-medium">{title}</h3>
      <ul className="list-disc pl-5">
        {items.slice(0, maxShown).map((item, place) => (
          <li key={place}>{item}</li>
        ))}
      </ul>
      {items.length > maxShown && <p className="pl-5">{andMore(items.length - maxShown)}</p>}
    </div>
  );
}
