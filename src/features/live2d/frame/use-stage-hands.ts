import { type RefObject, useEffect } from 'react';
import type { SceneLayer } from '#model/media/live2d/scene/scene';
import { inFirstPlace } from '#model/media/live2d/scene/scene';
import { stagePoint } from '../engine/stage-host.ts';
import { currentView, type StagedLayer, type Viewer } from '../use-live2d.ts';
import { fingersOf, moved, pinched } from './stage-fingers.ts';

const WHEEL = 0.0015;
const WHEEL_DEGREES = 0.05;
const STEP = 0.02;
const LARGE_STEP = 0.1;
const ZOOM = 1.05;
const DEGREES = 5;

type Edit = (layer: StagedLayer, step: number) => Partial<SceneLayer>;

/** What each key does with the selected figure. */
const KEYS: Readonly<Record<string, Edit>> = {
  ArrowLeft: ({ x }, step) => ({ x: x - step }),
  ArrowRight: ({ x }, step) => ({ x: x + step }),
  ArrowUp: ({ y }, step) => ({ y: y - step }),
  ArrowDown: ({ y }, step) => ({ y: y + step }),
  '+': ({ scale }) => ({ scale: scale * ZOOM }),
  '=': ({ scale }) => ({ scale: scale * ZOOM }),
  '-': ({ scale }) => ({ scale: scale / ZOOM }),
  '[': ({ turn }) => ({ turn: turn - DEGREES }),
  ']': ({ turn }) => ({ turn: turn + DEGREES }),
  '0': (layer) => {
    const { x, y, scale, turn } = inFirstPlace(layer);
    return { x, y, scale, turn };
  },
};

function press(event: KeyboardEvent, viewer: Viewer): void {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const { selected, change, remove, move, layers } = currentView(viewer);
  if (!selected || ctrlKey || metaKey || altKey) return;
  const place = layers.findIndex(({ id }) => id === selected.id);
  const edit = KEYS[key];
  if (edit) change(selected.id, edit(selected, shiftKey ? LARGE_STEP : STEP));
  else if (key === 'Delete' || key === 'Backspace') remove(selected.id);
  else if (key === 'PageUp') move(selected.id, place + 1);
  else if (key === 'PageDown') move(selected.id, place - 1);
  else return;
  event.preventDefault();
}

/** The figure at a place of the picture, those before others first. */
function figureAt(viewer: Viewer, x: number, y: number): number | null {
  const { layers } = currentView(viewer);
  const there = layers.findLast(({ id, isShown }) => {
    const box = isShown ? viewer.seat.host?.boundsOf(id) : null;
    if (!box) return false;
    return x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height;
  });
  return there?.id ?? null;
}

/** Fingers and mouse on the picture: select, move, scale and turn. */
function hold(host: HTMLElement, viewer: Viewer, signal: AbortSignal): void {
  const fingers = fingersOf();
  const within = ({ clientX, clientY }: PointerEvent | WheelEvent) => {
    const { left, top, width, height } = host.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top, width, height };
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const { x, y } = within(event);
    if (fingers.count() === 0) {
      const { select, selected } = currentView(viewer);
      const id = figureAt(viewer, x, y);
      if (id !== selected?.id) select(id);
    }
    host.setPointerCapture(event.pointerId);
    fingers.put(event.pointerId, { x, y });
  };
  const move = (event: PointerEvent) => {
    const { x, y, width, height } = within(event);
    const { selected, change, lookAt } = currentView(viewer);
    lookAt(stagePoint(x, y, { width, height }));
    const drag = fingers.move(event.pointerId, { x, y });
    if (!drag || !selected) return;
    change(selected.id, drag.other ? pinched(selected, drag, height) : moved(selected, drag, height));
  };
  const up = ({ pointerId }: PointerEvent) => fingers.lift(pointerId);
  const wheel = (event: WheelEvent) => {
    const { selected, change } = currentView(viewer);
    // The page scrolls until the picture was pressed.
    if (!selected || document.activeElement !== host) return;
    event.preventDefault();
    const by = event.deltaY || event.deltaX;
    if (event.shiftKey) change(selected.id, { turn: selected.turn + by * WHEEL_DEGREES });
    else change(selected.id, { scale: selected.scale * Math.exp(-by * WHEEL) });
  };
  host.addEventListener('pointerdown', down, { signal });
  host.addEventListener('pointermove', move, { signal });
  for (const name of ['pointerup', 'pointercancel'] as const) host.addEventListener(name, up, { signal });
  host.addEventListener('pointerleave', () => currentView(viewer).lookAt(null), { signal });
  host.addEventListener('wheel', wheel, { passive: false, signal });
  host.addEventListener('keydown', (event) => press(event, viewer), { signal });
}

/** Has the figures of the picture moved by hand. */
export function useStageHands(host: RefObject<HTMLElement | null>, viewer: Viewer): void {
  useEffect(() => {
    const ending = new AbortController();
    if (host.current) {
      // Its keys move the figure.
      host.current.tabIndex = 0;
      hold(host.current, viewer, ending.signal);
    }
    return () => ending.abort();
  }, [host, viewer]);
}
