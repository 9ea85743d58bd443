import { Maximize, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from '../../text/translation.tsx';
import { useGestures } from './use-gestures.ts';
import { useSwipes } from './use-swipes.ts';
import styles from './zoom-view.module.css';

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
