import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { FrameBox } from '../../../../src/contract/review/subjects.ts';
import styles from './film.module.css';
import { type Corner, corners, movedBox, resizedBox } from './film-marks.ts';

/** How far a key moves a box or its corner, in shares of the frame. */
const STEP = 0.005;
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

type Drag = { readonly x: number; readonly y: number; readonly corner: Corner | undefined; readonly box: FrameBox };

/** Where a box stands in its frame. */
export const placeOf = ({ x, y, w, h }: FrameBox): CSSProperties => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${w * 100}%`,
  height: `${h * 100}%`,
});

/**
 * A box on the frame that is shown: dragged to move it, by a corner to resize it; arrow keys move it, with Shift they resize
 * it, Delete removes it.
 */
export function FilmBox({
  box,
  name,
  onChange,
  onRemove,
}: {
  readonly box: FrameBox;
  readonly name: string;
  readonly onChange: (box: FrameBox) => void;
  readonly onRemove: () => void;
}) {
  const [drag, setDrag] = useState<Drag>();
  const begin = (event: PointerEvent<HTMLButtonElement>): void => {
    if (event.button !== 0) return;
    const said = event.target instanceof HTMLElement ? event.target.dataset['corner'] : undefined;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ x: event.clientX, y: event.clientY, corner: corners.find((one) => one === said), box });
  };
  const move = (event: PointerEvent<HTMLButtonElement>): void => {
    const frame = event.currentTarget.parentElement?.getBoundingClientRect();
    if (drag === undefined || frame === undefined) return;
    const [dx, dy] = [(event.clientX - drag.x) / frame.width, (event.clientY - drag.y) / frame.height];
    setDrag({ ...drag, box: drag.corner === undefined ? movedBox(box, dx, dy) : resizedBox(box, drag.corner, dx, dy) });
  };
  const end = (): void => {
    if (drag !== undefined && drag.box !== box) onChange(drag.box);
    setDrag(undefined);
  };
  const press = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    if (step === undefined && !isRemoval) return;
    event.preventDefault();
    if (isRemoval) onRemove();
    else if (step !== undefined) onChange(event.shiftKey ? resizedBox(box, 'se', ...step) : movedBox(box, ...step));
  };
  return (
    <button
      type="button"
      data-box
      className={styles.box}
      aria-label={name}
      title={name}
      style={placeOf(drag?.box ?? box)}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={() => setDrag(undefined)}
      onKeyDown={press}
    >
      {corners.map((corner) => (
        <span key={corner} data-corner={corner} className={styles.corner} aria-hidden />
      ))}
    </button>
  );
}
