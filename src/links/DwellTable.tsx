import type { TerminalRecord } from '#/domain/performance/performance.ts';
import { profileSubject } from '#/domain/profile/subject.ts';
import { formatCount } from '#/language/plural.ts';
import { ProfileLink } from '#/links/ProfileLink.tsx';
import { Section } from '#/parts/pages/Section.tsx';
import { Table, type TableColumn } from '#/ui/Table.tsx';
import * as words from './words.ts';

/** How long containers stood at each terminal, the longest first. */
export function DwellTable({ terminals }: { terminals: readonly TerminalRecord[] }) {
  const rows = terminals.toSorted((a, b) => (b.dwell.usual?.median ?? -1) - (a.dwell.usual?.median ?? -1));
  if (rows.length === 0) return null;
  return (
    <Section title={words.dwellTitle} level={2}>
      <p className="text-sm text-ink-soft">{words.dwellIntro}</p>
      <div className="card">
        <Table look="card" columns={columns} rows={rows} keyOf={({ id }) => id} />
      </div>
    </Section>
  );
}

const [terminal, known, missing, median, middle] = words.dwellHeadings.map((heading) => (
  <span key={heading} className="whitespace-nowrap">
    {heading}
  </span>
));
const figure = { align: 'end', cellLook: 'tabular-nums' } as const;

const columns: readonly TableColumn<TerminalRecord>[] = [
  {
    key: 'terminal',
    heading: terminal,
    isRowName: true,
    cellLook: 'font-normal',
    cell: ({ id, label }) => <ProfileLink subject={profileSubject('terminal', id)}>{label}</ProfileLink>,
  },
  { ...figure, key: 'known', heading: known, cell: ({ dwell }) => formatCount(dwell.known) },
  {
    ...figure,
    key: 'missing',
    heading: missing,
    look: 'max-md:hidden',
    cell: ({ dwell }) => formatCount(dwell.missing),
  },
  { ...figure, key: 'median', heading: median, cell: ({ dwell: { usual } }) => usual?.median },
  {
    ...figure,
    key: 'middle',
    heading: middle,
    cell: ({ dwell: { usual } }) => (usual ? words.days(usual.low, usual.high) : words.tooFew),
  },
];
