export const what = 'Containers';
export const onlyThis = 'This container';
export const all = (count: number): string => `All ${count}`;
export const onlyRecords = 'Only the container of this page comes with its timeline.';
