/** `GATEWAY=1 npm run journeys`: nginx stands between browser and service, as docs/gateway.md describes it. */
export const throughGateway = Boolean(process.env['GATEWAY']);

/**
 * Journeys that go straight to the server, each with the reason. One that has the service fail on purpose (`faults`) is
 * passed over by itself: through a gateway that door is not open.
 */
const direct: readonly (readonly [file: string, why: string])[] = [
  ['alerts', 'another client writes, and the list that is shared for 30 s has to show it at once'],
  ['boardPictures', 'pictures'],
  ['boardSoak', 'what a page gathers'],
  ['boot', 'the files of the build'],
  ['frames', 'servers of its own'],
  ['gallery', 'a server of its own, and pictures'],
  ['map', 'pictures of the base map, which asks the service for nothing'],
  [
    'offline',
    'servers of its own that stop and are released anew; deploy/gateway/test/journeys.test.ts has both',
  ],
  ['records', 'a service of its own'],
  ['running/*', 'a world whose time runs, in the page as well'],
  ['screens', 'pictures'],
  ['swipe', 'fingers'],
];
export const directJourneys = direct.map(([file]) => `**/${file}.spec.ts`);
