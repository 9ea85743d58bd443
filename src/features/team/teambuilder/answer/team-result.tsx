import { memo, useEffect, useMemo } from 'react';
import type { TeamRequest } from '#model/compute/request';
import type { TeamResult } from '#model/compute/team';
import { ItemsUsed } from '#src/features/account/fields/items-used.tsx';
import { useInTurn } from '#src/kit/list/portions.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { LineUp } from '../../figures/line-up.tsx';
import { OrderStrip } from '../../figures/order-strip.tsx';
import { PowerBar } from '../../figures/power-bar.tsx';
import { ScoreSummary } from '../../figures/score-summary.tsx';
import { choiceViews, lineUpOf } from '../../result/line-up.ts';
import { MixGain, teamMixing } from '../../result/mixing.tsx';
import { EncoreNote, isBestEncoreOurs, possibleScores } from '../../result/orders.tsx';
import { isByPoints } from '../../result/rank-value.ts';
import { useSources } from '../../sources/sources.tsx';
import styles from './answer.module.css';
import { PointsBlock } from './points-block.tsx';
import type { ChooseCard } from './use-card-choice.tsx';

interface Props {
  /** The question that was answered. */
  readonly request: TeamRequest;
  readonly team: TeamResult;
  readonly onChoose: ChooseCard;
  /** Every part shows this team. Stays the same function. */
  readonly onWhole?: (team: TeamResult) => void;
  /** One of several teams: its spoken name. */
  readonly partName?: string;
  /** What the number they stand by has more or less than before; null where that says nothing. */
  readonly change?: number | null;
  /** With mixed sets: what whole ones reach; null while no one knows or asks. */
  readonly uniformBest?: number | null;
  /** Its items are shown elsewhere, once for several teams. */
  readonly isWithoutItems?: boolean;
}

/** Spoken names of parts differ where several teams stand on one page. */
const labelOf = (title: string, partName: string | undefined): string =>
  partName === undefined ? title : `${partName}: ${title}`;

/** Line-up, power, score, how to play it. */
const PARTS = 4;

/** One team from picture to proof: cards, power, score, how to play it. */
export const TeamDetail = memo(function TeamDetail(props: Props) {
  const sources = useSources();
  const { onChoose, onWhole, partName, isWithoutItems = false } = props;
  const { request: asked, team: found, uniformBest = null, change = null } = props;
  const { t } = useTranslation();
  const latest = useMemo(
    () => ({ request: asked, team: found, uniformBest, change }),
    [asked, found, uniformBest, change],
  );
  // Who plays is painted first, then what they reach, then how.
  const [, powered, reached, played] = useInTurn(latest, PARTS);
  const { request, team } = latest;
  const isWhole = played === latest;
  useEffect(() => {
    if (isWhole) onWhole?.(team);
  }, [isWhole, onWhole, team]);
  const members = useMemo(() => lineUpOf(sources, request, team), [sources, request, team]);
  return (
    <div className={styles.detail} data-by-points={isByPoints(request) || undefined}>
      <div className={styles.block}>
        <LineUp members={members} onChoose={onChoose} />
      </div>
      {powered && (
        <div className={styles.block} data-part="power">
          <PowerBar
            power={powered.team.power}
            parts={powered.team.powerParts}
            label={labelOf(t('power.title'), partName)}
          />
        </div>
      )}
      {reached?.team.points && (
        <PointsBlock
          request={reached.request}
          cards={reached.team.cards}
          points={reached.team.points}
          change={isByPoints(reached.request) ? reached.change : null}
          label={labelOf(t('builder.target.points'), partName)}
        />
      )}
      {reached && (
        <ScoreBlock
          team={reached.team}
          partName={partName}
          change={isByPoints(reached.request) ? null : reached.change}
        />
      )}
      {played && (
        <HowToPlay
          {...played}
          {...(partName !== undefined && { partName })}
          isWithoutItems={isWithoutItems}
        />
      )}
    </div>
  );
});

interface ScoreProps extends Pick<Props, 'team'> {
  readonly change: number | null;
  readonly partName: string | undefined;
}

const ScoreBlock = memo(function ScoreBlock({ team, partName, change }: ScoreProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const scores = useMemo(() => possibleScores(team), [team]);
  return (
    <section className={styles.block} data-part="score" aria-label={labelOf(t('score.title'), partName)}>
      <header className={styles.blockHead}>
        <h3>{t('score.title')}</h3>
        <span className={styles.small}>{t('score.allOrders', { count: scores.length })}</span>
        {team.roomScore !== null && (
          <span className={styles.room}>
            {t('score.room')} <b>{format.integer(team.roomScore)}</b>
          </span>
        )}
      </header>
      <ScoreSummary score={team.score} orderScores={scores} change={change} />
    </section>
  );
});

type HowProps = Omit<Props, 'onChoose'>;

function HowToPlay({ request, team, partName, isWithoutItems, uniformBest = null }: HowProps) {
  const { t } = useTranslation();
  const sources = useSources();
  return (
    <div className={styles.how}>
      <BestOrder request={request} team={team} {...(partName !== undefined && { partName })} />
      {!isWithoutItems && (
        <section className={styles.block} data-part="items" aria-label={labelOf(t('items.title'), partName)}>
          <h3 className={styles.blockHead}>{t('items.title')}</h3>
          <ItemsUsed items={choiceViews(sources, request, team.areaItems, t('items.everyone'))} />
          <MixGain mixing={teamMixing(request, team, uniformBest)} />
        </section>
      )}
    </div>
  );
}

function BestOrder({ request, team, partName }: HowProps) {
  const { t } = useTranslation();
  const { cardOf } = useSources();
  const format = useFormat();
  const scores = possibleScores(team);
  const total = scores.length;
  const chance = t('builder.result.orderChance', {
    orders: format.integer(scores.filter((score) => score === team.score.max).length),
    total: format.integer(total),
    percent: format.percent(team.bestOrderShare * 100),
  });
  const order = team.order.flatMap((id) => cardOf(id) ?? []);
  return (
    <section
      className={styles.block}
      data-part="order"
      aria-label={labelOf(t('builder.result.order'), partName)}
    >
      <header className={styles.blockHead}>
        <h3>{t('builder.result.order')}</h3>
        <span className={styles.small}>{chance}</span>
      </header>
      <OrderStrip order={order} encore={isBestEncoreOurs(request, team) ? cardOf(team.sixth) : null} />
      {team.orderChances && <p className={styles.small}>{t('builder.result.placed')}</p>}
      {request.live === 'multi' && <p className={styles.small}>{t('builder.result.orderMulti')}</p>}
      <EncoreNote asked={request} className={styles.small} />
    </section>
  );
}
