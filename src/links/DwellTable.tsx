import type { TerminalRecord } from '#/domain/performance/performance.ts';
import { profileSubject } from '#/domain/profile/subject.ts';
import { formatCount } from '#/language/plural.ts';
import { ProfileLink } from '#/links/ProfileLink.tsx';
import { Section } from '#/parts/pages/Section.tsx';
import { classes } from '#/ui/classes.ts';
import * as words from './words.ts';

/** How long containers stood at each terminal, the longest first. */
export function DwellTable({ terminals }: { terminals: readonly TerminalRecord[] }) {
  const rows = terminals.toSorted((a, b) => (b.dwell.usual?.median ?? -1) - (a.dwell.usual?.median ?? -1));
  if (rows.length === 0) return null;
  return (
    <Section title={words.dwellTitle} level={2}>
      <p className="text-sm text-ink-soft">{words.dwellIntro}</p>
      <div className="card">
        <table className="w-full text-sm">
          <thead className="border-b border-line bg-raised text-xs text-ink-soft">
            <tr>
              {words.dwellHeadings.map((heading, place) => (
                <th
                  key={heading}
                  scope="col"
                  className={classes(
                    'px-2 py-1 font-medium whitespace-nowrap',
                    place === 0 ? 'text-left' : 'text-right',
                    place === 2 && 'max-md:hidden',
                  )}
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ id, label, dwell: { known, missing, usual } }) => (
              <tr key={id}>
                <th scope="row" className="px-2 py-2 text-left font-normal">
                  <ProfileLink subject={profileSubject('terminal', id)}>{label}</ProfileLink>
                </th>
                <td className={figure}>{formatCount(known)}</td>
                <td className={classes(figure, 'max-md:hidden')}>{formatCount(missing)}</td>
                <td className={figure}>{usual?.median}</td>
                <td className={figure}>{usual ? words.days(usual.low, usual.high) : words.tooFew}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

const figure = 'px-2 py-2 text-right tabular-nums';
