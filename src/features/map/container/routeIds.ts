/** Ids that the map and the list share. */
export const stopIdOf = (index: number) => `stop ${index}`;
export const legIdOf = (index: number) => `leg ${index}`;
