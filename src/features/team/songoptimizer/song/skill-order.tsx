import { ChevronRight } from 'lucide-react';
import { CardThumb } from '#src/kit/card/card-thumb.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useSources } from '../../sources/sources.tsx';
import type { OptimizerPage } from '../state/optimizer-inputs.ts';
import type { Activation } from './activations.ts';
import styles from './skill-order.module.css';

interface Props {
  readonly page: OptimizerPage;
  readonly activations: readonly Activation[];
}

const SIDE = 44;

/** The best order: cards where there are any, else words. */
export function SkillOrder({ page, activations }: Props) {
  const { cardOf } = useSources();
  const nameOf = useSkillName(page);
  const isTyped = page.inputs.source === 'typed';
  return (
    <ol className={styles.order}>
      {activations.map(({ card, from }, i) => {
        const view = card === null || isTyped ? null : cardOf(card);
        return (
          <li key={from}>
            {i > 0 && <ChevronRight size={14} aria-hidden="true" />}
            {view ? (
              <CardThumb card={view} size={SIDE} />
            ) : (
              <span className={styles.word}>{nameOf(card)}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface PlacedProps {
  readonly page: OptimizerPage;
  /** The five as they stand best, the leader in the middle. */
  readonly cards: readonly number[];
  readonly leader: number;
}

const LEADER_SIDE = 56;

/** Where each card should stand: cards where there are any, else words. */
export function Placed({ page, cards, leader }: PlacedProps) {
  const { cardOf } = useSources();
  const { t } = useTranslation();
  const nameOf = useSkillName(page);
  const isTyped = page.inputs.source === 'typed';
  return (
    <figure className={styles.placed}>
      <figcaption>{t('builder.result.placed')}</figcaption>
      <ol className={styles.places}>
        {cards.map((card) => {
          const view = isTyped ? null : cardOf(card);
          return (
            <li key={card}>
              {card === leader && <span className={styles.leader}>{t('team.leader')}</span>}
              {view ? (
                <CardThumb card={view} size={card === leader ? LEADER_SIDE : SIDE} />
              ) : (
                <span className={styles.placedWord}>{nameOf(card)}</span>
              )}
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

/** What a skill is called: by its card, as it was typed, or another player's. */
export function useSkillName({ inputs }: OptimizerPage): (card: number | null) => string {
  const { cardOf } = useSources();
  const { t } = useTranslation();
  const format = useFormat();
  return (card) => {
    if (card === null) return t('optimizer.song.other');
    if (inputs.source === 'typed') {
      return card === 1
        ? t('optimizer.typed.leader')
        : t('optimizer.typed.skill', { number: format.integer(card) });
    }
    return cardOf(card)?.character ?? `#${card}`;
  };
}
