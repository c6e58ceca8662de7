/** Any of a few choices, each with a box. */
export function ChoiceBoxes<Value extends string | number>({
  label,
  options,
  chosen,
  onChange,
}: {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
}) {
  return (
    <fieldset className="min-w-0 space-y-1">
      <legend className="font-medium">{label}</legend>
      <div className="flex flex-wrap gap-x-4">
        {options.map(({ value, label: name }) => (
          <label key={value} className="flex min-h-8 items-center gap-2 max-md:min-h-11">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
              className="size-4 accent-(--accent)"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
