import { type PointerEvent, useEffect, useRef } from 'react';
import { currentView, useLive2dPart, useViewer } from '../use-live2d.ts';
import { type FingerPlace, scaledBy, turnedBy } from './stage-fingers.ts';
import styles from './viewer.module.css';

const CORNERS = ['nw', 'ne', 'sw', 'se'] as const;

/** A frame around the selected figure, with handles to scale and turn it. Keys of the stage do the same. */
export function SelectionBox() {
  const viewer = useViewer();
  const box = useRef<HTMLDivElement>(null);
  const id = useLive2dPart(({ selected, figure }) =>
    figure?.status === 'ready' && selected?.isShown ? selected.id : null,
  );
  useEffect(() => {
    if (id === null) return;
    let frame = 0;
    const follow = () => {
      const bounds = viewer.seat.host?.boundsOf(id);
      if (box.current && bounds) {
        const { left, top, width, height } = bounds;
        Object.assign(box.current.style, {
          transform: `translate(${left}px, ${top}px)`,
          width: `${width}px`,
          height: `${height}px`,
        });
      }
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [viewer, id]);
  if (id === null) return null;
  return (
    <div ref={box} className={styles.box} aria-hidden="true">
      <Handle className={styles.turn} act="turn" box={box} />
      {CORNERS.map((corner) => (
        <Handle key={corner} className={styles.corner} corner={corner} act="scale" box={box} />
      ))}
    </div>
  );
}

interface HandleProps {
  readonly className: string | undefined;
  readonly corner?: string;
  readonly act: 'scale' | 'turn';
  readonly box: { readonly current: HTMLElement | null };
}

function Handle({ className, corner, act, box }: HandleProps) {
  const viewer = useViewer();
  const held = useRef<{ middle: FingerPlace; at: FingerPlace } | null>(null);
  const down = (event: PointerEvent<HTMLSpanElement>) => {
    if (!box.current) return;
    const { left, top, width, height } = box.current.getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = {
      middle: { x: left + width / 2, y: top + height / 2 },
      at: { x: event.clientX, y: event.clientY },
    };
  };
  const move = (event: PointerEvent) => {
    const { selected, change } = currentView(viewer);
    if (!held.current || !selected) return;
    const { middle, at } = held.current;
    const to = { x: event.clientX, y: event.clientY };
    held.current = { middle, at: to };
    if (act === 'scale') change(selected.id, { scale: scaledBy(selected.scale, middle, at, to) });
    else change(selected.id, { turn: selected.turn + turnedBy(middle, at, to) });
  };
  const letGo = () => {
    held.current = null;
  };
  return (
    <span
      className={className}
      data-corner={corner}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    />
  );
}
