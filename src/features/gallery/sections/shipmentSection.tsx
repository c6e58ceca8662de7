import type { Contact } from '#/domain/contacts/contact.ts';
import { defaultExceptionSettings } from '#/domain/exceptions/exceptionSettings.ts';
import { etaHistory } from '#/domain/provenance/etaHistory.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import {
  ago,
  arrived,
  atSea,
  atTerminal,
  booked,
  longText,
  losAngeles,
  overdue,
  sailing,
  terminal,
  untracked,
} from '#/features/gallery/samples.ts';
import type { GallerySection } from '#/features/gallery/section.ts';
import { FactList, Topic } from '#/features/shipment/facts/FactList.tsx';
import { LabelText } from '#/features/shipment/labels/LabelText.tsx';
import { EtaPlot, EtaRevisions } from '#/features/shipment/route/EtaPlot.tsx';
import { NoContainers, ShipmentMissing } from '#/features/shipment/ShipmentMissing.tsx';
import { ShipmentSkeleton } from '#/features/shipment/ShipmentSkeleton.tsx';
import { VerdictStrip } from '#/features/shipment/verdict/VerdictStrip.tsx';
import { Token } from '#/parts/fields/TokenField.tsx';
import { ContactLine } from '#/parts/messages/ContactLine.tsx';
import { CopyButton } from '#/parts/messages/CopyButton.tsx';
import { MessageButton } from '#/parts/messages/MessageButton.tsx';
import { SentMessages } from '#/parts/messages/SentMessages.tsx';
import { TemplateLine } from '#/parts/messages/TemplateLine.tsx';
import { Section } from '#/parts/pages/Section.tsx';
import { UploadButton } from '#/parts/pages/UploadButton.tsx';
import { DocumentBadge } from '#/parts/status/DocumentBadge.tsx';
import { sampleDocument } from '#/test/samples/documents.ts';
import { freeUntil, local, now } from '#/test/samples/exceptions.ts';
import { loggedMessage } from '#/test/samples/messages.ts';
import { sampleEvent } from '#/test/samples/records.ts';
import { sampleTemplate } from '#/test/samples/templates.ts';
import { parseCalendarDay } from '#/time/calendarDay.ts';
import { day } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';

const nothing = () => undefined;
const written = sampleTemplate({ language: 'es' });
const sent = loggedMessage({ at: instant(now - day), name: longText, party: 'terminal' });
const estimate = (eta: string, learnedDaysAgo: number) =>
  sampleEvent('vessel_arrived', null, {
    estimated: true,
    when: local(eta),
    createdAt: ago(learnedDaysAgo * day),
  });
const history = etaHistory({
  name: 'vessel_arrived',
  place: null,
  rawEvents: [
    estimate('2026-08-12T16:00:00Z', 24),
    estimate('2026-08-15T16:00:00Z', 12),
    estimate('2026-08-14T16:00:00Z', 6),
  ],
  original: null,
  current: local('2026-08-16T16:00:00Z'),
  actual: null,
  actualLearnedAt: null,
});
const many = Array.from({ length: 15 }, (_, index) => `PO ${4_700 + index}`);

const limits = defaultExceptionSettings;
const strip = (shipment: Shipment, container: Container | null) => (
  <VerdictStrip shipment={shipment} container={container} waitsAt={null} />
);

const broker: Contact = {
  id: 'broker',
  name: 'Bay Brokers',
  company: '',
  roles: ['broker'],
  places: ['Oakland'],
  lanes: [],
  carriers: [],
  customers: [],
  email: 'release@example.com',
  phone: '+1 510 555 0142',
  language: 'en',
  zone: 'America/Los_Angeles',
  days: [1, 2, 3, 4, 5],
  opens: '08:00',
  closes: '17:00',
  note: '',
};

export const shipmentSection: GallerySection = {
  id: 'shipment',
  title: 'Shipment',
  specimens: [
    {
      files: ['src/features/shipment/ShipmentSkeleton.tsx'],
      wide: true,
      states: { loading: <ShipmentSkeleton /> },
    },
    { files: ['src/features/shipment/ShipmentMissing.tsx'], states: { 'not found': <ShipmentMissing /> } },
    {
      files: ['src/features/shipment/ShipmentMissing.tsx'],
      states: {
        booked: <NoContainers shipment={booked} />,
        'tracking stopped': <NoContainers shipment={untracked} />,
      },
    },
    {
      files: [
        'src/features/shipment/verdict/VerdictStrip.tsx',
        'src/parts/status/looks.ts',
        'src/parts/status/DeadlineText.tsx',
        'src/parts/status/VerdictReasons.tsx',
      ],
      wide: true,
      states: {
        'on hold, LFD past': strip(arrived, {
          ...atTerminal,
          ...freeUntil('2026-08-05T07:00:00Z'),
          availableForPickup: false,
          holds: [{ name: 'USDA', status: 'hold', description: null }],
          fees: [{ type: 'demurrage', amount: 1_300, currencyCode: 'USD' }],
        }),
        ready: strip(arrived, atTerminal),
        'ready, LFD past': strip(arrived, {
          ...atTerminal,
          ...freeUntil('2026-08-10T07:00:00Z'),
          fees: [{ type: 'demurrage', amount: 650, currencyCode: 'USD' }],
        }),
        'at sea': strip(sailing, atSea),
        overdue: strip(overdue, overdue.containers[0] ?? null),
        'tracking stopped': strip(untracked, untracked.containers[0] ?? null),
        booked: strip(booked, null),
        'long text': strip(sailing, { ...atSea, number: longText }),
      },
    },
    {
      files: ['src/features/shipment/route/EtaPlot.tsx'],
      states: {
        slipped: history && (
          <>
            <EtaPlot history={history} />
            <EtaRevisions history={history} />
          </>
        ),
      },
    },
    {
      files: ['src/features/shipment/facts/FactList.tsx'],
      states: {
        folded: (
          <Topic title="Route" digest="Shanghai → Los Angeles">
            {null}
          </Topic>
        ),
        facts: (
          <FactList
            facts={[
              { label: 'Terminal', value: terminal.name },
              { label: 'Chassis', value: null },
              { label: 'Cargo', value: longText, wide: true },
            ]}
          />
        ),
      },
    },
    {
      files: ['src/parts/pages/Section.tsx'],
      states: {
        'with something aside': (
          <Section title={losAngeles.name ?? ''} aside={<span className="text-xs">Aside</span>}>
            <p className="text-sm">{longText}</p>
          </Section>
        ),
      },
    },
    {
      files: [
        'src/parts/messages/MessageButton.tsx',
        'src/parts/messages/MessageDialog.tsx',
        'src/parts/messages/DraftEditor.tsx',
        'src/parts/messages/MessageEditor.tsx',
        'src/parts/messages/SendMessage.tsx',
      ],
      states: {
        'opened by a press': (
          <MessageButton
            to="terminal"
            look="primary"
            subjects={[
              {
                shipment: arrived,
                container: atTerminal,
                limits,
              },
            ]}
          />
        ),
      },
    },
    {
      files: ['src/parts/messages/ContactLine.tsx'],
      states: {
        'of a contact': (
          <ContactLine party="broker" match={{ contact: broker, grounds: { place: 'Oakland' } }} now={now} />
        ),
        several: <ContactLine party="broker" match="several" now={now} />,
        'none that fits': <ContactLine party="broker" match={null} now={now} />,
      },
    },
    {
      files: ['src/parts/messages/SentMessages.tsx'],
      states: {
        'asked, with a reminder, answered': (
          <SentMessages
            hasSubjects
            messages={[
              sent,
              { ...sent, id: 'reminded', how: 'opened', remindOn: parseCalendarDay('2026-08-14') },
              { ...sent, id: 'answered', how: 'saved', name: null, subject: longText, answeredAt: now },
            ]}
          />
        ),
      },
    },
    {
      files: ['src/parts/messages/TemplateLine.tsx'],
      states: {
        'the one that fits': (
          <TemplateLine
            templates={[written]}
            chosen={{ template: written, chosenBy: { template: written, reason: 'hold' } }}
            onChoose={nothing}
          />
        ),
        'one that was chosen': (
          <TemplateLine
            templates={[written]}
            chosen={{ template: written, chosenBy: null }}
            onChoose={nothing}
          />
        ),
        'the built-in message': (
          <TemplateLine
            templates={[written]}
            chosen={{ template: null, chosenBy: null }}
            onChoose={nothing}
          />
        ),
      },
    },
    {
      files: ['src/parts/messages/CopyButton.tsx'],
      states: {
        'ready to copy': <CopyButton text={atTerminal.number}>Copy</CopyButton>,
      },
    },
    {
      files: ['src/parts/status/DocumentBadge.tsx', 'src/parts/pages/UploadButton.tsx'],
      states: {
        processing: <DocumentBadge document={sampleDocument()} />,
        read: <DocumentBadge document={sampleDocument({ isRead: true })} />,
        failed: <DocumentBadge document={sampleDocument({ failedReason: longText })} />,
        'to upload': <UploadButton label="Upload" onFiles={() => undefined} />,
      },
    },
    {
      files: ['src/features/shipment/labels/LabelText.tsx', 'src/parts/fields/TokenField.tsx'],
      states: {
        references: <LabelText labels={['PO 4711', 'SO 22705']} look="words" />,
        tags: <LabelText labels={['urgent', longText]} look="badges" />,
        many: <LabelText labels={many} look="badges" />,
        none: <LabelText labels={[]} look="words" />,
        'being edited': (
          <ul className="gallery-row">
            <Token text="PO 4711" onRemove={nothing} />
            <Token text={longText} onRemove={nothing} />
          </ul>
        ),
      },
    },
  ],
};
