import { Button } from '@mantine/core';
import { useState } from 'react';
import { usualPayment } from '#model/gacha/payment';
import type { Pool } from '#model/gacha/pool';
import type { Pull, Totals } from '#model/gacha/run';
import { MAX_DRAWN } from '#model/gacha/steps';
import type { GachaDetails } from '#model/records/gacha-details';
import type { ServerIndex } from '#model/vocabulary/servers';
import { frameColor } from '#src/kit/card/card-marks.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { ServerTag } from '#src/kit/text/server-tag.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useCardViews } from '../detail/use-drawn.ts';
import gacha from '../gacha.module.css';
import { useCostText, useRulesText } from '../way-texts.ts';
import { DrawnCards, oneByOne, together } from './drawn-cards.tsx';
import { ShareRun } from './share-run.tsx';
import styles from './simulator.module.css';
import { SimulatedTotals } from './totals.tsx';
import { type PullWay, type Simulated, useSimulation } from './use-simulation.ts';

const FEW_PULLS = 3;
const FEW_COPIES = 10;
const SMALL = 44;

interface LogProps {
  readonly pulls: readonly Pull[];
  readonly copies: Totals['copies'];
}

/** The best cards of all pulls, and each pull, the latest first; the rest when asked. */
function Log({ pulls, copies }: LogProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const costText = useCostText();
  const [isWhole, setWhole] = useState(false);
  const latest = pulls.map((pull, at) => ({ ...pull, nth: at + 1 })).toReversed();
  const hasMore = pulls.length > FEW_PULLS || copies.length > FEW_COPIES;
  return (
    <>
      <h3 className={styles.heading}>{t('gacha.simulate.best')}</h3>
      <DrawnCards cards={together(isWhole ? copies : copies.slice(0, FEW_COPIES))} size={SMALL} />
      <h3 className={styles.heading}>{t('gacha.simulate.log')}</h3>
      <ol className={styles.log} reversed start={latest.length}>
        {latest.slice(0, isWhole ? latest.length : FEW_PULLS).map(({ nth, payment, cards }) => (
          <li key={nth}>
            <span className={gacha.note}>
              {`#${integer(nth)} · ${t('gacha.cards')} ${integer(payment.count)}`}
              {payment.price !== null && ` · ${costText(payment)}`}
            </span>
            <DrawnCards cards={oneByOne(cards)} size={SMALL} />
          </li>
        ))}
      </ol>
      {hasMore && (
        <Button variant="subtle" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('gacha.simulate.less') : t('gacha.simulate.all')}
        </Button>
      )}
    </>
  );
}

/** The lowest rarity that is coloured. */
const NOTABLE = 3;

/** All cards in their order as small squares: rarer ones coloured, featured ones framed. The log says the same in words. */
function Course({ pulls }: { readonly pulls: readonly Pull[] }) {
  const cards = pulls.flatMap((pull) => pull.cards).map((card, nth) => ({ ...card, nth }));
  return (
    <div className={styles.course} aria-hidden="true">
      {cards.map(({ nth, rarity, isPickup }) => (
        <span
          key={nth}
          className={styles.square}
          data-featured={isPickup || undefined}
          style={{ '--mark': rarity >= NOTABLE ? frameColor({ rarity }) : undefined }}
        />
      ))}
    </div>
  );
}

interface Props {
  readonly title: string;
  readonly details: GachaDetails;
  /** The server whose chances are shown, and what can be drawn there. */
  readonly server: ServerIndex;
  readonly pool: Pool;
}

const THUMB = 60;

/** Pulls without paying, by the exact chances; the address holds them, so that a link shows the same. */
export function SimulatorPanel({ title, details, server, pool }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const simulated = useSimulation(details, server, pool);
  const { ways, pulls, totals, undo } = simulated;
  const latest = pulls.at(-1);
  const main = usualPayment(ways.map(({ payment }) => payment));
  const isFull = ways.some(({ hindrance }) => hindrance === 'full');
  return (
    <Panel
      id="simulator"
      title={t('gacha.simulate.title')}
      note={pulls.length > 0 && <ServerTag server={simulated.server} />}
    >
      <p className={gacha.note}>{t('gacha.simulate.lead')}</p>
      <div className={styles.ways}>
        {ways.map((way) => (
          <WayButton key={way.payment.id} way={way} isMain={way.payment === main} />
        ))}
      </div>
      {isFull && <p className={gacha.note}>{t('gacha.simulate.full', { number: integer(MAX_DRAWN) })}</p>}
      <Said pulls={pulls} isCleared={undo !== null} />
      {latest && (
        <>
          <DrawnCards key={pulls.length} cards={oneByOne(latest.cards)} size={THUMB} isFresh marksNew />
          <Course pulls={pulls} />
          <SimulatedTotals simulated={simulated} />
          <Log pulls={pulls} copies={totals.copies} />
        </>
      )}
      {(latest || undo) && <ShareRun title={title} simulated={simulated} />}
    </Panel>
  );
}

interface WayProps {
  readonly way: PullWay;
  /** How most players pull. */
  readonly isMain: boolean;
}

/** It keeps the focus when it cannot be pressed any more. */
function WayButton({ way: { payment, hindrance, pull }, isMain }: WayProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const costText = useCostText();
  const rulesText = useRulesText();
  const rules = rulesText(payment);
  return (
    <button
      type="button"
      className={styles.way}
      data-main={isMain || undefined}
      aria-disabled={hindrance !== null}
      onClick={() => hindrance === null && pull()}
    >
      <strong>{t('gacha.simulate.pull', { number: integer(payment.count) })}</strong>{' '}
      {payment.price !== null && <span>{costText(payment)}</span>}{' '}
      {rules !== null && <span className={gacha.note}>{rules}</span>}
    </button>
  );
}

interface SaidProps {
  readonly pulls: Simulated['pulls'];
  readonly isCleared: boolean;
}

/** What the last pull gave, in words; read out when it changes. */
function Said({ pulls, isCleared }: SaidProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const contents = useContents();
  const last = pulls.at(-1);
  const said = last && {
    number: integer(pulls.length),
    cards: contents(last),
  };
  return (
    <p role="status" className={styles.said}>
      {said ? t('gacha.simulate.said', said) : isCleared && t('gacha.simulate.cleared')}
    </p>
  );
}

/** How many cards of each rarity a pull gave, the best first, and the featured ones by name. */
function useContents(): (pull: Pull) => string {
  const { t } = useTranslation();
  const { integer, list } = useFormat();
  const viewOf = useCardViews();
  return ({ cards }) => {
    const rarities = [...new Set(cards.map(({ rarity }) => rarity))].sort((a, b) => b - a);
    const counted = rarities.map(
      (rarity) =>
        `${integer(cards.filter((card) => card.rarity === rarity).length)} × ${t('card.stars', { count: rarity })}`,
    );
    const featured = cards.flatMap(({ cardId, isPickup }) => {
      const view = isPickup ? viewOf(cardId) : null;
      return view ? [`${view.title} (${view.character})`] : [];
    });
    const named = featured.length === 0 ? [] : [`${t('gacha.simulate.featured')}: ${list(featured)}`];
    return [list(counted), ...named].join(' · ');
  };
}
