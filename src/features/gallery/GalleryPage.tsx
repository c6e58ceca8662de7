import type { ReactNode } from 'react';
import { alertsRoom } from '#/features/gallery/rooms/alertsRoom.tsx';
import { boardRoom } from '#/features/gallery/rooms/boardRoom.tsx';
import { changesRoom } from '#/features/gallery/rooms/changesRoom.tsx';
import { coloursRoom } from '#/features/gallery/rooms/coloursRoom.tsx';
import { controlsRoom } from '#/features/gallery/rooms/controlsRoom.tsx';
import { editingRoom } from '#/features/gallery/rooms/editingRoom.tsx';
import { exceptionsRoom } from '#/features/gallery/rooms/exceptionsRoom.tsx';
import { journeyRoom } from '#/features/gallery/rooms/journeyRoom.tsx';
import { listsRoom } from '#/features/gallery/rooms/listsRoom.tsx';
import { mapRoom } from '#/features/gallery/rooms/mapRoom.tsx';
import { pickupRoom } from '#/features/gallery/rooms/pickupRoom.tsx';
import { sharingRoom } from '#/features/gallery/rooms/sharingRoom.tsx';
import { shipmentRoom } from '#/features/gallery/rooms/shipmentRoom.tsx';
import { statesRoom } from '#/features/gallery/rooms/statesRoom.tsx';
import { statusRoom } from '#/features/gallery/rooms/statusRoom.tsx';
import { timelineRoom } from '#/features/gallery/rooms/timelineRoom.tsx';
import { timesRoom } from '#/features/gallery/rooms/timesRoom.tsx';
import { webhooksRoom } from '#/features/gallery/rooms/webhooksRoom.tsx';
import type { Room, Specimen } from './room.ts';

/** From what everything is made of to what it is made into. */
export const rooms: readonly Room[] = [
  coloursRoom,
  controlsRoom,
  statesRoom,
  timesRoom,
  statusRoom,
  journeyRoom,
  listsRoom,
  shipmentRoom,
  editingRoom,
  timelineRoom,
  pickupRoom,
  exceptionsRoom,
  alertsRoom,
  changesRoom,
  mapRoom,
  boardRoom,
  webhooksRoom,
  sharingRoom,
];

const schemes = ['light', 'dark'] as const;

/**
 * Every part, control and drawn piece in its states. `?room=NAME` shows one room, for a window of any width, and
 * `?scheme=light` one theme, for a picture.
 */
export function GalleryPage() {
  const asked = new URLSearchParams(location.search);
  const only = asked.get('room');
  const scheme = asked.get('scheme');
  const shown = rooms.filter(({ id }) => only === null || id === only);
  return (
    <main className="gallery">
      <header>
        <h1 className="text-title font-semibold">Gallery</h1>
        <p className="text-sm text-ink-soft">Every piece in each of its states, light and dark.</p>
      </header>
      <nav aria-label="Rooms" className="gallery-rooms text-sm">
        <a href="?">All rooms</a>
        {rooms.map(({ id, title }) => (
          <a key={id} href={`?room=${id}`} className="hover:underline">
            {title}
          </a>
        ))}
      </nav>
      {shown.map((room) => (
        <RoomSection
          key={room.id}
          room={room}
          schemes={schemes.filter((one) => scheme === null || one === scheme)}
          isNarrowToo={only === null}
        />
      ))}
    </main>
  );
}

type Schemes = readonly (typeof schemes)[number][];

function RoomSection({
  room,
  schemes: shown,
  isNarrowToo,
}: {
  room: Room;
  schemes: Schemes;
  isNarrowToo: boolean;
}) {
  const { title, specimens } = room;
  return (
    <section className="gallery-room" aria-label={title}>
      <h2 className="text-lg font-semibold">{title}</h2>
      {specimens.map((specimen) => (
        <SpecimenCard
          key={[...specimen.files, ...Object.keys(specimen.states)].join()}
          specimen={specimen}
          schemes={shown}
        />
      ))}
      {isNarrowToo && <NarrowWindow room={room} />}
    </section>
  );
}

/** Breakpoints look at the window, so a narrow page is a window of its own. */
function NarrowWindow({ room: { id, title } }: { room: Room }) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- It shows this page itself.
    <iframe
      title={`${title}, 390 pixels wide`}
      src={`?room=${id}`}
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
