import { defaultAlertRules } from '#/domain/alerts/alertRules.ts';
import { usualQuietHours } from '#/domain/alerts/quietHours.ts';
import type { SavedView } from '#/domain/list/savedView.ts';
import { longText } from '#/features/gallery/samples.ts';
import type { GallerySection } from '#/features/gallery/section.ts';
import { WithValue } from '#/features/gallery/WithValue.tsx';
import { KindChoice, ViewChoice } from '#/features/settings/alerts/AlertChoices.tsx';
import { AlertSample, AlertSwitch } from '#/features/settings/alerts/AlertsPage.tsx';
import { QuietHoursField } from '#/features/settings/alerts/QuietHoursField.tsx';

const nothing = () => undefined;
const folder = 'src/features/settings/alerts';
const notice = {
  tag: '',
  title: 'TEMU3043531 · Customs hold',
  body: 'APM Terminals Pier 400, Los Angeles\nLast free day Fri 14 Aug · in 2 days\nCustoms broker clears it',
  address: '/shipments',
};
const page = '/shipments';
const views: readonly SavedView[] = [
  { id: 'angeles', page, name: 'To Los Angeles', search: '?pod=USLAX' },
  { id: 'changed', page, name: 'Changes since last review', search: '?changed=yes' },
  { id: 'long', page, name: longText, search: '' },
];

const choice = (chosen: readonly string[], saved = views) => (
  <WithValue<readonly string[]> first={chosen}>
    {(held, onChange) => (
      <ViewChoice rules={{ ...defaultAlertRules, views: held }} views={saved} onChange={onChange} />
    )}
  </WithValue>
);
const kinds = (chosen: typeof defaultAlertRules.kinds) => (
  <WithValue first={chosen}>{(held, onChange) => <KindChoice chosen={held} onChange={onChange} />}</WithValue>
);
const quiet = (hours: typeof defaultAlertRules.quiet) => (
  <WithValue first={hours}>
    {(held, onChange) => <QuietHoursField quiet={held} onChange={onChange} />}
  </WithValue>
);

export const alertsSection: GallerySection = {
  id: 'alerts',
  title: 'Alerts',
  specimens: [
    {
      files: [`${folder}/AlertsPage.tsx`],
      states: {
        off: <AlertSwitch isOn={false} state="granted" onSwitch={nothing} />,
        'asks first': <AlertSwitch isOn={false} state="default" onSwitch={nothing} />,
        on: <AlertSwitch isOn state="granted" onSwitch={nothing} />,
        'no longer asked': <AlertSwitch isOn state="default" onSwitch={nothing} />,
        blocked: <AlertSwitch isOn state="denied" onSwitch={nothing} />,
        'without https': <AlertSwitch isOn={false} state="insecure" onSwitch={nothing} />,
        'no notifications': <AlertSwitch isOn={false} state="unsupported" onSwitch={nothing} />,
      },
    },
    {
      files: [`${folder}/AlertChoices.tsx`, `${folder}/CheckLine.tsx`],
      wide: true,
      states: { chosen: kinds(defaultAlertRules.kinds), none: kinds([]) },
    },
    {
      files: [`${folder}/AlertChoices.tsx`],
      states: {
        'one chosen': choice(['angeles']),
        'one is gone': choice(['angeles', 'gone']),
        'none is left': choice(['gone']),
        'no views': choice([], []),
      },
    },
    {
      files: [`${folder}/QuietHoursField.tsx`],
      states: {
        none: quiet(null),
        'past midnight': quiet(usualQuietHours),
        'the same time': quiet({ from: 540, to: 540 }),
      },
    },
    {
      files: [`${folder}/AlertsPage.tsx`],
      states: {
        on: <AlertSample notice={notice} canSend onSend={nothing} />,
        off: <AlertSample notice={notice} canSend={false} onSend={nothing} />,
        'long text': (
          <AlertSample notice={{ ...notice, title: longText, body: longText }} canSend onSend={nothing} />
        ),
      },
    },
  ],
};
