import type { ReactNode } from 'react';
import type { TimelineKind } from '#/domain/timeline/groups.ts';
import type { GallerySection } from '#/features/gallery/section.ts';
import { ModeIcon } from '#/parts/status/ModeIcon.tsx';
import * as barIcons from '#/ui/icons/barIcons.tsx';
import { WarningIcon } from '#/ui/icons/Icon.tsx';
import * as icons from '#/ui/icons/icons.tsx';
import * as menuIcons from '#/ui/icons/menuIcons.tsx';

const states = ['problem', 'attention', 'ready', 'vessel', 'rail', 'rest'] as const;

/** The colours of src/app/styles.css, and of the map (src/features/map/frame/palette.css), by what they are for. */
export const tokens = {
  grounds: ['canvas', 'surface', 'raised', 'hover', 'quiet-wash', 'scrim'],
  lines: ['line', 'line-strong', 'focus'],
  inks: ['ink', 'ink-soft', 'ink-faint'],
  accent: ['accent', 'accent-ink', 'accent-wash'],
  meanings: states.flatMap((state) => [state, `${state}-wash`, `${state}-solid`]),
  map: [
    'map-sea',
    'map-land',
    'map-coast',
    'map-border',
    'map-state',
    'map-graticule',
    'map-water',
    'map-label',
    'map-halo',
    'map-track',
    'map-projected',
    'map-rail',
    'map-port',
    'map-rest',
    'map-vessel',
    'map-edge',
  ],
} as const;

const sizes = ['text-2xs', 'text-xs', 'text-sm', 'text-lg', 'text-title'];
const kinds: readonly TimelineKind[] = [
  'vessel',
  'transshipment',
  'feeder',
  'rail',
  'inland',
  'gate',
  'notice',
];

const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <span className="gallery-row text-xs text-ink-soft">
    {children} {name}
  </span>
);

const swatches = (names: readonly string[]) => (
  <div className="gallery-row">
    {names.map((name) => (
      <span key={name} className="gallery-swatch text-2xs text-ink-soft">
        <span style={{ background: `var(--${name})` }} />
        {name}
      </span>
    ))}
  </div>
);

const iconsOf = (all: Readonly<Record<string, () => ReactNode>>) => (
  <div className="gallery-row">
    {Object.entries(all).map(([name, Drawn]) => (
      <Named key={name} name={name}>
        <Drawn />
      </Named>
    ))}
  </div>
);

export const coloursSection: GallerySection = {
  id: 'colours',
  title: 'Colours, type and icons',
  specimens: [
    {
      files: ['src/app/styles.css'],
      states: {
        ...Object.fromEntries(Object.entries(tokens).map(([group, names]) => [group, swatches(names)])),
        type: sizes.map((size) => (
          <p key={size} className={size}>
            {size}: 1,024 containers <strong className="font-semibold">on 37 vessels</strong>
          </p>
        )),
        mark: (
          <div className="gallery-row">
            {[16, 22, 48, 96].map((size) => (
              <img key={size} src="/icon.svg" alt="" width={size} height={size} />
            ))}
          </div>
        ),
        'corner and shadow': (
          <div className="gallery-row text-xs">
            <span className="card p-4">card</span>
            <span className="rounded border border-line p-4">rounded</span>
            <span className="rounded-full border border-line p-4">rounded-full</span>
            <span className="card p-4 shadow-float">shadow-float</span>
          </div>
        ),
        'number and eyebrow': (
          <p>
            <span className="num">MSCU1234566</span> <span className="eyebrow">Port of discharge</span>
          </p>
        ),
      },
    },
    {
      files: [
        'src/ui/icons/icons.tsx',
        'src/ui/icons/menuIcons.tsx',
        'src/ui/icons/barIcons.tsx',
        'src/ui/icons/Icon.tsx',
      ],
      states: {
        'on every page': iconsOf({ ...icons, WarningIcon }),
        'in menus': iconsOf({ ...menuIcons }),
        'at the foot of a phone': iconsOf({ ...barIcons }),
      },
    },
    {
      files: ['src/parts/status/ModeIcon.tsx'],
      states: {
        'what carried or held it': (
          <div className="gallery-row">
            {kinds.map((kind) => (
              <Named key={kind} name={kind}>
                <ModeIcon kind={kind} />
              </Named>
            ))}
          </div>
        ),
      },
    },
  ],
};
