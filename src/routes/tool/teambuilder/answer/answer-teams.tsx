import { memo, useMemo } from 'react';
import type { TeamRequest } from '#model/compute/request';
import type { TeamAnswer } from '#model/compute/team';
import { useFormat } from '#src/components/format.ts';
import { useInTurn } from '#src/components/portions.ts';
import { ResultRow } from '#src/components/result-row.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { CopyButtons } from '../../share/copy-buttons.tsx';
import { useExcluding } from '../messages/excluded-line.tsx';
import { NextSteps } from '../next/next-steps.tsx';
import { BestByScore } from '../points/best-by-score.tsx';
import { rankValue } from '../points/rank-value.ts';
import type { Builder } from '../state/builder.ts';
import styles from './answer.module.css';
import { TeamDetail } from './team-result.tsx';
import { lineUpOf } from './team-views.ts';

interface Props {
  readonly builder: Builder;
  /** The question that was answered. */
  readonly request: TeamRequest;
  readonly answer: TeamAnswer;
}

/** The best team, the buttons, the other teams, the team for the score, the next steps. */
const PARTS = 5;

/** The best team at length, the others in a line each. */
export const AnswerTeams = memo(function AnswerTeams({ builder, request, answer }: Props) {
  const { exclude, excludedLine } = useExcluding(builder);
  const latest = useMemo(() => ({ request, answer }), [request, answer]);
  // The best team is painted first, then one block after the other.
  const [, copies, runners, byScore, next] = useInTurn(latest, PARTS);
  const [best] = answer.teams;
  if (!best) return null;
  const [rival] = byScore?.answer.teams ?? [];
  return (
    <>
      {excludedLine}
      <TeamDetail
        builder={builder}
        request={request}
        team={best}
        uniformBest={answer.uniformBest}
        onExclude={exclude}
      />
      {copies && <CopyButtons builder={builder} team={best} />}
      {runners && runners.answer.teams.length > 1 && (
        <RunnersUp builder={builder} {...runners} onExclude={exclude} />
      )}
      {rival && byScore?.answer.bestByScore && (
        <BestByScore
          builder={builder}
          request={byScore.request}
          best={rival}
          byScore={byScore.answer.bestByScore}
          onExclude={exclude}
        />
      )}
      {next && <NextSteps builder={builder} request={next.request} />}
    </>
  );
});

interface RunnersUpProps extends Props {
  readonly onExclude: (id: number) => void;
}

const RunnersUp = memo(function RunnersUp({ builder, request, answer, onExclude }: RunnersUpProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const best = answer.teams[0] ? rankValue(request, answer.teams[0]) : 0;
  const highest = Math.max(...answer.teams.map((team) => team.score.max));
  return (
    <ol className={styles.runners} aria-label={t('builder.result.runnersUp')}>
      {answer.teams.slice(1).map((team, i) => (
        <ResultRow
          key={`${team.cards.join('-')} ${team.leader} ${team.sixth}`}
          rank={i + 2}
          members={lineUpOf(builder, request, team)}
          power={team.power}
          score={rankValue(request, team)}
          difference={rankValue(request, team) - best}
          badge={
            team.score.max === highest && (answer.teams[0]?.score.max ?? 0) < highest
              ? `${t('builder.result.highestMax')} ${format.integer(highest)}`
              : null
          }
        >
          {() => (
            <TeamDetail
              builder={builder}
              request={request}
              team={team}
              onExclude={onExclude}
              partName={t('team.nth', { rank: i + 2 })}
            />
          )}
        </ResultRow>
      ))}
    </ol>
  );
});
