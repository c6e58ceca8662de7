import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocation, useRouteContext, useMatch, useNavigate } from '@tanstack/react-router';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { markReviewed } from '#/data/changes/marking.ts';
import { useChangedCount } from '#/data/changes/queries.ts';
import { uploadsOf } from '#/data/documents/uploads.ts';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { shipmentKey } from '#/data/shipments/queries.ts';
import { usePreferences } from '#/device/preferences.ts';
import { acceptedEndings } from '#/domain/documents/fileCheck.ts';
import type { CommandText } from '#/domain/find/commandMatch.ts';
import type { FoundNumber } from '#/domain/find/findIndex.ts';
import type { RecentPage } from '#/domain/find/recentPages.ts';
import { selectContainer } from '#/domain/find/selectContainer.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import type { Container } from '#/domain/records/container.ts';
import { containerInAddress } from '#/domain/records/containerInAddress.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { mostPressingContainer } from '#/domain/verdict/mostPressingContainer.ts';
import { cachedDataPanel, showCachedData } from '#/features/shell/cachedDataPanel.ts';
import { clearCachedData } from '#/features/shell/cachedWords.ts';
import { dropPlace, type DropPlace } from '#/features/shell/uploads/dropPlace.ts';
import { cachedTitle, shortcutsTitle } from '#/features/shell/words.ts';
import { markAll, markedAll } from '#/parts/lists/reviewWords.ts';
import { copyText } from '#/parts/messages/CopyButton.tsx';
import { findLink } from '#/parts/messages/findLink.ts';
import { clockOptions, themeOptions } from '#/parts/preferenceOptions.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { containerName } from '#/wording/containerName.ts';
import {
  containerOn,
  fieldNames,
  shipmentOf,
  shipmentWord,
  actionKeywords,
  changedShipments,
  copyPage,
  refresh,
  showTimes,
  uploadDocuments,
  copyContainer,
  copyLink,
  copyShipment,
  openSources,
  openTimeline,
  copied,
  notCopied,
} from './words.ts';

/** What a command leaves to say once the palette is closed. */
export interface CommandOutcome {
  readonly words: string;
  readonly undo?: () => Promise<void>;
  /** What the browser would not copy. */
  readonly copyByHand?: string;
}

/** Something the command palette opens or does. */
export interface Command extends CommandText {
  readonly id: string;
  /** A second line. */
  readonly detail?: string;
  /** Set where the label is a number of the trade. */
  readonly isNumber?: boolean;
  /** Whose status stands at the end of the line. */
  readonly container?: Container | null;
  readonly shipment?: Shipment;
  /** True where it is what is in force already. */
  readonly isOn?: boolean;
  /** The id of what has the focus afterwards; without it the focus goes back to where it was. */
  readonly focus?: string;
  run(): void | CommandOutcome | Promise<CommandOutcome>;
}

/** Goes to a shipment, with the container of that number selected. */
export type OpenNumber = (shipmentId: string, containerNumber: string | undefined) => void;

/**
 * The page of a number: the number that matched where that is another one, what it is, its shipment and carrier.
 */
export function numberCommand(
  { shipment, container, matched, field }: FoundNumber,
  open: OpenNumber,
): Command {
  const { billOfLading, carrier } = shipment;
  const why = fieldNames[field];
  const parts = [
    why && `${why} ${matched}`,
    container ? containerOn(billOfLading) : shipmentOf(shipment.containers.length),
    carrierName(carrier),
  ];
  return {
    id: `number ${shipment.id} ${container?.id ?? ''}`,
    label: container ? containerName(container) : billOfLading,
    isNumber: true,
    detail: parts.filter(Boolean).join(' · '),
    container: container ?? (shipment.containers.length === 1 ? shipment.containers[0] : undefined) ?? null,
    shipment,
    focus: 'main',
    run: () => open(shipment.id, container ? containerInAddress(container, shipment.containers) : undefined),
  };
}

/** A page that was opened before, in the words of the list where that has its shipment, else as it was cached. */
export function recentCommand(
  { shipmentId, number, container: chosen }: RecentPage,
  fleet: Fleet | undefined,
  open: OpenNumber,
): Command {
  const shipment = fleet?.shipments.find(({ id }) => id === shipmentId);
  const containers = shipment?.containers ?? [];
  const container = containers.find((one) => containerInAddress(one, containers) === chosen) ?? null;
  if (shipment && (chosen === null || container)) {
    const field = container ? 'containerNumber' : 'billOfLading';
    return numberCommand({ shipment, container, matched: container?.number ?? number, field }, open);
  }
  return {
    id: `number ${shipmentId} ${chosen ?? ''}`,
    label: chosen ?? number,
    isNumber: true,
    detail: chosen === null ? shipmentWord : containerOn(number),
    focus: 'main',
    run: () => open(shipmentId, chosen ?? undefined),
  };
}

/** What can be done from anywhere. */
export function useActions(onHelp: () => void): readonly Command[] {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const client = useQueryClient();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { refetch } = useQuery({ ...fleetQuery(api), enabled: false });
  const changed = useChangedCount() ?? 0;
  const { theme, timeDisplay, choose } = usePreferences();
  const marking: Command = {
    id: 'mark',
    label: markAll,
    keywords: actionKeywords.mark,
    detail: changedShipments(changed),
    run: async () => ({ words: markedAll, undo: await markReviewed(client, 'all') }),
  };
  return [
    ...(changed > 0 ? [marking] : []),
    copyCommand(copyPage, window.location.href),
    {
      id: 'refresh',
      label: refresh.label,
      keywords: actionKeywords.refresh,
      run: () => {
        // A refresh that is under way goes on; it does not start again from the first page.
        void refetch({ cancelRefetch: false });
        return { words: refresh.done };
      },
    },
    {
      id: 'upload',
      label: uploadDocuments,
      keywords: actionKeywords.upload,
      run: () => chooseFiles(api, client, dropPlace(pathname) ?? { shipmentId: null }),
    },
    ...clockOptions.map(({ value, label }) => ({
      id: `clock ${value}`,
      label: showTimes(label),
      keywords: actionKeywords.clock,
      isOn: value === timeDisplay,
      run: () => choose({ timeDisplay: value }),
    })),
    ...themeOptions.map(({ value, label }) => ({
      id: `theme ${value}`,
      label,
      keywords: actionKeywords.theme,
      isOn: value === theme,
      run: () => choose({ theme: value }),
    })),
    { id: 'keys', label: shortcutsTitle, keywords: actionKeywords.shortcuts, run: onHelp },
    {
      id: 'clear',
      label: `${clearCachedData} …`,
      keywords: `${actionKeywords.clear} ${cachedTitle}`,
      focus: cachedDataPanel,
      run: showCachedData,
    },
  ];
}

/** What can be done on the page of a shipment; nothing elsewhere. */
export function useShipmentActions(fleet: Fleet | undefined): readonly Command[] {
  const client = useQueryClient();
  const navigate = useNavigate();
  const now = instant(useNow(minute));
  const limits = usePreferences((preferences) => preferences.exceptions);
  const page = useMatch({ from: '/_app/shipments/$shipmentId', shouldThrow: false });
  if (!page) return [];
  const { shipmentId } = page.params;
  const shipment =
    client.getQueryData<Shipment>(shipmentKey(shipmentId)) ??
    fleet?.shipments.find(({ id }) => id === shipmentId);
  if (!shipment) return [];
  const usual = mostPressingContainer(shipment, now, limits);
  const { container } = selectContainer(shipment.containers, page.search.container, usual?.id);
  const number = container?.number ?? shipment.billOfLading;
  const showsSources = page.search.proof === 'all';
  const sources: Command = {
    id: 'sources',
    label: showsSources ? openTimeline : openSources,
    keywords: actionKeywords.sources,
    run: () =>
      void navigate({
        to: '/shipments/$shipmentId',
        params: { shipmentId },
        search: { ...page.search, proof: showsSources ? undefined : 'all' },
        replace: true,
        resetScroll: false,
      }),
  };
  return [
    ...(container ? [copyCommand(copyContainer, container.number)] : []),
    copyCommand(copyShipment, shipment.billOfLading),
    copyCommand(copyLink(number), findLink(number)),
    ...(container ? [sources] : []),
  ];
}

/** Copies a text, and says so; where the browser refuses, the text is left to be copied by hand. */
function copyCommand(label: string, text: string): Command {
  return {
    id: `copy ${label}`,
    label,
    keywords: `${actionKeywords.copy} ${text}`,
    detail: text,
    run: async () =>
      (await copyText(text)) ? { words: copied(text) } : { words: notCopied, copyByHand: text },
  };
}

/** Opens the dialog in which files are chosen, and uploads them. */
function chooseFiles(api: RouterContext['api'], client: QueryClient, place: DropPlace): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.accept = acceptedEndings;
  input.addEventListener('change', () => {
    uploadsOf(api, client).add([...(input.files ?? [])], place.shipmentId);
  });
  input.click();
}
