import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Pool } from '#model/gacha/pool';
import type { Pull, Totals } from '#model/gacha/run';
import { MAX_DRAWN } from '#model/gacha/steps';
import type { GachaDetails } from '#model/records/gacha-details';
import type { ServerIndex } from '#model/vocabulary/servers';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { ServerTag } from '#src/kit/text/server-tag.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Doubts } from '../doubts.tsx';
import gacha from '../gacha.module.css';
import { useCostText } from '../way-texts.ts';
import { Course } from './course.tsx';
import { DrawnCards, oneByOne, together } from './drawn-cards.tsx';
import { LuckFigures } from './luck-figures.tsx';
import { PullButtons } from './pull-buttons.tsx';
import { Said } from './said.tsx';
import { ShareRun } from './share-run.tsx';
import styles from './simulator.module.css';
import { SimulatedTotals } from './totals.tsx';
import { TurnedCards } from './turned-cards.tsx';
import { useSimulation } from './use-simulation.ts';

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

interface Props {
  readonly title: string;
  readonly details: GachaDetails;
  /** The server whose chances are shown, and what can be drawn there. */
  readonly server: ServerIndex;
  readonly pool: Pool;
}

/** Pulls without paying, by the exact chances; the address holds them, so that a link shows the same. */
export function SimulatorPanel({ title, details, server, pool }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const simulated = useSimulation(details, server, pool);
  const { ways, pulls, turning, settled, totals } = simulated;
  const isFull = turning === null && ways.some(({ hindrance }) => hindrance === 'full');
  return (
    <Panel id="simulator" title={t('gacha.simulate.title')} note={<ServerTag server={simulated.server} />}>
      <p className={gacha.note}>{t('gacha.simulate.lead')}</p>
      <TurnedCards
        key={pulls.length}
        cards={pulls.at(-1)?.cards ?? []}
        turning={turning}
        most={Math.max(...ways.map(({ payment }) => payment.count))}
      />
      <PullButtons simulated={simulated} />
      {isFull && <p className={gacha.note}>{t('gacha.simulate.full', { number: integer(MAX_DRAWN) })}</p>}
      <Said simulated={simulated} />
      {settled.length > 0 && (
        <>
          <Course pulls={settled} />
          <SimulatedTotals simulated={simulated} />
          <LuckFigures simulated={simulated} />
          <Doubts payments={settled.map(({ payment }) => payment)} pool={simulated.pool} />
          <Log pulls={settled} copies={totals.copies} />
          <ShareRun title={title} simulated={simulated} />
        </>
      )}
    </Panel>
  );
}
