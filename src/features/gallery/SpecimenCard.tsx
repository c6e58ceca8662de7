import type { ReactNode } from 'react';
import type { Specimen } from './room.ts';

const schemes = ['light', 'dark'] as const;

/** A piece in all of its states, light and dark, with the files it comes from. */
export function SpecimenCard({ specimen: { files, states, wide = false } }: { specimen: Specimen }) {
  return (
    <article className="gallery-specimen" aria-label={files[0]}>
      <div className="gallery-pair" data-wide={wide || undefined}>
        {schemes.map((scheme) => (
          <div key={scheme} className="gallery-ground" data-scheme={scheme}>
            {Object.entries(states).map(([name, piece]) => (
              <State key={name} name={name}>
                {piece}
              </State>
            ))}
          </div>
        ))}
      </div>
      <p className="num text-xs break-all text-ink-soft">{files.join(' · ')}</p>
    </article>
  );
}

function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p className="gallery-state text-2xs text-ink-faint">{name}</p>
      {children}
    </div>
  );
}
