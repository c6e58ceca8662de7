// What a list says of the filters in its address: which it could not use, which numbers it found, and that nothing is left.
export { IgnoredSettingsNotice } from './filters/IgnoredSettingsNotice.tsx';
export { NoShipments } from './NoShipments.tsx';
export { SetPanel } from './set/SetPanel.tsx';
