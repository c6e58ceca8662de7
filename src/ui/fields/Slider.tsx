import { type KeyboardEvent, useId } from 'react';

interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  /** How finely it can be dragged. */
  readonly grain: number;
  /** What an arrow key adds. */
  readonly step: number;
  /** What page up and page down add. */
  readonly page: number;
  /** The value in words, for those who hear it. */
  readonly valueText: string;
  readonly onChange: (value: number) => void;
  readonly className: string;
}

/** A value on a line: dragged, or moved by arrows, page up and down, home and end. */
export function Slider({
  label,
  min,
  max,
  value,
  grain,
  step,
  page,
  valueText,
  onChange,
  className,
}: SliderProps) {
  const id = useId();
  // The browser's own arrows move by the grain, which is too little for a key.
  const distances = new Map([
    ['ArrowRight', step],
    ['ArrowUp', step],
    ['ArrowLeft', -step],
    ['ArrowDown', -step],
    ['PageUp', page],
    ['PageDown', -page],
    ['Home', min - value],
    ['End', max - value],
  ]);
  const move = (event: KeyboardEvent) => {
    const distance = distances.get(event.key);
    if (distance === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChange(Math.min(max, Math.max(min, value + distance)));
  };
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={grain}
        value={value}
        aria-valuetext={valueText}
        onKeyDown={move}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className={className}
      />
    </>
  );
}
