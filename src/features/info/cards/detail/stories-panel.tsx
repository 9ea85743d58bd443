import type { ReactNode } from 'react';
import type { CardRecord } from '#model/records/card';
import type { CardDetails, CardEpisode } from '#model/records/card-details';
import { STATS, type StatTriple } from '#model/vocabulary/stats';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { NearestText } from '#src/kit/detail/facts.tsx';
import { Rewards } from '#src/kit/detail/rewards/rewards.tsx';
import { StoryLink } from '#src/kit/detail/story-link.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './card-detail.module.css';

interface Props extends Pick<CardDetails, 'episodes'> {
  readonly card: CardRecord;
}

/** The card's stories: of which kind, how they are called, from which level, what they ask for and bring. */
export function StoriesPanel({ episodes, card }: Props) {
  const { t } = useTranslation();
  const named = episodes.filter(({ title }) => title.some((text) => text !== null));
  if (named.length === 0) return null;
  return (
    <Panel id="stories" title={t('card.episodes')}>
      <ul className={styles.lines}>
        {named.map((episode) => (
          <Story key={episode.nth} card={card} {...episode} />
        ))}
      </ul>
    </Panel>
  );
}

function Story(props: CardEpisode & Pick<Props, 'card'>) {
  const { card, nth, scenarioId, type, title, releaseLevel, gains, costs, rewards } = props;
  const { t } = useTranslation();
  const { integer } = useFormat();
  const of = [
    ...(type ? [t(`cards.episodeOf.${type}`)] : []),
    ...(releaseLevel === null ? [] : [t('cards.fromLevel', { level: integer(releaseLevel) })]),
  ];
  return (
    <li>
      <StoryLink
        story={{ kind: 'card', id: card.id, part: nth + 1 }}
        publishedAt={card.releasedAt}
        scenarioId={scenarioId}
      >
        <NearestText values={title} />
      </StoryLink>
      <span className={styles.lineNote}>{of.join(' · ')}</span>
      {(gains !== null || costs.length > 0 || rewards.length > 0) && (
        <dl className={styles.trade}>
          {gains && (
            <Side label={t('cards.stats')}>
              <Gains gains={gains} />
            </Side>
          )}
          {rewards.length > 0 && (
            <Side label={t('events.rewards')}>
              <Rewards rewards={rewards} />
            </Side>
          )}
          {costs.length > 0 && (
            <Side label={t('cards.episodeCosts')}>
              <Rewards rewards={costs} />
            </Side>
          )}
        </dl>
      )}
    </li>
  );
}

const Side = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Almost always the same for all three. */
function Gains({ gains }: { readonly gains: StatTriple }) {
  const { t } = useTranslation();
  const { signed } = useFormat();
  if (gains.every((gain) => gain === gains[0]))
    return t('cards.eachParameter', { gain: signed(gains[0]), total: signed(gains[0] * gains.length) });
  return STATS.map((stat, at) => `${t(`stat.${stat}`)} ${signed(gains[at] ?? 0)}`).join(' · ');
}
