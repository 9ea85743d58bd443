import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { CardThumb } from '#src/kit/card/card-thumb.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { LineUpMember } from './line-up.tsx';
import styles from './result-row.module.css';

interface Props {
  readonly rank: number;
  readonly members: readonly LineUpMember[];
  readonly power: number;
  readonly score: number;
  /** Points below the best team; 0 or less. */
  readonly difference: number;
  /** Shown in place of the difference when the number is that of the best team; without it, that they are equal. */
  readonly otherwise?: string | null;
  /** A word of praise, or null. */
  readonly badge: string | null;
  /** The whole team, drawn when the row is opened. */
  readonly children: () => ReactNode;
}

/** A runner-up in one line: what it lacks against the best counts more than its own number. */
export function ResultRow(props: Props) {
  const { rank, members, power, score, difference, badge, children } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <span className={styles.rank}>{format.integer(rank)}</span>
        <span className={styles.team}>
          {members.map(({ card, isLeader }) => (
            <span key={card.id} className={styles.thumb} data-leader={isLeader || undefined}>
              <CardThumb card={card} />
            </span>
          ))}
        </span>
        <span className={styles.power}>
          {badge && <span className={styles.badge}>{badge}</span>}
          <span className="muted">{t('power.short')}</span> {format.integer(power)}
        </span>
        <span className={styles.score}>
          <b>{format.integer(score)}</b>
          <span className="muted">
            {difference === 0 ? (props.otherwise ?? t('score.equal')) : format.signed(difference)}
          </span>
        </span>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          aria-label={t('team.details', { rank })}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown size={18} aria-hidden="true" data-open={open || undefined} />
        </button>
      </div>
      <div id={id} hidden={!open}>
        {open && children()}
      </div>
    </li>
  );
}
