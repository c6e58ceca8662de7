export const containers = 'Containers';
export const onlyThis = 'This container';
export const all = (count: number): string => `All ${count}`;
export const onlyRecords = 'Only the container of this page comes with its timeline.';
export const noMap = 'No position of this route is reported, so that there is no map.';
export const mapLoading = 'Loading the map';
export const mapFailed = 'The map could not be loaded.';
