import { useState } from 'react';
import { CopyButton } from '#/parts/messages/CopyButton.tsx';
import { RadioGroup } from '#/ui/fields/RadioGroup.tsx';
import { BackLink } from './BackLink.tsx';
// oxlint-disable-next-line import/default -- Vite gives its text, as of the others.
import node from './guide/receiver.mjs?raw';
import python from './guide/receiver.py?raw';
import shell from './guide/verify.sh?raw';
import { guidePage as words } from './words.ts';

const examples = {
  node: { label: words.node, file: 'receiver.mjs', code: node },
  python: { label: words.python, file: 'receiver.py', code: python },
  shell: { label: words.shell, file: 'verify.sh', code: shell },
} as const;
type Language = keyof typeof examples;
const languages = Object.keys(examples) as Language[];

/** How a receiver tells genuine deliveries from others, with code that is tested as it stands here. */
export function GuidePage() {
  const [language, setLanguage] = useState<Language>('node');
  const { file, code } = examples[language];
  return (
    <div className="min-h-0 flex-1 space-y-4 overflow-y-auto p-4 text-sm">
      <title>{`${words.title} · Landfall`}</title>
      <BackLink />
      <h1 className="text-title font-semibold">{words.title}</h1>
      <p className="max-w-prose">{words.intro}</p>
      <ol className="max-w-prose space-y-2">
        {words.steps.map((step, index) => (
          <li key={step} className="flex gap-2">
            <span className="num text-ink-soft">{index + 1}.</span>
            {step}
          </li>
        ))}
      </ol>
      <section aria-label={words.languages} className="max-w-4xl space-y-2">
        <p className="text-ink-soft">{words.examples}</p>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <RadioGroup
            label={words.languages}
            value={language}
            options={languages.map((value) => ({ value, label: examples[value].label }))}
            onChange={setLanguage}
          />
          <CopyButton key={file} text={code} label={words.copyOf(file)} what={file}>
            {words.copy}
          </CopyButton>
        </div>
        <pre
          // It scrolls, so the keyboard has to reach it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          role="region"
          aria-label={file}
          className="num overflow-x-auto card p-4 text-xs"
        >
          {code}
        </pre>
      </section>
    </div>
  );
}
