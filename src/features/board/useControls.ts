import { useEffect, useState } from 'react';

const shownFor = 4_000;

/** True for a few seconds after the pointer moved or a key was pressed: nobody does either at a wall. */
export function useControls(): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      setShown(true);
      clearTimeout(timer);
      timer = setTimeout(() => setShown(false), shownFor);
    };
    const showIfMoved = ({ movementX, movementY }: PointerEvent) => {
      // A browser says so too when something moves beneath a pointer that lies still.
      if (movementX !== 0 || movementY !== 0) show();
    };
    window.addEventListener('pointermove', showIfMoved);
    window.addEventListener('pointerdown', show);
    window.addEventListener('keydown', show);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', showIfMoved);
      window.removeEventListener('pointerdown', show);
      window.removeEventListener('keydown', show);
    };
  }, []);
  return shown;
}
