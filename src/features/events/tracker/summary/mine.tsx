import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { needOf, standingOf, type TierPoints } from '#model/tracker/standing';
import { topAt } from '#model/tracker/top';
import { TIERS } from '#model/vocabulary/tiers';
import { useLinkedAccounts } from '#src/features/account/linking/linked-accounts.data.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useManyCutoffs, useTopPlayers } from '../../tracker.data.ts';
import styles from '../eventtracker.module.css';
import { MAX_EP } from '../state/address.ts';
import type { TrackerPage } from '../state/page.ts';
import panel from './summary.module.css';

/** Am I ahead: between which tiers a player's points are, and what is needed to reach the tier of the page. */
export function Mine({ page }: { readonly page: TrackerPage }) {
  const { t } = useTranslation();
  const { inputs, change } = page;
  return (
    <section className={panel.block} aria-label={t('tracker.mine.title')}>
      <h2>{t('tracker.mine.title')}</h2>
      <div className={styles.fields}>
        <label htmlFor="tracker-mine">{t('tracker.mine.points')}</label>
        <NumberField
          id="tracker-mine"
          value={inputs.mine ?? 0}
          max={MAX_EP}
          width={132}
          onChange={(mine) => change({ mine: mine === 0 ? null : mine })}
        />
        <label htmlFor="tracker-game">{t('tracker.mine.perGame')}</label>
        <NumberField
          id="tracker-game"
          value={inputs.game ?? 0}
          max={MAX_EP}
          width={132}
          onChange={(game) => change({ game: game === 0 ? null : game })}
        />
      </div>
      <OwnAccount page={page} />
      {inputs.mine !== null && <Standing page={page} mine={inputs.mine} />}
      {page.now < page.place.span.endAt && (
        <p>
          <PageLink to={calculatorPath(page)}>{t('page.eventCalculator')}</PageLink>
        </p>
      )}
    </section>
  );
}

/** Points of the account of the game that the visitor linked, or the way to link one. */
function OwnAccount({ page }: { readonly page: TrackerPage }) {
  const { t } = useTranslation();
  const { user, isKnown } = useSession();
  if (user) return <LinkedAccount page={page} />;
  if (!isKnown) return null;
  return <PageLink to="/leaderboard/participate">{t('tracker.mine.link')}</PageLink>;
}

/** The game publishes the points of the ten best alone: nothing is known of anybody else. */
function LinkedAccount({ page: { place, change } }: { readonly page: TrackerPage }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { data: accounts } = useLinkedAccounts();
  const linked = accounts?.find(({ server }) => server === place.server);
  const { data: top } = useTopPlayers(place.server, linked ? place.event.id : null, 0);
  if (accounts && !linked) {
    return <PageLink to="/leaderboard/participate">{t('tracker.mine.link')}</PageLink>;
  }
  if (!linked || !top) return null;
  const own = topAt(top, Number.POSITIVE_INFINITY).find(({ uid }) => uid === linked.uid);
  if (!own) return <p className="muted">{t('tracker.mine.notBest')}</p>;
  return (
    <Button size="xs" onClick={() => change({ mine: own.value })}>
      {t('tracker.mine.take', { points: integer(own.value) })}
    </Button>
  );
}

/** The calculator with this tier to compare with, and what the visitor typed here. */
function calculatorPath({ place: { server, event, tier }, inputs: { mine, game } }: TrackerPage): string {
  const search = new URLSearchParams({ server: String(server), event: String(event.id), tier: String(tier) });
  if (mine !== null) search.set('have', String(mine));
  if (game !== null) search.set('points', String(game));
  return `/tool/eventcalculator?${search}`;
}

function Standing({ page, mine }: { readonly page: TrackerPage; readonly mine: number }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { server, event, tier, span } = page.place;
  const tiers = TIERS[server];
  const all = useManyCutoffs(tiers.map((each) => ({ server, event: event.id, tier: each })));
  const known = useMemo(
    (): readonly TierPoints[] => tiers.map((each, at) => ({ tier: each, ep: all[at]?.at(-1)?.ep ?? null })),
    [tiers, all],
  );
  const { above, below } = standingOf(known, mine);
  const goal = known.find((each) => each.tier === tier)?.ep ?? null;
  const need = goal === null ? null : needOf(mine, goal, span.endAt - page.now, page.inputs.game);
  return (
    <div role="status">
      <p>
        {above &&
          below &&
          t('tracker.mine.between', { above: integer(above.tier), below: integer(below.tier) })}
        {above && !below && t('tracker.mine.behindAll', { tier: integer(above.tier) })}
        {!above && below && t('tracker.mine.aheadAll', { tier: integer(below.tier) })}
      </p>
      {need && (
        <p>
          <b>
            {need.ahead >= 0
              ? t('tracker.mine.ahead', { points: integer(need.ahead), tier: integer(tier) })
              : t('tracker.mine.behind', { points: integer(-need.ahead), tier: integer(tier) })}
          </b>
        </p>
      )}
      {need && need.ahead < 0 && (
        <p className="muted">
          {need.perHour !== null && t('tracker.mine.perHour', { points: integer(need.perHour) })}
          {need.perHour !== null && need.games !== null && ' · '}
          {need.games !== null && t('tracker.mine.games', { count: need.games })}
        </p>
      )}
    </div>
  );
}
