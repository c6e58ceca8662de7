import { expect, it } from 'vitest';
import { createBoard } from '#/domain/board/board.ts';
import { defaultBoard } from '#/domain/board/boardSettings.ts';
import { defaultExceptionSettings } from '#/domain/exceptions/exceptionSettings.ts';
import { pickupExceptions } from '#/domain/exceptions/pickupExceptions.ts';
import { fleetPorts } from '#/domain/fleetMap/ports.ts';
import { sailingsOf } from '#/domain/fleetMap/sailings.ts';
import { pickupReadiness } from '#/domain/pickup/pickup.ts';
import { whereabouts } from '#/domain/pickup/whereNow.ts';
import { containerStatuses } from '#/domain/records/vocabulary.ts';
import { inlandEta } from '#/domain/status/inlandEta.ts';
import { withInlandEvidence } from '#/domain/status/inlandEvidence.ts';
import { phaseOf } from '#/domain/status/phase.ts';
import { stageOf } from '#/domain/timeline/stage.ts';
import { starterViews } from '#/features/shipments/views/ViewsPanel.tsx';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { describeWhere } from '#/wording/whereNow.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));
const zone = 'America/Los_Angeles';
const losAngeles = samplePlace({ id: 'lax', name: 'Los Angeles' });
const memphis = samplePlace({ id: 'mem', name: 'Memphis', type: 'metro_area' });

/**
 * What every reader makes of a status alone, of a container whose vessel has arrived and whose free time is over: the
 * phase, whether the board shows it, its exceptions, its place on the map, the stage of its progress, its readiness,
 * where it is in words, the views to start with, and whether an arrival inland is still expected.
 */
function read(currentStatus: string | null): readonly unknown[] {
  const record = sampleContainer({
    currentStatus,
    terminalCheckedAt: now,
    lastFreeDay: readMoment('2026-08-10', zone),
    availabilityKnown: true,
    availableForPickup: false,
  });
  const bare = sampleShipment({
    portOfLoading: samplePlace({ id: 'sha', name: 'Shanghai' }),
    portOfDischarge: losAngeles,
    destination: memphis,
    destinationEta: readMoment('2026-08-20T12:00:00Z', zone),
    polAtd: readMoment('2026-07-25T12:00:00Z', zone),
    podAta: readMoment('2026-08-08T12:00:00Z', zone),
    containers: [record],
  });
  // As the wire is read.
  const container = withInlandEvidence(bare, record);
  const shipment = { ...bare, containers: [container] };
  const row = { id: 'row', kind: 'container', shipment, containers: [container] } as const;
  const [port] = fleetPorts([row]);
  const waits = port && ([...port.waiting.keys()].join() || 'arriving');
  const views = starterViews.filter(
    ({ search }) => search.includes(`status=${currentStatus}&`) || search.endsWith(`status=${currentStatus}`),
  );
  const where = whereabouts({ shipment, container });
  return [
    phaseOf(container, shipment),
    createBoard([shipment], { ...defaultBoard, by: 'container' }, now).rows.length > 0,
    pickupExceptions(shipment, container, now, defaultExceptionSettings)
      .map(({ kind }) => kind)
      .join(),
    sailingsOf([shipment]).length > 0 ? 'at sea' : port ? `${port.place?.name}: ${waits}` : null,
    stageOf(shipment, container, now),
    pickupReadiness(container, shipment).reasons[0]?.code,
    where && describeWhere(where),
    views.map(({ name }) => name).join(),
    inlandEta(shipment, container) !== null,
  ];
}

const due = 'free_day_over';
const stuck = 'free_day_over,not_ready';
const freeTime = 'Free time running';
const atPort = 'At Los Angeles';

const table: readonly (readonly [status: string | null, expected: readonly unknown[]])[] = [
  [
    'new',
    ['arrived', true, due, 'Los Angeles: discharge', 'vessel_arrived', 'notReleased', atPort, '', true],
  ],
  [
    'loaded',
    ['arrived', true, due, 'Los Angeles: discharge', 'vessel_arrived', 'notReleased', atPort, '', true],
  ],
  [
    'on_ship',
    ['arrived', true, '', 'Los Angeles: discharge', 'vessel_arrived', 'underWay', atPort, '', true],
  ],
  ...['grounded', 'not_available', 'available'].map((status): [string, unknown[]] => [
    status,
    [
      'port',
      true,
      stuck,
      'Los Angeles: rail',
      'vessel_discharged',
      'notReleased',
      atPort,
      `${freeTime},At terminal`,
      true,
    ],
  ]),
  [
    'awaiting_inland_transfer',
    [
      'awaitingInland',
      true,
      stuck,
      'Los Angeles: rail',
      'vessel_discharged',
      'notReleased',
      atPort,
      freeTime,
      true,
    ],
  ],
  [
    'on_rail',
    [
      'inlandTransit',
      false,
      '',
      'Memphis: arriving',
      'rail_departed',
      'underWay',
      'On rail to Memphis',
      '',
      true,
    ],
  ],
  [
    'off_dock',
    [
      'offDock',
      true,
      stuck,
      'Los Angeles: rail',
      'vessel_discharged',
      'notReleased',
      'Off dock, yard not reported',
      freeTime,
      true,
    ],
  ],
  // Of an inland move the gate-out at the port is no pickup (docs/interface.md trap 19).
  ...['picked_up', 'dropped'].map((status): [string, unknown[]] => [
    status,
    [
      'inlandTransit',
      false,
      due,
      'Memphis: arriving',
      'port_out',
      'underWay',
      'On the way inland to Memphis',
      '',
      true,
    ],
  ]),
  ['delivered', ['consignee', false, '', null, 'full_out', 'pickedUp', null, '', false]],
  ['empty_returned', ['returned', false, '', null, 'empty_in', 'pickedUp', null, '', false]],
  [
    'moon_base',
    ['arrived', true, due, 'Los Angeles: discharge', 'vessel_arrived', 'notReleased', atPort, '', true],
  ],
  [null, ['arrived', true, due, 'Los Angeles: discharge', 'vessel_arrived', 'notReleased', atPort, '', true]],
];

it.each(table)('every reader of the status %s has it in one phase', (status, expected) => {
  expect(read(status)).toEqual(expected);
});

it('no status of the interface is left out of that table', () => {
  expect(table.map(([status]) => status)).toEqual(expect.arrayContaining([...containerStatuses]));
});
