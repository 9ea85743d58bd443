import { Button } from '@mantine/core';
import { memo, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamRequest } from '#model/compute/request';
import type { TeamAnswer } from '#model/compute/team';
import { useFormat } from '#src/components/format.ts';
import { ResultRow } from '#src/components/result-row.tsx';
import { NextSteps } from '../next/next-steps.tsx';
import { BestByScore } from '../points/best-by-score.tsx';
import { rankValue } from '../points/rank-value.ts';
import type { Builder, Patch } from '../state/builder.ts';
import { cardList, type TeamInputs } from '../state/inputs.ts';
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

/** A card left out by one press, and the inputs before it. */
interface Excluded {
  readonly id: number;
  readonly inputs: TeamInputs;
}

const without = (inputs: TeamInputs, id: number): Patch => ({
  exclude: cardList([...inputs.exclude, id]),
  temporary: inputs.temporary.filter((each) => each !== id),
  must: inputs.must.filter((each) => each !== id),
  leader: inputs.leader === id ? null : inputs.leader,
  sixth: inputs.sixth === id ? 'leader' : inputs.sixth,
});

/** Puts the card back wherever it stood; what was changed since stays. */
const withAgain = (inputs: TeamInputs, { id, inputs: before }: Excluded): Patch => ({
  exclude: inputs.exclude.filter((each) => each !== id),
  temporary: before.temporary.includes(id) ? cardList([...inputs.temporary, id]) : inputs.temporary,
  must: before.must.includes(id) ? cardList([...inputs.must, id]) : inputs.must,
  leader: before.leader === id ? id : inputs.leader,
  sixth: before.sixth === id ? id : inputs.sixth,
});

/** The best team at length, the others in a line each. */
export const AnswerTeams = memo(function AnswerTeams({ builder, request, answer }: Props) {
  const [excluded, setExcluded] = useState<Excluded | null>(null);
  const exclude = (id: number) =>
    builder.search((inputs) => {
      setExcluded({ id, inputs });
      return without(inputs, id);
    });
  // The best team is painted first, in a frame of its own.
  const areOthersDue = useDeferredValue(true, false);
  const [best, ...others] = answer.teams;
  if (!best) return null;
  return (
    <>
      {excluded && builder.inputs.exclude.includes(excluded.id) && (
        <ExcludedLine builder={builder} excluded={excluded} onUndone={() => setExcluded(null)} />
      )}
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
      {areOthersDue && <NextSteps builder={builder} request={request} />}
    </>
  );
});

interface ExcludedLineProps {
  readonly builder: Builder;
  readonly excluded: Excluded;
  readonly onUndone: () => void;
}

function ExcludedLine({ builder, excluded, onUndone }: ExcludedLineProps) {
  const { t } = useTranslation();
  const { id } = excluded;
  const card = builder.cardOf(id);
  const undo = () => {
    onUndone();
    builder.search((inputs) => withAgain(inputs, excluded));
  };
  return (
    <div className={styles.undo} role="status">
      {t('builder.result.excluded', { title: card ? `${card.character} · ${card.title}` : `#${id}` })}
      <Button variant="subtle" onClick={undo}>
        {t('action.undo')}
      </Button>
    </div>
  );
}

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
