import { Maximize, Minus, Plus } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '../../text/translation.tsx';
import { useSwipes } from './use-swipes.ts';
import { type Frame, panned, type Spot, WHOLE, type Zoom, zoomed } from './zoom.ts';
import styles from './zoom-view.module.css';

const middle = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
const spotOf = (event: PointerEvent): Spot => ({ x: event.clientX, y: event.clientY });

/** One finger moves, two bring closer. `fingers` are those that are down. */
function usePointers(
  fingers: RefObject<Map<number, Spot>>,
  by: (factor: number, at: Spot) => void,
  move: (dx: number, dy: number) => void,
) {
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    fingers.current.set(event.pointerId, spotOf(event));
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const old = fingers.current.get(event.pointerId);
    if (!old) return;
    const now = spotOf(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) by(apart(now, other) / Math.max(1, apart(old, other)), middle(now, other));
    else move(now.x - old.x, now.y - old.y);
  };
  const onPointerUp = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

const WHEEL_STEP = 1.0015;

const frameOf = (box: HTMLElement | null): Frame => ({
  width: box?.clientWidth ?? 0,
  height: box?.clientHeight ?? 0,
});

function fromMiddle(box: HTMLElement | null, { x, y }: Spot): Spot {
  const rect = box?.getBoundingClientRect();
  return rect ? { x: x - rect.left - rect.width / 2, y: y - rect.top - rect.height / 2 } : { x: 0, y: 0 };
}

/** Wheel, drag and pinch over a frame, and what buttons and keys do. `keepsWheel`: the wheel scrolls the page until something is close. */
function useGestures(box: RefObject<HTMLElement | null>, keepsWheel = false) {
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  const by = useCallback(
    (factor: number, at?: Spot) =>
      setZoom((old) => zoomed(old, factor, frameOf(box.current), at && fromMiddle(box.current, at))),
    [box],
  );
  const move = useCallback(
    (dx: number, dy: number) => setZoom((old) => panned(old, dx, dy, frameOf(box.current))),
    [box],
  );
  const leavesWheel = keepsWheel && zoom.scale === 1;
  // The browser would scroll the page as well; only a listener of one's own may stop it.
  useEffect(() => {
    const element = box.current;
    const onWheel = (event: WheelEvent) => {
      if (leavesWheel && !event.ctrlKey) return;
      event.preventDefault();
      by(WHEEL_STEP ** -event.deltaY, { x: event.clientX, y: event.clientY });
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [box, by, leavesWheel]);
  const handlers = usePointers(useRef(new Map<number, Spot>()), by, move);
  return { zoom, by, move, reset: () => setZoom(WHOLE), handlers };
}

interface Props {
  /** Spoken name of the picture. */
  readonly label: string;
  /** For a picture that is one of many: a swipe over it turns a page on (1) or back (-1), and the wheel scrolls the page. */
  readonly onTurn?: (step: -1 | 1) => void;
  readonly children: ReactNode;
}

const STEP = 1.4;
const PAN = 48;

type Gestures = ReturnType<typeof useGestures>;

const KEYS: Readonly<Record<string, (gestures: Gestures) => void>> = {
  '+': ({ by }) => by(STEP),
  '=': ({ by }) => by(STEP),
  '-': ({ by }) => by(1 / STEP),
  0: ({ reset }) => reset(),
  ArrowLeft: ({ move }) => move(PAN, 0),
  ArrowRight: ({ move }) => move(-PAN, 0),
  ArrowUp: ({ move }) => move(0, PAN),
  ArrowDown: ({ move }) => move(0, -PAN),
};

/**
 * A picture to be looked at closely: wheel, pinch and drag, buttons, and + − 0 and the arrow keys on them; on the
 * whole screen if wanted.
 */
export function ZoomView({ label, onTurn, children }: Props) {
  const { t } = useTranslation();
  const box = useRef<HTMLFieldSetElement>(null);
  const gestures = useGestures(box, onTurn !== undefined);
  const { zoom, by, handlers } = gestures;
  const swipes = useSwipes(zoom.scale === 1, onTurn);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey ? undefined : KEYS[event.key];
    if (!act || (zoom.scale === 1 && event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    act(gestures);
  };
  const enlarge = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void box.current?.requestFullscreen().catch(() => {});
  };
  return (
    <fieldset
      ref={box}
      aria-label={label}
      className={styles.frame}
      data-close={zoom.scale > 1 || undefined}
      onKeyDown={onKeyDown}
      {...swipes}
    >
      <div
        className={styles.picture}
        style={{ '--zoom': `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        {...handlers}
      >
        {children}
      </div>
      <div className={styles.buttons}>
        <button type="button" aria-label={t('zoom.out')} title={t('zoom.out')} onClick={() => by(1 / STEP)}>
          <Minus size={18} aria-hidden="true" />
        </button>
        <button type="button" aria-label={t('zoom.in')} title={t('zoom.in')} onClick={() => by(STEP)}>
          <Plus size={18} aria-hidden="true" />
        </button>
        {document.fullscreenEnabled && (
          <button type="button" aria-label={t('zoom.full')} title={t('zoom.full')} onClick={enlarge}>
            <Maximize size={18} aria-hidden="true" />
          </button>
        )}
      </div>
    </fieldset>
  );
}
