import { type ComponentType, type ReactNode, useState, useSyncExternalStore } from 'react';
import type { EntryStore } from '#/device/entryStore.ts';
import { bookOf, removeEntry, saveEntry, takeOverEntries } from '#/device/entryWrites.ts';
import { newId } from '#/device/newId.ts';
import type { Checked } from '#/domain/records/checked.ts';
import { type EntryBook, mergeBooks } from '#/domain/records/mergeEntries.ts';
import { useDone } from '#/features/settings/done.ts';
import { type Offer, OfferDialog } from '#/features/settings/files/OfferDialog.tsx';
import { TeamFiles } from '#/features/settings/files/TeamFiles.tsx';
import { takenOver } from '#/features/settings/files/words.ts';
import { SettingsFrame } from '#/features/settings/SettingsFrame.tsx';
import type { TypedFormProps } from '#/features/settings/typedForm.tsx';
import { changed, create, created, deleted, edit, nameOfCopy, save } from '#/features/settings/words.ts';
import { Button } from '#/ui/Button.tsx';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A list of a book, and how an entry of it is filled in. */
export interface EntryKind<Book extends EntryBook<Book>, List extends keyof Book, Typed extends Named> {
  readonly list: List;
  /** On the button for a new one, and above its form. */
  readonly add: string;
  readonly blank: Typed;
  /** As the form shows it. With another id, what is saved takes its place all the same. */
  readonly toEdit: (entry: Book[List][number]) => Typed;
  /** The same for a copy, which gets an id and a name of its own; left out: no other. */
  readonly toCopy?: (entry: Book[List][number]) => Typed;
  readonly Form: ComponentType<TypedFormProps<Typed, Book[List][number]>>;
}

/** What is done with the entries of a list. Each is in force at once, and can be undone. */
export interface EntryActs<Entry> {
  readonly onAdd: () => void;
  readonly onEdit: (entry: Entry) => void;
  readonly onDuplicate: (entry: Entry) => void;
  /** Saves it as it is, and says what was done. */
  readonly onChange: (entry: Entry, done: string) => void;
  /** @param note what follows from it, after what was done */
  readonly onRemove: (entry: Entry, note?: string) => void;
}

export interface EntryFiles<Book> {
  readonly title: string;
  readonly hint: string;
  /** Endings of the files that are read. */
  readonly accept: string;
  readonly saves: readonly {
    readonly label: string;
    readonly save: (book: Book) => void | Promise<void>;
  }[];
  /** All that is in a file, for what is here. Never throws. */
  readonly open: (file: File, book: Book) => Promise<Checked<Book>>;
}

type ActsOf<Book extends EntryBook<Book>> = <List extends keyof Book, Typed extends Named>(
  kind: EntryKind<Book, List, Typed>,
) => EntryActs<Book[List][number]>;

/** Entries that a team has on its devices: what they are, and what holds, reads and shows them. */
export interface Entries<Book extends EntryBook<Book>, List extends keyof Book, Typed extends Named> {
  readonly title: string;
  readonly intro: string;
  /** In the place of the list where it is empty. */
  readonly none: string;
  readonly store: EntryStore<Book>;
  readonly kind: EntryKind<Book, List, Typed>;
  readonly renderList: (book: Book, acts: EntryActs<Book[List][number]>) => ReactNode;
  /** The other lists of the book. */
  readonly renderOthers?: (book: Book, actsOf: ActsOf<Book>) => ReactNode;
  readonly files: EntryFiles<Book>;
}

/** Entries of a team: fill them in, and share them as a file. */
export function EntriesPage<Book extends EntryBook<Book>, List extends keyof Book, Typed extends Named>({
  title,
  intro,
  none,
  store,
  kind,
  renderList,
  renderOthers,
  files,
}: Entries<Book, List, Typed>) {
  const book = bookOf<Book>(useSyncExternalStore(store.subscribe, store.getState));
  const [form, setForm] = useState<ReactNode>(null);
  const [offer, setOffer] = useState<Offer<Book> | null>(null);
  const { done, say, sayLeft } = useDone();
  const actsOf = actsBy(store, { setForm, say, sayLeft });
  const acts = actsOf(kind);
  return (
    <>
      <SettingsFrame
        title={title}
        intro={intro}
        done={done}
        action={
          <Button look="primary" onClick={acts.onAdd}>
            {kind.add}
          </Button>
        }
      >
        {book[kind.list].length === 0 ? (
          <p className="text-sm text-ink-soft">{none}</p>
        ) : (
          renderList(book, acts)
        )}
        {renderOthers?.(book, actsOf)}
        <TeamFiles
          title={files.title}
          hint={files.hint}
          accept={files.accept}
          saves={files.saves.map(({ label, save: write }) => ({ label, save: () => write(book) }))}
          isInDialog={form !== null || offer !== null}
          onRead={(file) => files.open(file, book)}
          onOffer={setOffer}
        />
      </SettingsFrame>
      {form}
      {offer && (
        <OfferDialog
          offer={offer}
          change={offer.value && mergeBooks(book, offer.value)}
          onClose={() => setOffer(null)}
          onTake={(file, count) => {
            say(takenOver(count, offer.name), takeOverEntries(store, file));
            setOffer(null);
          }}
        />
      )}
    </>
  );
}

/** The acts on a list of the store, by what its page says and shows. */
function actsBy<Book extends EntryBook<Book>>(
  store: EntryStore<Book>,
  {
    setForm,
    say,
    sayLeft,
  }: { setForm: (form: ReactNode) => void } & Pick<ReturnType<typeof useDone>, 'say' | 'sayLeft'>,
): ActsOf<Book> {
  return ({ list, add, blank, toEdit, toCopy = toEdit, Form }) => {
    /** @param replacedId the id of what it takes the place of; null for a new one */
    const fill = (start: typeof blank, replacedId: string | null, typed = start) =>
      setForm(
        <Form
          title={replacedId === null ? add : edit(start.name)}
          submit={replacedId === null ? create : save}
          initial={typed}
          onClose={(left) => {
            setForm(null);
            // What was typed and not saved is one press away.
            if (left !== start) sayLeft(left.name, () => fill(start, replacedId, left));
          }}
          onSave={(entry) => {
            say(
              replacedId === null ? created(entry.name) : changed(entry.name),
              saveEntry(store, list, entry, replacedId ?? entry.id),
            );
            setForm(null);
          }}
        />,
      );
    return {
      onAdd: () => fill({ ...blank, id: newId() }, null),
      onEdit: (entry) => fill(toEdit(entry), entry.id),
      onDuplicate: (entry) => fill({ ...toCopy(entry), id: newId(), name: nameOfCopy(entry.name) }, null),
      onChange: (entry, what) => say(what, saveEntry(store, list, entry)),
      onRemove: ({ id, name }, note = '') => say(`${deleted(name)}${note}`, removeEntry(store, list, id)),
    };
  };
}
