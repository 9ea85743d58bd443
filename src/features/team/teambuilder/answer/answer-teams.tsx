import { Button } from '@mantine/core';
import { ListMusic, Play } from 'lucide-react';
import { lazy, memo, Suspense, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { cardList } from '#model/compute/asked/inputs';
import type { TeamRequest } from '#model/compute/request';
import type { TeamAnswer, TeamResult } from '#model/compute/team';
import { simulatorPath } from '#model/site/objects';
import { encodeInputs } from '#src/kit/address/teambuilder-url.ts';
import { useInTurn } from '#src/kit/list/portions.ts';
import { useIsPhone } from '#src/kit/page/use-is-phone.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ResultRow } from '../../figures/result-row.tsx';
import { useTeamPicture } from '../../picture/use-picture.ts';
import { writeSkills } from '../../question/typed-skills.ts';
import type { Question } from '../../question/use-question.ts';
import { activationsOf, lineUpOf } from '../../result/line-up.ts';
import { isByPoints, rankValue } from '../../result/rank-value.ts';
import { ResultButtons } from '../../result/result-buttons.tsx';
import { useCopies } from '../../result/use-copies.ts';
import { useIsAnswered } from '../../search/searched.ts';
import { useSources } from '../../sources/sources.tsx';
import type { Start } from '../use-start.ts';
import styles from './answer.module.css';
import { TeamDetail } from './team-result.tsx';
import { type ChooseCard, useCardChoice } from './use-card-choice.tsx';
import { useChange } from './use-change.ts';

/** They stand below all teams. */
const NextSteps = lazy(async () => ({ default: (await import('../next/next-steps.tsx')).NextSteps }));

interface Answered {
  /** The question that was answered. */
  readonly request: TeamRequest;
  readonly answer: TeamAnswer;
}

interface Props extends Answered {
  readonly question: Question;
  readonly start: Start;
  /** Every part shows this answer. */
  readonly onWhole: (answer: TeamAnswer) => void;
}

/** The best team, the buttons, the other teams, the team for the score, the next steps. */
const PARTS = 5;

/** The best team at length, the others in a line each. */
export const AnswerTeams = memo(function AnswerTeams(props: Props) {
  const { question, start, request, answer, onWhole } = props;
  const { choose, choiceLine } = useCardChoice(question, start);
  const latest = useMemo(() => ({ request, answer }), [request, answer]);
  // The best team is painted first, then one block after the other.
  const [, copies, runners, byScore, next] = useInTurn(latest, PARTS);
  const change = useChange(latest);
  const [best] = answer.teams;
  const [wholeTeam, setWholeTeam] = useState<TeamResult | null>(null);
  const isWhole = next === latest && wholeTeam === best;
  useEffect(() => {
    if (isWhole) onWhole(answer);
  }, [isWhole, onWhole, answer]);
  if (!best) return null;
  const [rival] = byScore?.answer.teams ?? [];
  return (
    <>
      {choiceLine}
      <TeamDetail
        request={request}
        team={best}
        uniformBest={answer.uniformBest}
        change={change}
        onChoose={choose}
        onWhole={setWholeTeam}
      />
      {copies && <CopyButtons question={question} request={request} team={best} />}
      {runners && runners.answer.teams.length > 1 && <RunnersUp {...runners} onChoose={choose} />}
      {rival && byScore?.answer.bestByScore && (
        <BestByScore
          request={byScore.request}
          best={rival}
          byScore={byScore.answer.bestByScore}
          onChoose={choose}
        />
      )}
      {next && !question.isShared && (
        <Suspense fallback={null}>
          <NextSteps question={question} request={next.request} />
        </Suspense>
      )}
    </>
  );
});

interface RunnersUpProps extends Answered {
  readonly onChoose: ChooseCard;
}

const RunnersUp = memo(function RunnersUp({ request, answer, onChoose }: RunnersUpProps) {
  const { t } = useTranslation();
  const sources = useSources();
  const format = useFormat();
  const best = answer.teams[0] ? rankValue(request, answer.teams[0]) : 0;
  const highest = Math.max(...answer.teams.map((team) => team.score.max));
  return (
    <ol className={styles.runners} aria-label={t('builder.result.runnersUp')}>
      {answer.teams.slice(1).map((team, i) => (
        <ResultRow
          key={`${team.cards.join('-')} ${team.leader} ${team.sixth}`}
          rank={i + 2}
          members={lineUpOf(sources, request, team)}
          power={team.power}
          score={rankValue(request, team)}
          difference={rankValue(request, team) - best}
          otherwise={isByPoints(request) ? `${t('score.title')} ${format.integer(team.score.average)}` : null}
          badge={
            team.score.max === highest && (answer.teams[0]?.score.max ?? 0) < highest
              ? `${t('builder.result.highestMax')} ${format.integer(highest)}`
              : null
          }
        >
          {() => (
            <TeamDetail
              request={request}
              team={team}
              onChoose={onChoose}
              partName={t('team.nth', { rank: i + 2 })}
            />
          )}
        </ResultRow>
      ))}
    </ol>
  );
});

interface BestByScoreProps {
  readonly request: TeamRequest;
  /** The best for points, and the best for the score. */
  readonly best: TeamResult;
  readonly byScore: TeamResult;
  readonly onChoose: ChooseCard;
}

/** With both targets: what the best team for the score would reach, and what it would earn. */
function BestByScore({ request, best, byScore, onChoose }: BestByScoreProps) {
  const { t } = useTranslation();
  const sources = useSources();
  const format = useFormat();
  const title = t('builder.points.bestByScore');
  const isSame = best.cards.every((id) => byScore.cards.includes(id));
  return (
    <>
      <section className={styles.block} aria-label={title}>
        <h3 className={styles.blockHead}>{title}</h3>
        {isSame && <p className="muted">{t('builder.points.sameTeam')}</p>}
      </section>
      {!isSame && (
        <ol className={styles.runners} aria-label={title}>
          <ResultRow
            rank={1}
            members={lineUpOf(sources, request, byScore)}
            power={byScore.power}
            score={byScore.score.average}
            difference={byScore.score.average - best.score.average}
            badge={`${t('builder.target.points')} ${format.integer(byScore.points?.points ?? 0)}`}
          >
            {() => <TeamDetail request={request} team={byScore} onChoose={onChoose} partName={title} />}
          </ResultRow>
        </ol>
      )}
    </>
  );
}

interface CopyButtonsProps {
  readonly question: Question;
  readonly request: TeamRequest;
  /** The best team, which can be looked at on other songs. */
  readonly team: TeamResult;
}

/** The question as it stands, with these five as its only team. */
const queryOf = ({ inputs }: Question, { cards, leader }: TeamResult): URLSearchParams =>
  encodeInputs({ ...inputs, must: cardList(cards), leader, exclude: [], sixth: 'leader', minPower: 0 });

function CopyButtons({ question, request, team }: CopyButtonsProps) {
  const { t } = useTranslation();
  const sources = useSources();
  const { song, difficulty } = question.inputs;
  const isPhone = useIsPhone();
  const copies = useCopies(question);
  const picture = useTeamPicture(question);
  // On phones the bar under the thumb shares.
  const isNext = useIsAnswered(question) && !isPhone;
  return (
    <div className={styles.actions}>
      <ResultButtons copies={copies} picture={picture} isAnswer={isNext}>
        <Button
          component={Link}
          to={{ pathname: '/tool/songoptimizer', search: String(queryOf(question, team)) }}
          leftSection={<ListMusic size={16} aria-hidden="true" />}
        >
          {t('optimizer.song.toAll')}
        </Button>
        {song !== null && (
          <Button
            component={Link}
            to={{
              pathname: simulatorPath(song, difficulty),
              search: `?power=${team.power}&skills=${writeSkills(activationsOf(sources, request, team))}`,
            }}
            leftSection={<Play size={16} aria-hidden="true" />}
          >
            {t('page.simulator')}
          </Button>
        )}
      </ResultButtons>
    </div>
  );
}
