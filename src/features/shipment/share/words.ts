export const what = 'Containers';
export const onlyThis = 'This container';
export const all = (count: number): string => `All ${count}`;
export const onlyRecords = 'Only the container of this page comes with its timeline.';
export const mapNotices = {
  unwanted: null,
  loading: 'Loading the map',
  failed: 'The map could not be loaded.',
  ready: null,
} as const;
export const noMap = 'No position of this route is reported, so that there is no map.';
