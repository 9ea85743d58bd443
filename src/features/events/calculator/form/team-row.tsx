import { Button } from '@mantine/core';
import { useOptimizerPart } from '#src/kit/actors/use-optimizer.ts';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Inputs } from '../inputs.ts';
import type { Case } from '../use-case.ts';

type Found = NonNullable<ReturnType<typeof useFound>>;

/** The best team that the team builder found for event points; null where it found none. */
function useFound() {
  const result = useOptimizerPart((view) => view.result);
  const team = result?.answer.teams[0];
  const play = result?.request.points;
  return team?.points && play ? { team, points: team.points, play } : null;
}

/** What a play of that team pays by; one for challenge lives changes nothing else. */
function inputsOf({ team, points, play }: Found): Partial<Inputs> {
  const score = Math.round(team.score.average);
  if (play.kind === 'challengePoints') {
    return { source: 'score', challengeScore: score, challengePoints: play.challengePoints };
  }
  return {
    source: 'score',
    ownScore: score,
    roomScore: Math.round(team.roomScore ?? team.score.average),
    bonus: points.bonusPercent,
    support: points.support?.power ?? 0,
    boosts: play.boosts,
    place: play.place,
    isWon: play.isWon,
    isFree: play.kind.endsWith('Free'),
  };
}

/** Score and bonus of a team of the team builder: taken over, or the way there; and all songs by what they pay in an hour. */
export function TeamRow({ question: { change, event } }: { readonly question: Case }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const found = useFound();
  const ofEvent = event === null ? '' : `event=${event.id}&target=points`;
  return (
    <>
      <FieldRow label={t('page.teamBuilder')}>
        {found ? (
          <Button size="xs" onClick={() => change(inputsOf(found))}>
            {t('eventCalculator.useTeam', { score: integer(found.team.score.average) })}
          </Button>
        ) : (
          <PageLink to={`/tool/teambuilder?${ofEvent}`}>{t('eventCalculator.findTeam')}</PageLink>
        )}
      </FieldRow>
      <PageLink to={`/tool/songoptimizer?${ofEvent}&sort=perHour`}>
        {t('eventCalculator.songsByHour')}
      </PageLink>
    </>
  );
}
