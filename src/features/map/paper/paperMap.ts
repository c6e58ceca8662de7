/** Draws a map for paper, at once; null where it has nothing to draw yet. */
export type DrawPaperMap = () => HTMLCanvasElement | null;
