import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useRef, useMemo, useState } from 'react';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { useContacts } from '#/device/contacts.ts';
import { pageLanguage } from '#/device/pageLanguage.ts';
import { usePreferences } from '#/device/preferences.ts';
import { contactRoles, type ContactRole } from '#/domain/contacts/contact.ts';
import { exceptionRows } from '#/domain/exceptions/exceptionRows.ts';
import { findExceptions } from '#/domain/exceptions/exceptions.ts';
import type { ExceptionSettings } from '#/domain/exceptions/exceptionSettings.ts';
import { askAbout } from '#/domain/exceptions/nextAct.ts';
import { contactForAll } from '#/domain/messages/contactFor.ts';
import type { MessageSubject } from '#/domain/messages/messageFacts.ts';
import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import { exceptionKinds } from '#/domain/records/exceptionKinds.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { readTemplate } from '#/domain/templates/readTemplate.ts';
import type { MessageTemplate, TemplateReason } from '#/domain/templates/template.ts';
import { variables } from '#/domain/templates/variables.ts';
import { verdictOf } from '#/domain/verdict/verdict.ts';
import { Pair, type TypedFormProps, useTypedForm } from '#/features/settings/typedForm.tsx';
import { knownLanguage, languageNames } from '#/language/languages.ts';
import { FieldFrame } from '#/parts/fields/FieldFrame.tsx';
import { FormDialog } from '#/parts/fields/FormDialog.tsx';
import { SelectField } from '#/parts/fields/SelectField.tsx';
import { findLink } from '#/parts/messages/findLink.ts';
import { Section } from '#/parts/pages/Section.tsx';
import { useRecipientTexts } from '#/parts/recipient/useRecipientTexts.ts';
import { loadingLanguage } from '#/parts/recipient/words.ts';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { minute } from '#/time/durations.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { roleLabels } from '#/wording/contacts.ts';
import { writeByTemplate } from '#/wording/drafts.ts';
import { renderTemplate } from '#/wording/templateMessage.ts';
import { describeTemplateProblem } from '#/wording/templateProblems.ts';
import { exampleValues, fieldLabel, meanings, reasonLabel } from '#/wording/templates.ts';
import * as words from './words.ts';

const areaClasses =
  'w-full rounded border border-line-strong bg-surface px-2 py-1 text-sm leading-5 pointer-coarse:text-[16px]';

/** All of a template beside what it can name and what it gives. What is wrong stands above the buttons. */
export function TemplateForm(props: TypedFormProps<MessageTemplate, MessageTemplate>) {
  const { typed, change, text, dialog } = useTypedForm(
    props,
    readTemplate,
    describeTemplateProblem,
    fieldLabel,
  );
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (variable: string) => {
    const { selectionStart: from = typed.text.length, selectionEnd: to = from } = area.current ?? {};
    change({ text: typed.text.slice(0, from) + variable + typed.text.slice(to) });
    area.current?.focus();
    // Once the field has the new text.
    setTimeout(() => area.current?.setSelectionRange(from + variable.length, from + variable.length));
  };

  return (
    <FormDialog {...dialog}>
      <Pair>
        {text('name')}
        <SelectField
          label={fieldLabel('role')}
          value={typed.role}
          options={contactRoles.map((value) => ({ value, label: roleLabels[value] }))}
          onChange={(role) => change({ role })}
        />
        <SelectField
          label={fieldLabel('reason')}
          hint={words.reasonHint}
          value={typed.reason}
          options={(['any', ...exceptionKinds] as const).map((value) => ({
            value,
            label: reasonLabel(value),
          }))}
          onChange={(reason) => change({ reason })}
        />
        {text('language', words.languageHint)}
      </Pair>
      {text('subject')}
      <FieldFrame label={fieldLabel('text')} hint={words.textHint}>
        {({ id, noteId }) => (
          <textarea
            ref={area}
            id={id}
            aria-describedby={noteId}
            value={typed.text}
            onChange={({ target }) => change({ text: target.value })}
            className={`${areaClasses} h-56`}
          />
        )}
      </FieldFrame>
      <VariableList onInsert={insert} />
      <FieldFrame label={fieldLabel('signature')} hint={words.signatureHint}>
        {({ id, noteId }) => (
          <textarea
            id={id}
            aria-describedby={noteId}
            value={typed.signature}
            onChange={({ target }) => change({ signature: target.value })}
            className={`${areaClasses} h-20`}
          />
        )}
      </FieldFrame>
      <TemplatePreview template={typed} />
    </FormDialog>
  );
}

function VariableList({ onInsert }: { onInsert: (variable: string) => void }) {
  return (
    <details>
      <summary className="min-h-8 cursor-pointer font-medium max-md:min-h-11">{words.variablesTitle}</summary>
      <p className="pb-2 text-xs text-ink-soft">
        {words.variablesHint} {words.moneyHint}
      </p>
      <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {variables.map((name) => (
          <li key={name} className="flex min-w-0 items-baseline gap-2 text-xs">
            <button
              type="button"
              aria-label={words.insert(`{${name}}`)}
              className="num min-h-6 shrink-0 text-accent underline-offset-2 hover:underline max-md:min-h-11"
              onClick={() => onInsert(`{${name}}`)}
            >
              {`{${name}}`}
            </button>
            <span className="min-w-0 text-ink-soft">{meanings[name]}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const route = getRouteApi('/_app/settings/templates');

/** Whom a message of a role goes to. A warehouse is no party of a message, and sees what a customer sees. */
const parties: Readonly<Record<ContactRole, ActingParty>> = {
  broker: 'broker',
  terminal: 'terminal',
  carrier: 'carrier',
  railroad: 'terminal',
  trucker: 'trucker',
  customer: 'consignee',
  warehouse: 'consignee',
};

const own = { renderTemplate, writeByTemplate, exampleValues };

const example = 'example';
const several = 'several';
/** As many as one tries a text on, and together in one message. */
const limits = { choices: 20, together: 3 } as const;

/** What a template gives over a container of the account that has its reason, over some together, or over an example. */
function TemplatePreview({ template }: { template: MessageTemplate }) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const { data: fleet } = useQuery(fleetQuery(api));
  const settings = usePreferences((preferences) => preferences.exceptions);
  const contacts = useContacts((state) => state.contacts);
  const format = useFormatOptions();
  const now = instant(useNow(minute));
  const [chosen, setChosen] = useState<string | null>(null);
  const { reason, role } = template;
  const to = parties[role];
  const subjects = useMemo(
    () => subjectsWith(fleet?.shipments ?? [], reason, to, { now, settings }),
    [fleet, reason, to, now, settings],
  );
  const options = [
    ...subjects.map(({ container, shipment }) => ({
      value: container?.id ?? shipment.id,
      label: container?.number ?? shipment.billOfLading,
    })),
    ...(subjects.length > 1
      ? [{ value: several, label: words.severalOption(Math.min(limits.together, subjects.length)) }]
      : []),
    { value: example, label: words.exampleOption },
  ];
  const value = options.find((option) => option.value === chosen)?.value ?? options[0]?.value ?? example;
  const about =
    value === several
      ? subjects.slice(0, limits.together)
      : subjects.filter(({ container, shipment }) => (container?.id ?? shipment.id) === value);
  const language = knownLanguage(template.language) ?? pageLanguage;
  const { writer, problem } = useRecipientTexts(language, own);
  const isWhole = readTemplate({ ...template, id: 'preview', name: 'preview' }).value;
  const message =
    !writer || !isWhole
      ? null
      : about.length === 0
        ? writer.renderTemplate(template, writer.exampleValues, { withMoney: to !== 'consignee' })
        : tryOr(() => {
            const match = contactForAll(contacts, to, about);
            return writer.writeByTemplate(template, {
              to,
              match,
              subjects: about,
              format,
              now,
              linkOf: findLink,
            });
          }, null);
  return (
    <Section title={words.previewTitle}>
      <SelectField label={words.previewOf} value={value} options={options} onChange={setChosen} />
      {problem !== null && <p className="text-xs text-problem">{problem}</p>}
      {message ? (
        <div
          role="group"
          aria-label={words.previewTitle}
          className="space-y-2 rounded border border-line bg-raised p-3 text-sm break-words"
        >
          <p className="font-medium">{words.subjectLine(message.subject)}</p>
          <p className="whitespace-pre-wrap">{message.body}</p>
        </div>
      ) : (
        <p className="text-xs text-ink-soft">
          {writer ? words.noPreview : loadingLanguage(languageNames[language])}
        </p>
      )}
    </Section>
  );
}

/** Containers that have an exception of the kind, the worst first; for any reason, those that have one at all. */
function subjectsWith(
  shipments: readonly Shipment[],
  reason: TemplateReason,
  to: ActingParty,
  { now, settings }: { readonly now: Instant; readonly settings: ExceptionSettings },
): readonly MessageSubject[] {
  const { items } = findExceptions({ shipments, requests: [], now, settings });
  const rows = exceptionRows(items);
  const byId = new Map(shipments.map((shipment) => [shipment.id, shipment]));
  const found = new Map<string, MessageSubject>();
  for (const { kind, subject } of items) {
    if (found.size >= limits.choices) break;
    const shipment = byId.get(subject.shipmentId ?? '');
    const container = shipment?.containers.find(({ id }) => id === subject.id);
    if (!shipment || !container || found.has(container.id)) continue;
    if (reason !== 'any' && kind !== reason && reason !== 'no_answer') continue;
    const ask = askAbout({ shipment, container }, rows, to);
    const about = { shipment, container, limits: settings, ask };
    if (tryOr(() => verdictOf({ ...about, now }), null)) found.set(container.id, about);
  }
  return [...found.values()];
}
