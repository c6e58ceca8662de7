import type { ReactNode } from 'react';
import { Section } from '#/parts/pages/Section.tsx';
import { RadioGroup, type RadioOption } from '#/ui/fields/RadioGroup.tsx';

/** A choice with its name beside it, below it on a phone. */
export function PreferenceLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
      <span className="text-sm">{label}</span>
      <div className="flex max-w-full flex-wrap justify-end gap-2">{children}</div>
    </div>
  );
}

/** One of a few, all in sight. */
export function ChoiceLine<Value extends string>({
  label,
  ...choice
}: {
  label: string;
  value: Value;
  options: readonly RadioOption<Value>[];
  onChange: (value: Value) => void;
}) {
  return (
    <PreferenceLine label={label}>
      <RadioGroup label={label} {...choice} />
    </PreferenceLine>
  );
}

/** Choices that have to do with each other. */
export function PreferenceGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title} level={2}>
      <div className="card divide-y divide-line">{children}</div>
    </Section>
  );
}
