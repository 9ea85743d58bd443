import { FESTIVAL_RESULTS, type Festival } from '#model/records/event-details';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { Fact, Facts, NearestText, PerServerText } from '#src/kit/detail/facts.tsx';
import { Rewards } from '#src/kit/detail/rewards/rewards.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** What the teams of a festival stand for, and what the players of each get. */
export function FestivalPanel({ festival: { theme, teams, rewards } }: { readonly festival: Festival }) {
  const { t } = useTranslation();
  return (
    <Panel id="teams" title={t('events.teams')}>
      <Facts>
        {theme.some((text) => text !== null) && (
          <Fact label={t('events.teamTheme')}>
            <PerServerText values={theme} />
          </Fact>
        )}
        <Fact label={t('events.teams')}>
          {teams.map(({ id, name }) => (
            <NearestText key={id} values={name} />
          ))}
        </Fact>
        {FESTIVAL_RESULTS.map(
          (result) =>
            rewards[result].length > 0 && (
              <Fact key={result} label={t(`events.teamResult.${result}`)}>
                <Rewards rewards={rewards[result]} />
              </Fact>
            ),
        )}
      </Facts>
    </Panel>
  );
}
