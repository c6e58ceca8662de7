/** How map and list call the same thing. */
export const stopIdOf = (index: number) => `stop ${index}`;
export const legIdOf = (index: number) => `leg ${index}`;
