import type { ReactNode } from 'react';
import { alertsSection } from '#/features/gallery/sections/alertsSection.tsx';
import { boardSection } from '#/features/gallery/sections/boardSection.tsx';
import { changesSection } from '#/features/gallery/sections/changesSection.tsx';
import { coloursSection } from '#/features/gallery/sections/coloursSection.tsx';
import { controlsSection } from '#/features/gallery/sections/controlsSection.tsx';
import { editingSection } from '#/features/gallery/sections/editingSection.tsx';
import { exceptionsSection } from '#/features/gallery/sections/exceptionsSection.tsx';
import { journeySection } from '#/features/gallery/sections/journeySection.tsx';
import { listsSection } from '#/features/gallery/sections/listsSection.tsx';
import { mapSection } from '#/features/gallery/sections/mapSection.tsx';
import { pickupSection } from '#/features/gallery/sections/pickupSection.tsx';
import { sharingSection } from '#/features/gallery/sections/sharingSection.tsx';
import { shipmentSection } from '#/features/gallery/sections/shipmentSection.tsx';
import { statesSection } from '#/features/gallery/sections/statesSection.tsx';
import { statusSection } from '#/features/gallery/sections/statusSection.tsx';
import { timelineSection } from '#/features/gallery/sections/timelineSection.tsx';
import { timesSection } from '#/features/gallery/sections/timesSection.tsx';
import { webhooksSection } from '#/features/gallery/sections/webhooksSection.tsx';
import type { GallerySection, Specimen } from './section.ts';

/** From what everything is made of to what it is made into. */
export const sections: readonly GallerySection[] = [
  coloursSection,
  controlsSection,
  statesSection,
  timesSection,
  statusSection,
  journeySection,
  listsSection,
  shipmentSection,
  editingSection,
  timelineSection,
  pickupSection,
  exceptionsSection,
  alertsSection,
  changesSection,
  mapSection,
  boardSection,
  webhooksSection,
  sharingSection,
];

const schemes = ['light', 'dark'] as const;

/**
 * Every part, control and drawn piece in its states. `?section=NAME` shows one section, for a window of any width, and
 * `?scheme=light` one theme, for a picture.
 */
export function GalleryPage() {
  const asked = new URLSearchParams(location.search);
  const only = asked.get('section');
  const scheme = asked.get('scheme');
  const shown = sections.filter(({ id }) => only === null || id === only);
  return (
    <main className="gallery">
      <header>
        <h1 className="text-title font-semibold">Gallery</h1>
        <p className="text-sm text-ink-soft">Every piece in each of its states, light and dark.</p>
      </header>
      <nav aria-label="Sections" className="gallery-sections text-sm">
        <a href="?">All sections</a>
        {sections.map(({ id, title }) => (
          <a key={id} href={`?section=${id}`} className="hover:underline">
            {title}
          </a>
        ))}
      </nav>
      {shown.map((section) => (
        <SectionView
          key={section.id}
          section={section}
          schemes={schemes.filter((one) => scheme === null || one === scheme)}
          isNarrowToo={only === null}
        />
      ))}
    </main>
  );
}

type Schemes = readonly (typeof schemes)[number][];

function SectionView({
  section,
  schemes: shown,
  isNarrowToo,
}: {
  section: GallerySection;
  schemes: Schemes;
  isNarrowToo: boolean;
}) {
  const { title, specimens } = section;
  return (
    <section className="gallery-section" aria-label={title}>
      <h2 className="text-lg font-semibold">{title}</h2>
      {specimens.map((specimen) => (
        <SpecimenCard
          key={[...specimen.files, ...Object.keys(specimen.states)].join()}
          specimen={specimen}
          schemes={shown}
        />
      ))}
      {isNarrowToo && <NarrowWindow section={section} />}
    </section>
  );
}

/** Breakpoints look at the window, so a narrow page is a window of its own. */
function NarrowWindow({ section: { id, title } }: { section: GallerySection }) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- It shows this page itself.
    <iframe
      title={`${title}, 390 pixels wide`}
      src={`?section=${id}`}
      loading="lazy"
      className="gallery-narrow"
    />
  );
}

/** A piece in all of its states, light and dark, with the files it comes from. */
function SpecimenCard({
  specimen: { files, states, wide = false },
  schemes: shown,
}: {
  specimen: Specimen;
  schemes: Schemes;
}) {
  return (
    <article className="gallery-specimen" aria-label={files[0]}>
      <div className="gallery-pair" data-wide={wide || undefined}>
        {shown.map((scheme) => (
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
