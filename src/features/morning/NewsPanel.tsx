import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { kindOf } from '#/domain/changes/change.ts';
import { bearingOf } from '#/domain/changes/changeRank.ts';
import { firstNews, type NewsItem } from '#/domain/morning/news.ts';
import { clauseComma } from '#/language/punctuation.ts';
import { bearingInk, ChangeValues } from '#/parts/lists/ChangeList.tsx';
import { InstantTime } from '#/parts/time/Time.tsx';
import { describeChange } from '#/wording/changes.ts';
import { containerCount, shipmentCount } from '#/wording/counts.ts';
import { vesselName } from '#/wording/vessels.ts';
import { Panel, panelLink, PanelNote, panelRow } from './Panel.tsx';
import type { Morning } from './useMorning.ts';
import * as words from './words.ts';

/** The changes that matter most; the others are a link away. */
export const maxNews = 5;

/** What changed since the last review, in groups. */
export function NewsPanel({ news, changed, snapshot }: Pick<Morning, 'news' | 'changed' | 'snapshot'>) {
  const shown = firstNews(news, maxNews);
  return (
    <Panel
      area="since"
      title={
        snapshot ? (
          <>
            {words.since} <InstantTime at={snapshot.reviewedAt} />
          </>
        ) : (
          words.changesTitle
        )
      }
      count={changed.length > 0 && shipmentCount(changed.length)}
      foot={
        snapshot && (
          <Link to="/changes" className={panelLink}>
            {words.allChanges(news.length - shown.length)}
          </Link>
        )
      }
    >
      {shown.length === 0 ? (
        <PanelNote>{snapshot ? words.nothingChanged : words.comparisonStarts}</PanelNote>
      ) : (
        <ul className="divide-y divide-line">
          {shown.map((item) => (
            <li key={item.key} className={panelRow}>
              <div className="min-w-0 flex-1 basis-48">
                <ItemLink item={item}>{describeNews(item)}</ItemLink>
                <p className="text-xs text-ink-soft">{containerCount(item.containers)}</p>
              </div>
              {item.isReady ? (
                <p className={bearingInk.better}>{words.nowReady(item.containers)}</p>
              ) : (
                item.isSame && <ChangeValues from={item.change.from} to={item.change.to} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** `POD ETA slipped 2 days, Halcyon Merit to Los Angeles` */
export function describeNews({ change, vessel, place }: NewsItem): string {
  const where = vessel && place ? words.arrivalName(vesselName(vessel), place) : place;
  const changeWords = describeChange(change);
  return where === null ? changeWords : `${changeWords}${clauseComma}${where}`;
}

function ItemLink({ item: { change, shipments }, children }: { item: NewsItem; children: ReactNode }) {
  const look = `font-medium break-words underline-offset-2 hover:underline ${bearingInk[bearingOf(change)]}`;
  const [shipmentId, ...others] = shipments;
  return shipmentId !== undefined && others.length === 0 && kindOf(change) !== 'gone' ? (
    <Link to="/shipments/$shipmentId" params={{ shipmentId }} className={look}>
      {children}
    </Link>
  ) : (
    <Link to="/changes" search={{ kind: [kindOf(change)] }} className={look}>
      {children}
    </Link>
  );
}
