import { readZone, type ZoneName } from '#/time/zone.ts';
import { Select } from '#/ui/Select.tsx';

const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({
  value: zone,
  label: zone.replaceAll('_', ' ').replaceAll('/', ' / '),
}));

/** Any time zone that this browser knows, by the name of a city. */
export function ZoneSelect({
  label,
  value,
  onChange,
}: {
  label: string;
  value: ZoneName;
  onChange: (zone: ZoneName) => void;
}) {
  // A zone may be known by a name that is not listed, such as `UTC`.
  const options = zones.some((zone) => zone.value === value) ? zones : [{ value, label: value }, ...zones];
  return (
    <Select<string>
      label={label}
      value={value}
      options={options}
      onChange={(name) => {
        const zone = readZone(name);
        if (zone) onChange(zone);
      }}
    />
  );
}
