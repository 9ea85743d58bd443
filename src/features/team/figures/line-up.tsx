import type { CardView } from '#model/listing/views/card-view';
import { CardThumb } from '#src/kit/card/card-thumb.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './line-up.module.css';

export interface LineUpMember {
  readonly card: CardView;
  readonly level: number;
  /** Score bonus of the skill in per cent within this team. */
  readonly skillPercent: number;
  readonly isLeader: boolean;
  /** Counted although it is not owned. */
  readonly isTemporary: boolean;
}

interface Props {
  readonly members: readonly LineUpMember[];
  /** Opens what can be done with a card; null where teams are only shown. */
  readonly onChoose: ((cardId: number) => void) | null;
}

/** The five cards as they stand on stage, the leader larger in the centre. */
export function LineUp({ members, onChoose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ol className={styles.lineUp}>
      {members.map(({ card, level, skillPercent, isLeader, isTemporary }) => (
        <li key={card.id} className={styles.member} data-leader={isLeader || undefined}>
          {isLeader && <span className={styles.leader}>{t('team.leader')}</span>}
          <span className={styles.picture}>
            {onChoose ? (
              <button
                type="button"
                className={styles.choose}
                aria-haspopup="dialog"
                aria-label={t('team.choose', { title: card.title, character: card.character })}
                onClick={() => onChoose(card.id)}
              >
                <CardThumb card={card} decorative />
              </button>
            ) : (
              <CardThumb card={card} />
            )}
          </span>
          <span className={styles.name}>{card.character}</span>
          <span className={styles.facts}>
            <span className={styles.level}>{t('team.level', { level })}</span>
            {format.signedPercent(skillPercent)}
          </span>
          {isTemporary && <span className={styles.temporary}>{t('team.temporary')}</span>}
        </li>
      ))}
    </ol>
  );
}
