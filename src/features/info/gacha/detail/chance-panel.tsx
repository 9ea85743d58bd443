import { MultiSelect, Select } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { cardsFor, chanceCurve, EXCHANGE_POINTS, MAX_WANTED } from '#model/gacha/chances';
import { hasExactChances } from '#model/gacha/doubts';
import {
  cardsAtMost,
  isStars,
  PLAIN_PAYMENT,
  pullsAtMost,
  slotsOf,
  usualPayment,
} from '#model/gacha/payment';
import { cardsOf, type Pool } from '#model/gacha/pool';
import type { GachaPayment } from '#model/records/gacha-details';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { CheckField } from '#src/kit/field/check-field.tsx';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { SliderField } from '#src/kit/field/slider-field.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Doubts } from '../doubts.tsx';
import styles from '../gacha.module.css';
import { useChanceText, useCostText, useRulesText } from '../way-texts.ts';
import { ChanceCurve } from './chance-curve.tsx';
import { useCardViews, useOwned } from './use-drawn.ts';

interface Props {
  readonly pool: Pool;
  readonly payments: readonly GachaPayment[];
}

/** With the usual exchange two copies of one card are certain by then. */
const MAX_CARDS = 600;
const FIRST_CARDS = 60;
const MAX_COPIES = 5;
const MARKS = [50, 90, 99];
const NO_CARDS: ReadonlySet<number> = new Set();

interface Asked {
  /** Null for the first card that the gacha features. */
  readonly ids: readonly number[] | null;
  readonly needed: number;
  /** Id of the way to pull; null for the usual one. */
  readonly way: number | null;
  /** How many cards are drawn. */
  readonly cards: number;
  readonly countsOwned: boolean;
}
const NOTHING_ASKED: Asked = { ids: null, needed: 1, way: null, cards: FIRST_CARDS, countsOwned: false };

/** How likely it is to get what one wants in so many cards, exactly. */
export function ChancePanel({ pool, payments }: Props) {
  const { t } = useTranslation();
  const { integer, percent } = useFormat();
  const chanceText = useChanceText();
  const owned = useOwned();
  const costText = useCostText();
  const rulesText = useRulesText();
  const [asking, set] = useState(NOTHING_ASKED);
  const change = (patch: Partial<Asked>) => set({ ...asking, ...patch });
  const { ids, needed, way, countsOwned } = asking;
  const wanted =
    ids ??
    cardsOf(pool)
      .slice(0, 1)
      .map(({ cardId }) => cardId);
  const payment = payments.find(({ id }) => id === way) ?? usualPayment(payments) ?? PLAIN_PAYMENT;
  const most = wanted.length > 1 ? wanted.length : MAX_COPIES;
  const asked = Math.min(needed, most);
  const mostCards = cardsAtMost(payment, MAX_CARDS);
  const isLimited = pullsAtMost(payment) !== null && mostCards < MAX_CARDS;
  const cards = Math.min(asking.cards, mostCards);
  const question = useMemo(
    () => ({
      slots: slotsOf(pool, payment),
      wanted,
      needed: asked,
      owned: countsOwned ? owned : NO_CARDS,
      points: payment.points,
      most: mostCards,
    }),
    [pool, payment, wanted, asked, mostCards, countsOwned, owned],
  );
  const later = useDeferredValue(question);
  const curve = useMemo(() => chanceCurve(later), [later]);
  const rules = rulesText(payment);
  const price = isStars(payment) && payment.price !== null ? payment.price : null;
  const chance = curve[cards] ?? curve.at(-1) ?? 0;
  const pulls = Math.ceil(cards / payment.count);
  return (
    <Panel id="chance" title={t('gacha.want.title')}>
      <div className={styles.fields}>
        <WantedCards pool={pool} wanted={wanted} onChange={(chosen) => change({ ids: chosen })} />
        <Select
          label={t('gacha.want.way')}
          data={payments.map((each) => ({
            value: String(each.id),
            label: `${t('gacha.cards')} ${integer(each.count)} · ${costText(each)}`,
          }))}
          value={String(payment.id)}
          disabled={payments.length === 0}
          allowDeselect={false}
          onChange={(value) => change({ way: Number(value) })}
        />
        {rules !== null && <p className={styles.note}>{rules}</p>}
        <span className={styles.note} aria-hidden="true">
          {t(wanted.length > 1 ? 'gacha.want.different' : 'gacha.want.copies')}
        </span>
        <NumberField
          label={t(wanted.length > 1 ? 'gacha.want.different' : 'gacha.want.copies')}
          value={asked}
          min={1}
          max={most}
          onChange={(number) => change({ needed: number })}
        />
        {owned.size > 0 && (
          <CheckField
            label={t('gacha.want.owned')}
            checked={countsOwned}
            onChange={(counts) => change({ countsOwned: counts })}
          />
        )}
        <span className={styles.note} aria-hidden="true">
          {t('gacha.want.pulls')}
        </span>
        <SliderField
          label={t('gacha.want.pulls')}
          value={cards}
          min={0}
          max={mostCards}
          step={payment.count}
          format={integer}
          onChange={(number) => change({ cards: number })}
        />
        <output className={styles.answer}>
          {chanceText(chance, hasExactChances(payment, pool))}
          {price !== null && (
            <span className={styles.note}>
              {' '}
              {t('gacha.pay.free_star', { number: integer(pulls * price) })}
            </span>
          )}
        </output>
        <ChanceCurve curve={curve} at={cards} marks={MARKS} />
        <ul className={styles.rates}>
          {MARKS.map((mark) => {
            const found = cardsFor(curve, mark / 100);
            return (
              <li key={mark}>
                {found === null
                  ? t(isLimited ? 'gacha.want.ends' : 'gacha.want.never', {
                      percent: percent(mark),
                      number: integer(mostCards),
                    })
                  : t('gacha.want.at', { percent: percent(mark), number: integer(found) })}
              </li>
            );
          })}
        </ul>
        <Doubts payments={[payment]} pool={pool} />
        {payment.points > 0 && (
          <p className={styles.note}>{t('gacha.want.exchange', { number: integer(EXCHANGE_POINTS) })}</p>
        )}
      </div>
    </Panel>
  );
}

const LISTED_AT_ONCE = 40;

interface WantedProps {
  readonly pool: Pool;
  readonly wanted: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

function WantedCards({ pool, wanted, onChange }: WantedProps) {
  const { t } = useTranslation();
  const viewOf = useCardViews();
  const options = useMemo(
    () =>
      cardsOf(pool).map(({ cardId, rarity }) => {
        const view = viewOf(cardId);
        return {
          value: String(cardId),
          label: view ? `${view.title} · ${view.character} · ${rarity}★` : `#${cardId} · ${rarity}★`,
        };
      }),
    [pool, viewOf],
  );
  const inPool = new Set(options.map(({ value }) => value));
  return (
    <MultiSelect
      label={t('gacha.want.cards')}
      data={options}
      value={wanted.map(String).filter((id) => inPool.has(id))}
      searchable
      limit={LISTED_AT_ONCE}
      maxValues={MAX_WANTED}
      nothingFoundMessage={t('list.noOption')}
      comboboxProps={{ shadow: 'sm', keepMounted: false }}
      onChange={(values) => onChange(values.map(Number))}
    />
  );
}
