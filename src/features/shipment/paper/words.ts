export const mapNotLoaded = 'Map not loaded when this was printed.';
/** What the forms of its lines mean. */
export const mapLines =
  'Solid: past track. Dashed: projected route or rail. Dotted: not reported, drawn straight.';
