import type { TeamRequest } from '#model/compute/request';
import type { TeamResult } from '#model/compute/team';
import { useFormat } from '#src/components/format.ts';
import { ResultRow } from '#src/components/result-row.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import answer from '../answer/answer.module.css';
import { TeamDetail } from '../answer/team-result.tsx';
import { lineUpOf } from '../answer/team-views.ts';
import type { Builder } from '../state/builder.ts';

interface Props {
  readonly builder: Builder;
  readonly request: TeamRequest;
  /** The best for points, and the best for the score. */
  readonly best: TeamResult;
  readonly byScore: TeamResult;
  readonly onExclude: (cardId: number) => void;
}

/** With both targets: what the best team for the score would reach, and what it would earn. */
export function BestByScore({ builder, request, best, byScore, onExclude }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = t('builder.points.bestByScore');
  const isSame = best.cards.every((id) => byScore.cards.includes(id));
  return (
    <>
      <section className={answer.block} aria-label={title}>
        <h3 className={answer.blockHead}>{title}</h3>
        {isSame && <p className="muted">{t('builder.points.sameTeam')}</p>}
      </section>
      {!isSame && (
        <ol className={answer.runners} aria-label={title}>
          <ResultRow
            rank={1}
            members={lineUpOf(builder, request, byScore)}
            power={byScore.power}
            score={byScore.score.average}
            difference={byScore.score.average - best.score.average}
            badge={`${t('builder.target.points')} ${format.integer(byScore.points?.points ?? 0)}`}
          >
            {() => (
              <TeamDetail
                builder={builder}
                request={request}
                team={byScore}
                onExclude={onExclude}
                partName={title}
              />
            )}
          </ResultRow>
        </ol>
      )}
    </>
  );
}
