import { Button } from '@mantine/core';
import { useState } from 'react';
import { normalise } from '#model/encoding/normalise';
import { cardsOf, type Pool } from '#model/gacha/pool';
import { frameColor } from '#src/kit/card/card-marks.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { SearchField } from '#src/kit/field/search-field.tsx';
import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Stars } from '../../cards/stars.tsx';
import styles from '../gacha.module.css';
import { CardLine } from './card-line.tsx';
import { useCardViews, useOwned } from './use-drawn.ts';

/** Chances by rarity, and of every card in a dialog. */
export function RatesPanel({ pool }: { readonly pool: Pool }) {
  const { t } = useTranslation();
  const { exactPercent, integer } = useFormat();
  const [isOpen, open] = useState(false);
  const count = cardsOf(pool).length;
  const all = t('gacha.allCards', { number: integer(count) });
  return (
    <Panel id="rates" title={t('gacha.rates')}>
      <div className={styles.shares} aria-hidden="true">
        {pool.map(({ rarity, chance }) => (
          <span key={rarity} style={{ '--share': chance, '--mark': frameColor({ rarity }) }} />
        ))}
      </div>
      <ul className={styles.rates}>
        {pool.map(({ rarity, chance, cards }) => {
          const featured = cards.filter(({ isPickup }) => isPickup);
          return (
            <li key={rarity} style={{ '--mark': frameColor({ rarity }) }}>
              <span className={styles.swatch} aria-hidden="true" />
              <span className={styles.rarity}>
                <Stars rarity={rarity} />
              </span>
              <strong>{exactPercent(chance * 100)}</strong>
              <span className={styles.note}>
                {featured.length > 0 &&
                  `${t('gacha.pickups')} ${exactPercent(featured.reduce((sum, card) => sum + card.chance, 0) * 100)} · `}
                {t('gacha.over', { number: integer(cards.length) })}
              </span>
            </li>
          );
        })}
      </ul>
      <Button variant="default" onClick={() => open(true)}>
        {all}
      </Button>
      <DialogFrame opened={isOpen} title={all} width={560} tall onClose={() => open(false)}>
        {() => <AllCards pool={pool} />}
      </DialogFrame>
    </Panel>
  );
}

const THUMB = 40;
const MAX_SHOWN = 60;

/** The likeliest to be looked for first; the rest is found by its name. */
function AllCards({ pool }: { readonly pool: Pool }) {
  const { t } = useTranslation();
  const viewOf = useCardViews();
  const owned = useOwned();
  const [text, type] = useState('');
  const asked = normalise(text).trim();
  const cards = cardsOf(pool).filter(({ cardId }) => asked === '' || viewOf(cardId)?.text.includes(asked));
  return (
    <>
      <SearchField label={t('gacha.searchCards')} value={text} onChange={type} />
      <ul className={styles.cards}>
        {cards.slice(0, MAX_SHOWN).map(({ cardId, chance }) => (
          <li key={cardId}>
            <CardLine
              cardId={cardId}
              view={viewOf(cardId)}
              owned={owned.has(cardId)}
              chance={chance}
              size={THUMB}
            />
          </li>
        ))}
      </ul>
      {cards.length > MAX_SHOWN && <p className={styles.note}>…</p>}
    </>
  );
}
