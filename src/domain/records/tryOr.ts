/** What a rule makes of one record, or `otherwise` where it fails: so a bad record costs only itself. */
export function tryOr<Made, Otherwise>(make: () => Made, otherwise: Otherwise): Made | Otherwise {
  try {
    return make();
  } catch {
    return otherwise;
  }
}
