import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { gridStep } from '#src/browser/page/grid-step.ts';
import type { SiteEmoji } from '../../emoji.data.ts';
import styles from './composer.module.css';

interface Props {
  readonly label: string;
  readonly emoji: readonly SiteEmoji[];
  readonly onPick: (emoji: SiteEmoji) => void;
}

/** As in the styles. */
const COLUMNS = 6;
const ROWS = 4;
const SIDE = 40;

/** A grid of pictures to choose from: one tab stop, with arrow keys, Home and End inside. */
export function PictureGrid({ label, emoji, onPick }: Props) {
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState(0);
  const current = Math.min(last, emoji.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = gridStep(event.key, current, emoji.length, COLUMNS, ROWS);
    if (next === null) return;
    event.preventDefault();
    setLast(next);
    grid.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <section>
      <h3 id={id} className={styles.pickerTitle}>
        {label}
      </h3>
      <div ref={grid} className={styles.faces} role="toolbar" aria-labelledby={id} onKeyDown={onKeyDown}>
        {emoji.map((each, place) => (
          <button
            key={each.name}
            type="button"
            className={styles.emojiButton}
            tabIndex={place === current ? 0 : -1}
            aria-label={each.label}
            title={each.label}
            onFocus={() => setLast(place)}
            onClick={() => onPick(each)}
          >
            <img
              src={`/res/emoji/${encodeURIComponent(each.name)}.png`}
              alt=""
              width={SIDE}
              height={SIDE}
              loading="lazy"
            />
          </button>
        ))}
      </div>
    </section>
  );
}
