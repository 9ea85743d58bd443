import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamRequest } from '#model/compute/request';
import type { TeamAnswer } from '#model/compute/team';
import { useFormat } from '#src/components/format.ts';
import { ResultRow } from '#src/components/result-row.tsx';
import { useExcluding } from '../messages/excluded-line.tsx';
import { NextSteps } from '../next/next-steps.tsx';
import { BestByScore } from '../points/best-by-score.tsx';
import { rankValue } from '../points/rank-value.ts';
import type { Builder } from '../state/builder.ts';
import styles from './answer.module.css';
import { CopyButtons } from './copy-buttons.tsx';
import { TeamDetail } from './team-result.tsx';
import { lineUpOf } from './team-views.ts';

interface Props {
  readonly builder: Builder;
  /** The question that was answered. */
  readonly request: TeamRequest;
  readonly answer: TeamAnswer;
}

/** The best team at length, the others in a line each. */
export const AnswerTeams = memo(function AnswerTeams({ builder, request, answer }: Props) {
  const { exclude, excludedLine } = useExcluding(builder);
  // The best team is painted first, in a frame of its own.
  const areOthersDue = useDeferredValue(true, false);
  const [best, ...others] = answer.teams;
  if (!best) return null;
  return (
    <>
      {excludedLine}
      <TeamDetail builder={builder} request={request} team={best} onExclude={exclude} />
      <CopyButtons builder={builder} team={best} />
      {areOthersDue && others.length > 0 && (
        <RunnersUp builder={builder} request={request} answer={answer} onExclude={exclude} />
      )}
      {areOthersDue && answer.bestByScore && (
        <BestByScore
          builder={builder}
          request={request}
          best={best}
          byScore={answer.bestByScore}
          onExclude={exclude}
        />
      )}
      {areOthersDue && !request.skillQueue && <NextSteps builder={builder} request={request} />}
    </>
  );
});

interface RunnersUpProps extends Props {
  readonly onExclude: (id: number) => void;
}

function RunnersUp({ builder, request, answer, onExclude }: RunnersUpProps) {
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
          {() => <TeamDetail builder={builder} request={request} team={team} onExclude={onExclude} />}
        </ResultRow>
      ))}
    </ol>
  );
}
