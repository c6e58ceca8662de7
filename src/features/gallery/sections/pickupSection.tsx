import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { ago, arrived, atSea, atTerminal, longText, untracked } from '#/features/gallery/samples.ts';
import type { GallerySection } from '#/features/gallery/section.ts';
import { PickupTopic } from '#/features/shipment/facts/PickupTopic.tsx';
import { FreeDays, Fees, Holds } from '#/features/shipment/pickup/PickupFacts.tsx';
import { QrCode } from '#/parts/messages/QrCode.tsx';
import { freeUntil, local } from '#/test/samples/exceptions.ts';
import { day } from '#/time/durations.ts';

const free = (known: Partial<Container>, shipment: Shipment = arrived) => (
  <div className="text-sm">
    <FreeDays container={{ ...atTerminal, ...known }} shipment={shipment} />
  </div>
);
const hold = (name: string, status: string, description: string | null = null) => ({
  name,
  status,
  description,
});
const holds = (...all: readonly ReturnType<typeof hold>[]) => (
  <div className="text-sm">
    <Holds holds={all} />
  </div>
);
const fee = (type: string, amount: number, currencyCode: string | null) => ({ type, amount, currencyCode });
const topic = (known: Partial<Container>) => (
  <PickupTopic container={{ ...atTerminal, ...known }} shipment={arrived} charges={[]} sources={[]} />
);

export const pickupSection: GallerySection = {
  id: 'pickup',
  title: 'Pickup, free days, holds, fees',
  specimens: [
    {
      files: ['src/parts/messages/QrCode.tsx'],
      states: {
        'of a page': (
          <QrCode text="http://localhost/shipments/find?q=MSCU1234566" label="QR code" width="22mm" ecc="Q" />
        ),
      },
    },
    {
      files: ['src/features/shipment/pickup/PickupFacts.tsx'],
      states: {
        'two sources, near': free({}),
        'far away': free(freeUntil('2027-08-12T07:00:00Z')),
        today: free(freeUntil('2026-08-12T07:00:00Z')),
        past: free(freeUntil('2026-08-05T07:00:00Z')),
        'picked up late': free({
          ...freeUntil('2026-08-08T07:00:00Z'),
          podFullOut: local('2026-08-11T17:00:00Z'),
        }),
        'stale: not counted': free({ terminalCheckedAt: ago(11 * day) }),
        'tracking stopped': free({}, untracked),
        'not reported': free({ deadlines: atSea.deadlines }),
      },
    },
    {
      files: ['src/features/shipment/pickup/PickupFacts.tsx'],
      states: {
        'every kind': holds(
          hold('customs', 'hold'),
          hold('freight', 'hold'),
          hold('USDA', 'pending'),
          hold('VACIS', 'hold'),
          hold('TMF', 'hold'),
          hold('other', 'hold', 'SEE TERMINAL'),
        ),
        'words of the source': holds(hold('moon', 'frozen')),
        'long text': holds(hold('customs', 'hold', longText)),
        none: <Holds holds={[]} />,
        'not reported': <Holds holds={null} />,
      },
    },
    {
      files: ['src/features/shipment/pickup/PickupFacts.tsx'],
      states: {
        'items and their total': (
          <Fees fees={[fee('demurrage', 850, 'USD'), fee('exam', 450, 'USD'), fee('total', 1_300, 'USD')]} />
        ),
        'two currencies': <Fees fees={[fee('demurrage', 850, 'USD'), fee('exam', 120, 'CAD')]} />,
        'currency not reported': <Fees fees={[fee('demurrage', 0, null)]} />,
        'long text': <Fees fees={[fee(longText, 12, 'USD'), fee('other', 3, 'USD')]} />,
        none: <Fees fees={[]} />,
        'not reported': <Fees fees={null} />,
      },
    },
    {
      files: ['src/features/shipment/facts/PickupTopic.tsx'],
      states: {
        'with an appointment': topic({ pickupAppointment: local('2026-08-13T15:00:00Z') }),
        'on hold': topic({ holds: [hold('customs', 'hold', longText)] }),
      },
    },
  ],
};
