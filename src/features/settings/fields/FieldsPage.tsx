import { useQuery, useQueryClient, useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { whyNotSaved, refusalOf } from '#/data/cache/writeFailure.ts';
import { defineMutation, valueCountQuery } from '#/data/customFields/defineFields.ts';
import { customDefinitionsQuery } from '#/data/customFields/queries.ts';
import { type CustomDefinition, hasOptions } from '#/domain/records/customField.ts';
import { referenceTypes, type DefinitionDraft, slugOf } from '#/domain/records/definitionDraft.ts';
import { knownType, dataTypes } from '#/domain/records/fieldEntry.ts';
import type { Done } from '#/features/settings/done.ts';
import { SettingsPage } from '#/features/settings/SettingsPage.tsx';
import * as words from '#/features/settings/words.ts';
import { colon } from '#/language/punctuation.ts';
import { FormDialog } from '#/parts/fields/FormDialog.tsx';
import { SelectField } from '#/parts/fields/SelectField.tsx';
import { TextField } from '#/parts/fields/TextField.tsx';
import { Section } from '#/parts/pages/Section.tsx';
import { settingsLabels } from '#/parts/pages/settingsWords.ts';
import { Button } from '#/ui/Button.tsx';
import { optionsOf } from '#/ui/fields/optionsOf.ts';
import { FieldsPicture } from '#/ui/icons/pictures.tsx';
import { OptionsDialog } from './OptionsDialog.tsx';
import { type FieldDialogProps, RenameField } from './RenameField.tsx';

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
        title={settingsLabels.fields}
        intro={words.fieldsIntro}
        add={words.define}
        loading={words.fieldsLoading}
        isLoading={isPending}
        done={done}
        failure={error && !data ? describeError(error) : null}
        empty={data?.length === 0 ? { ...words.noFields, picture: <FieldsPicture /> } : null}
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
  record: keyof typeof words.noneOn;
  definitions: readonly CustomDefinition[];
  onOpen: (open: Open) => void;
}) {
  if (definitions.length === 0) return <p className="text-sm text-ink-soft">{words.noneOn[record]}</p>;
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

/** The data type in words; one that we do not know as it came. */
function typeOf(definition: CustomDefinition): string {
  const { dataType, referenceType } = definition;
  const type = knownType(definition);
  if (type === null) return dataType ?? '';
  if (type !== 'reference') return words.typeNames[type];
  const known = referenceTypes.find((each) => each === referenceType);
  return `${words.typeNames.reference}${colon}${known ? words.referenceNames[known] : referenceType}`;
}

/** Asks before a field is deleted, and says how many values go with it. */
function DeleteField({
  definition: { id, label },
  api,
  client,
  onDone,
  onClose,
}: FieldDialogProps & { readonly definition: CustomDefinition }) {
  const count = useQuery(valueCountQuery(api, id));
  const { mutate, isPending, error } = useMutation(defineMutation(api, client));
  const known = count.data ?? null;
  return (
    <FormDialog
      title={words.removeLabel(label)}
      submit={words.removeField(known)}
      isSaving={isPending}
      problem={error ? whyNotSaved(error) : null}
      onClose={onClose}
      onSubmit={() => {
        // The choice waits until it is known what would be lost.
        if (count.isPending) return;
        const onSuccess = () => {
          onDone({ words: words.deleted(label), undo: null });
          onClose();
        };
        mutate({ kind: 'delete', id }, { onSuccess });
      }}
    >
      <p role="status">
        {count.isPending ? words.counting : words.valuesGo(known)} {words.noUndo}
      </p>
      {count.error && <p className="text-ink-soft">{describeError(count.error).title}.</p>}
    </FormDialog>
  );
}

const members = ['display_name', 'api_slug', 'entity_type', 'data_type', 'reference_type', 'description'];
const empty: DefinitionDraft = {
  entityType: 'shipment',
  label: '',
  slug: '',
  dataType: 'short_text',
  description: '',
  referenceType: 'Party',
};

/** Defines a custom field. */
function CreateField({ api, client, onDone, onClose }: FieldDialogProps) {
  const [draft, setDraft] = useState(empty);
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation(defineMutation(api, client));
  const refusal = refusalOf(error, members);
  const change = (over: Partial<DefinitionDraft>) => setDraft({ ...draft, ...over });
  const nameProblem = tried && draft.label.trim() === '' ? words.nameBlank : null;
  const slugProblem = tried && draft.slug === '' ? words.slugBlank : null;
  return (
    <FormDialog
      title={words.defineTitle}
      submit={words.create}
      isSaving={isPending}
      problem={refusal.rest}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (draft.label.trim() === '' || draft.slug === '') return;
        const onSuccess = () => {
          onDone({ words: words.created(draft.label), undo: null });
          onClose();
        };
        mutate({ kind: 'create', draft }, { onSuccess });
      }}
    >
      <TextField
        label={words.name}
        value={draft.label}
        hint={words.nameHint}
        problem={nameProblem ?? refusal.of('display_name')}
        autoFocus
        onChange={(label) => {
          // The slug follows the name until somebody writes another one.
          const follows = draft.slug === slugOf(draft.label);
          change({ label, slug: follows ? slugOf(label) : draft.slug });
        }}
      />
      <TextField
        label={words.slug}
        value={draft.slug}
        hint={words.slugHint}
        problem={slugProblem ?? refusal.of('api_slug')}
        onChange={(slug) => change({ slug })}
      />
      <SelectField
        label={words.record}
        value={draft.entityType}
        options={optionsOf(words.recordLabels)}
        problem={refusal.of('entity_type')}
        onChange={(entityType) => change({ entityType })}
      />
      <SelectField
        label={words.type}
        value={draft.dataType}
        options={dataTypes.map((value) => ({ value, label: words.typeNames[value] }))}
        hint={words.typeHint}
        problem={refusal.of('data_type')}
        onChange={(dataType) => change({ dataType })}
      />
      {draft.dataType === 'reference' && (
        <SelectField
          label={words.refersTo}
          value={draft.referenceType}
          options={referenceTypes.map((value) => ({ value, label: words.referenceNames[value] }))}
          problem={refusal.of('reference_type')}
          onChange={(referenceType) => change({ referenceType })}
        />
      )}
      <TextField
        label={words.description}
        value={draft.description}
        hint={words.descriptionHint}
        problem={refusal.of('description')}
        onChange={(description) => change({ description })}
      />
    </FormDialog>
  );
}
