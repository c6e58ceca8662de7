/** The name of a facet or field, and what is chosen of its values. */
type Choice<Name, Value> = readonly [name: Name, values: readonly Value[] | undefined];

/** Of the names with a choice, those whose values have none of it: chosen values widen, names narrow. */
export function failingChoices<Name extends string, Value extends string | number>(
  choices: readonly Choice<Name, Value>[],
): (valuesOf: (name: Name) => readonly Value[]) => readonly Name[] {
  const active = choices.flatMap(([name, values]) =>
    values && values.length > 0 ? [{ name, chosen: new Set(values) }] : [],
  );
  if (active.length === 0) return () => none;
  return (valuesOf) =>
    active
      .filter(({ name, chosen }) => !valuesOf(name).some((value) => chosen.has(value)))
      .map(({ name }) => name);
}
const none: readonly never[] = [];
