import { Switch } from '@mantine/core';
import { useMemo } from 'react';
import type { CardItem } from '#model/families/cards/item';
import type { CardRecord } from '#model/records/card';
import { cardBase, cardMaxLevel } from '#model/rules/card-parameters';
import { MAX_MASTER_RANK } from '#model/vocabulary/characters';
import { STATS } from '#model/vocabulary/stats';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { SliderField } from '#src/kit/field/slider-field.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './card-detail.module.css';
import type { ShownCard } from './use-shown-card.ts';

interface Props {
  /** With every level where the data has them. */
  readonly card: CardRecord;
  readonly shown: ShownCard;
  /** All cards, among which it has its place. */
  readonly items: readonly CardItem[];
}

/** Which place a card has by its highest power, and among those of its attribute and stars. */
function usePlaces(items: readonly CardItem[], card: CardRecord) {
  return useMemo(() => {
    const own = items.find(({ id }) => id === card.id)?.power ?? 0;
    const alike = items.filter(
      (one) => one.card.attribute === card.attribute && one.card.rarity === card.rarity,
    );
    const placeIn = (list: readonly CardItem[]) => list.filter(({ power }) => power > own).length + 1;
    return { all: placeIn(items), alike: placeIn(alike), count: items.length, alikeCount: alike.length };
  }, [items, card]);
}

/** Performance, technique and visual beside the sliders that move them. */
export function StatsPanel({ card, shown, items }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const stats = cardBase(card, shown.entry);
  const most = useMemo(() => Math.max(...items.flatMap((item) => item.stats)) * 1.1, [items]);
  const places = usePlaces(items, card);
  const total = stats[0] + stats[1] + stats[2];
  return (
    <Panel
      id="stats"
      title={t('cards.stats')}
      note={
        <span className={styles.total}>
          {t('cards.total')} <strong>{integer(total)}</strong>
        </span>
      }
    >
      <div className={styles.stats}>
        <dl className={styles.bars}>
          {STATS.map((stat, at) => (
            <div key={stat}>
              <dt>{t(`stat.${stat}`)}</dt>
              <dd>
                <span className={styles.bar} data-stat={stat} aria-hidden="true">
                  <span style={{ '--part': `${((stats[at] ?? 0) / most) * 100}%` }} />
                </span>
                <strong>{integer(stats[at] ?? 0)}</strong>
              </dd>
            </div>
          ))}
        </dl>
        <Sliders card={card} shown={shown} />
      </div>
      <p className={styles.places}>
        {t('cards.placeOfAll', { place: integer(places.all), total: integer(places.count) })}
        {' · '}
        {t('cards.placeOfAlike', {
          place: integer(places.alike),
          total: integer(places.alikeCount),
          attribute: t(`attribute.${card.attribute}`),
          rarity: card.rarity,
        })}
      </p>
    </Panel>
  );
}

function Sliders({ card, shown: { entry, change } }: Omit<Props, 'items'>) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const highest = cardMaxLevel(card, entry.train === 1);
  const episodes = card.episodes.length;
  const of = (all: number) => (value: number) => `${integer(value)} / ${integer(all)}`;
  return (
    <div className={styles.sliders}>
      <span>{t('card.level')}</span>
      <SliderField
        label={t('card.level')}
        value={entry.level}
        min={1}
        max={highest}
        step={1}
        format={of(highest)}
        onChange={(level) => change({ level })}
      />
      {episodes > 0 && (
        <>
          <span>{t('card.episodes')}</span>
          <SliderField
            label={t('card.episodes')}
            value={entry.ep}
            max={episodes}
            step={1}
            format={of(episodes)}
            onChange={(ep) => change({ ep })}
          />
        </>
      )}
      <span>{t('card.master')}</span>
      <SliderField
        label={t('card.master')}
        value={entry.master}
        max={MAX_MASTER_RANK}
        step={1}
        format={of(MAX_MASTER_RANK)}
        onChange={(master) => change({ master })}
      />
      {card.training && (
        <>
          <span>{t('card.trained')}</span>
          <Switch
            aria-label={t('card.trained')}
            checked={entry.train === 1}
            onChange={(event) => change(event.currentTarget.checked ? { train: 1 } : { train: 0 })}
          />
        </>
      )}
    </div>
  );
}
