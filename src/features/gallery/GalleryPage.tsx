import type { Room } from './room.ts';
import { rooms } from './rooms.ts';
import { SpecimenCard } from './SpecimenCard.tsx';

/** Every part, control and drawn piece in its states. `?room=NAME` shows one room, for a window of any width. */
export function GalleryPage() {
  const only = new URLSearchParams(location.search).get('room');
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
        <RoomSection key={room.id} room={room} isNarrowToo={only === null} />
      ))}
    </main>
  );
}

function RoomSection({ room, isNarrowToo }: { room: Room; isNarrowToo: boolean }) {
  const { title, specimens } = room;
  return (
    <section className="gallery-room" aria-label={title}>
      <h2 className="text-lg font-semibold">{title}</h2>
      {specimens.map((specimen) => (
        <SpecimenCard key={[...specimen.files, ...Object.keys(specimen.states)].join()} specimen={specimen} />
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
