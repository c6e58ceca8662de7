import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { type CustomDefinition, hasOptions } from '#/domain/records/customField.ts';
import type { Done } from '#/features/settings/done.ts';
import { SettingsPage } from '#/features/settings/SettingsPage.tsx';
import * as words from '#/features/settings/words.ts';
import { Section } from '#/parts/Section.tsx';
import { customDefinitionsQuery } from '#/queries/customFields.ts';
import { errorWords } from '#/queries/errorWords.ts';
import { Button } from '#/ui/Button.tsx';
import { CreateField } from './CreateField.tsx';
import { DeleteField } from './DeleteField.tsx';
import { OptionsDialog } from './OptionsDialog.tsx';
import { RenameField } from './RenameField.tsx';
import { typeOf } from './typeOf.ts';

const route = getRouteApi('/_app/settings/fields');

type Open =
  | { readonly kind: 'create' }
  | { readonly kind: 'rename' | 'delete' | 'options'; readonly definition: CustomDefinition };

/** The custom fields of the account: define them, name them, put their options in order, delete them. */
export function FieldsPage() {
  const api = route.useRouteContext({ select: (context) => context.api });
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(customDefinitionsQuery(api));
  const [open, setOpen] = useState<Open | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const close = () => setOpen(null);
  const more = { api, client, onDone: setDone, onClose: close };

  return (
    <>
      <SettingsPage
        here="/settings/fields"
        title={words.fieldsTitle}
        intro={words.fieldsIntro}
        add={words.define}
        loading={words.fieldsLoading}
        isLoading={isPending}
        done={done}
        failure={error && !data ? errorWords(error) : null}
        onAdd={() => setOpen({ kind: 'create' })}
        onRetry={() => void refetch()}
      >
        {data &&
          (['shipment', 'container'] as const).map((record) => (
            <Section key={record} title={words.sections[record]} level={2}>
              <Definitions
                record={record}
                definitions={data.filter(({ entityType }) => entityType === record)}
                onOpen={setOpen}
              />
            </Section>
          ))}
      </SettingsPage>
      {open?.kind === 'create' && <CreateField {...more} />}
      {open?.kind === 'rename' && <RenameField {...more} definition={open.definition} />}
      {open?.kind === 'delete' && <DeleteField {...more} definition={open.definition} />}
      {open?.kind === 'options' && <OptionsDialog {...more} definition={open.definition} />}
    </>
  );
}

function Definitions({
  record,
  definitions,
  onOpen,
}: {
  record: string;
  definitions: readonly CustomDefinition[];
  onOpen: (open: Open) => void;
}) {
  if (definitions.length === 0) return <p className="text-sm text-ink-soft">{words.noneOn(record)}</p>;
  return (
    <ul className="card divide-y divide-line text-sm">
      {definitions.map((definition) => {
        const { id, label, slug, description } = definition;
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
            <div className="min-w-0 flex-1 basis-36">
              <p className="font-semibold break-words">{label}</p>
              <p className="text-xs break-words text-ink-soft">
                {typeOf(definition)} · <span className="num">{slug}</span>
              </p>
              {description !== null && <p className="text-xs break-words text-ink-soft">{description}</p>}
            </div>
            <div className="flex gap-1">
              {hasOptions(definition) && (
                <Button
                  aria-label={words.optionsOf(label)}
                  onClick={() => onOpen({ kind: 'options', definition })}
                >
                  {words.options}
                </Button>
              )}
              <Button aria-label={words.edit(label)} onClick={() => onOpen({ kind: 'rename', definition })}>
                {words.editShort}
              </Button>
              <Button
                aria-label={words.removeLabel(label)}
                onClick={() => onOpen({ kind: 'delete', definition })}
              >
                {words.remove}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
