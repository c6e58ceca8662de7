import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { uploadsOf } from '#/data/documents/uploads.ts';
import { canSeal } from '#/data/sharing/seal.ts';
import { pageLanguage } from '#/device/pageLanguage.ts';
import { useTariffs } from '#/device/tariffs.ts';
import { chargeKinds, chargers } from '#/domain/charges/tariff.ts';
import { fileRefusal } from '#/domain/documents/fileCheck.ts';
import { gatherEvidence } from '#/domain/evidence/evidence.ts';
import type { InvoiceFile } from '#/domain/evidence/invoice.ts';
import { blankLine, maxLines, readInvoice, type TypedInvoice } from '#/domain/evidence/typedInvoice.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { useContainerEvents } from '#/features/shipment/useContainerEvents.ts';
import { fileName } from '#/files/fileName.ts';
import { saveFile } from '#/files/saveFile.ts';
import { packHtml, packJson, sha256 } from '#/files/shared/packFile.ts';
import { languageNames } from '#/language/languages.ts';
import { FormDialog } from '#/parts/fields/FormDialog.tsx';
import { SelectField } from '#/parts/fields/SelectField.tsx';
import { TextField } from '#/parts/fields/TextField.tsx';
import { CopyButton } from '#/parts/messages/CopyButton.tsx';
import { RecipientLanguage } from '#/parts/recipient/RecipientLanguage.tsx';
import { useRecipientTexts } from '#/parts/recipient/useRecipientTexts.ts';
import { loadingLanguage } from '#/parts/recipient/words.ts';
import type { Instant } from '#/time/instant.ts';
import { viewerZone } from '#/time/zone.ts';
import { Button } from '#/ui/Button.tsx';
import { containerName } from '#/wording/containerName.ts';
import { invoiceProblems, writePack } from '#/wording/evidence.ts';
import { chargerLabels, chargeKindLabels } from '#/wording/tariffs.ts';
import { InvoiceFileField, LineFields } from './invoiceFields.tsx';
import * as words from './words.ts';

const kinds = chargeKinds.map((value) => ({ value, label: chargeKindLabels[value] }));
const billers = chargers.map((value) => ({ value, label: chargerLabels[value] }));
const none: readonly [] = [];

/** Asks what was invoiced, and saves what is known about it as one file. */
export function EvidenceDialog({
  shipment,
  container,
  at,
  onClose,
}: {
  shipment: Shipment;
  container: Container;
  /** When the record was loaded: the moment of the pack. */
  at: Instant;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState<TypedInvoice>({
    kind: 'demurrage',
    chargedBy: 'carrier',
    number: '',
    from: '',
    through: '',
    lines: [{ ...blankLine }],
  });
  const [file, setFile] = useState<File | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  // A pack that is saved again uploads no file again.
  const uploaded = useRef<File>(null);
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const client = useQueryClient();
  const [wasAsked, setAsked] = useState(false);
  const [hash, setHash] = useState<string | null>(null);
  const book = useTariffs();
  const { events, raw } = useContainerEvents(container.id);
  const reported = events.data?.records ?? (events.isError ? none : null);
  const rawReported = raw.data?.records ?? (raw.isError ? none : null);
  const { invoice, problems } = readInvoice(typed);
  const [language, setLanguage] = useState(pageLanguage);
  const used = useRecipientTexts(language, { writePack });
  const change = (part: Partial<TypedInvoice>) => {
    setHash(null);
    setTyped((before) => ({ ...before, ...part }));
  };

  async function save() {
    setAsked(true);
    if (!canSeal() || !invoice || !reported || !rawReported) return;
    if (file && fileRefusal(file) !== null) return;
    const invoiceFile = file && (await readInvoiceFile(file));
    setUnreadable(file !== null && !invoiceFile);
    if (file && !invoiceFile) return;
    if (!used.writer) return;
    const evidence = gatherEvidence({
      shipment,
      container,
      events: { events: reported, rawEvents: rawReported },
      missing: reported === none ? 'events' : rawReported === none ? 'estimates' : null,
      skipped: (events.data?.skipped ?? 0) + (raw.data?.skipped ?? 0),
      book,
      invoice,
      invoiceFile,
      now: at,
    });
    const pack = used.writer.writePack(evidence);
    const json = packJson(pack);
    const made = await sha256(json);
    if (made === null) return;
    const html = new Blob([packHtml(pack, json, made)], { type: 'text/html;charset=utf-8' });
    saveFile(html, fileName('html', words.fileSubject(containerName(container)), at, viewerZone()));
    setHash(made);
    if (file && uploaded.current !== file) {
      uploaded.current = file;
      uploadsOf(api, client).add([file], shipment.id);
    }
  }

  const problem = !canSeal()
    ? words.needsHttps
    : file && isUnreadable
      ? words.fileUnreadable(file.name)
      : reported === none
        ? words.eventsMissing
        : null;
  return (
    <FormDialog
      title={words.evidenceTitle(containerName(container))}
      submit={words.savePack}
      problem={problem}
      hint={
        !used.writer
          ? loadingLanguage(languageNames[language])
          : reported && rawReported
            ? words.notLegalAdvice
            : words.loadingEvents
      }
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <p className="text-ink-soft">{words.why}</p>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={words.charge}
          value={typed.kind}
          options={kinds}
          onChange={(kind) => change({ kind })}
        />
        <SelectField
          label={words.chargedBy}
          value={typed.chargedBy}
          options={billers}
          onChange={(chargedBy) => change({ chargedBy })}
        />
      </div>
      <TextField
        label={words.number}
        value={typed.number}
        onChange={(number) => change({ number: number.slice(0, 200) })}
      />
      <InvoiceFileField
        file={file}
        onChange={(chosen) => {
          change({});
          setUnreadable(false);
          setFile(chosen);
        }}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={words.from}
          type="date"
          value={typed.from}
          problem={wasAsked && problems.days !== null ? invoiceProblems[problems.days] : null}
          onChange={(from) => change({ from })}
        />
        <TextField
          label={words.through}
          type="date"
          value={typed.through}
          onChange={(through) => change({ through })}
        />
      </div>
      {typed.lines.map((line, index) => (
        <LineFields
          // Lines have no name of their own, and are only added and removed.
          key={index}
          position={index + 1}
          line={line}
          problem={wasAsked && problems.days === null ? (problems.lines[index] ?? null) : null}
          onChange={(part) =>
            change({ lines: typed.lines.map((one) => (one === line ? { ...one, ...part } : one)) })
          }
          onRemove={
            typed.lines.length > 1 ? () => change({ lines: typed.lines.filter((one) => one !== line) }) : null
          }
        />
      ))}
      {typed.lines.length < maxLines && (
        <Button onClick={() => change({ lines: [...typed.lines, { ...blankLine }] })}>{words.addLine}</Button>
      )}
      <RecipientLanguage
        language={language}
        used={used}
        onChange={(chosen) => {
          change({});
          setLanguage(chosen);
        }}
      />
      <div role="status" className="space-y-2 empty:hidden">
        {hash !== null && (
          <>
            {file && <p className="break-words">{words.fileUploads(file.name)}</p>}
            <p>{words.saved}</p>
            <p className="num break-all">{hash}</p>
            <p className="text-ink-soft">{words.check}</p>
          </>
        )}
      </div>
      {hash !== null && (
        <CopyButton text={hash} label={words.copyHash}>
          {words.copyHash}
        </CopyButton>
      )}
    </FormDialog>
  );
}

/** Null where it cannot be read, as when it was moved since it was chosen. */
async function readInvoiceFile(file: File): Promise<InvoiceFile | null> {
  const hash = await file.arrayBuffer().then(sha256, () => null);
  return hash === null ? null : { name: file.name, size: file.size, sha256: hash };
}
