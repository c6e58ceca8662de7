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
