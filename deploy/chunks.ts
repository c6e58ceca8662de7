import { firstScreen } from './preloadFirstScreen.ts';

const router = /@tanstack\/(react-router|router-core|history|react-store|store)\//;
/** What the board starts with, and what its start shares with the pages of index.html. */
const start =
  /src\/(styles\.css|start\.ts|searchParams\.ts|queries\/(errorWords|fleet)\.ts|ui\/(Button\.tsx|classes\.ts)|domain\/(attentionSettings|boardSearch|fieldKey|labelTarget)\.ts|time\/(instant|zone)\.ts)/;
/** What the board shares with the list. */
const rules =
  /src\/(release|domain\/(arrival|arrivalWindow|attempt|containerName|etaChange|fleetFilter|freeDay|holds|identifiers|overdue|ownEntry|podTerminals|reached|readiness|sift|unreadWords)|time\/(format|hasPassed|localDay)|queries\/keptFleet|ui\/useNow)\.ts$|react-query\/.*\/useQuery\.js$/;

/**
 * Which files the code goes into, with whatever it needs that no earlier one holds. Few files compress better than
 * many, and neither page may load what only the other needs: the budgets are in `.size-limit.ts`.
 */
export const chunks = [
  { name: 'packages', tags: ['$initial'], test: (id) => id.includes('node_modules') && !router.test(id) },
  { name: 'core', test: start },
  // The board's, and the page's that sets it up: no other page needs it.
  { name: 'board', test: /src\/queries\/boardFleet\.ts$/ },
  { name: 'pages', tags: ['$initial'], test: /node_modules|src\/(?!main|board|startAgain|arrivals\.html)/ },
  // What reads the wire is small and comes first, so that the first request need not wait for the list.
  { name: 'wire', test: /src\/api\/shipments\.ts$/ },
  { name: 'rules', test: rules },
  { name: 'screen', test: firstScreen },
] satisfies { name: string; tags?: ['$initial']; test: RegExp | ((id: string) => boolean) }[];
