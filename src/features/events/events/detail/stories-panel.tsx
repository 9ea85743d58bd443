import type { EventRecord } from '#model/records/event';
import type { EventDetails } from '#model/records/event-details';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { NearestText } from '#src/kit/detail/facts.tsx';
import { Rewards } from '#src/kit/detail/rewards/rewards.tsx';
import { StoryLink } from '#src/kit/detail/story-link.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './event-detail.module.css';

interface Props extends Pick<EventDetails, 'stories'> {
  readonly event: EventRecord;
}

/** Its stories, and what opens them. */
export function StoriesPanel({ stories, event }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  if (stories.length === 0) return null;
  return (
    <Panel id="stories" title={t('events.stories')}>
      <ol className={styles.stories}>
        {stories.map(({ nth, scenarioId, caption, title, synopsis, condition, points, rewards }) => (
          <li key={nth}>
            <span className={styles.note}>
              <NearestText values={caption} />
            </span>
            <strong>
              <StoryLink
                story={{ kind: 'event', id: event.id, part: nth + 1 }}
                publishedAt={event.startAt}
                scenarioId={scenarioId}
              >
                <NearestText values={title} />
              </StoryLink>
            </strong>
            <NearestText values={synopsis} />
            <span className={styles.note}>
              {points === null ? (
                <NearestText values={condition} />
              ) : (
                <span>{t('events.pointsOf', { points: integer(points) })}</span>
              )}
              {rewards.length > 0 && <Rewards rewards={rewards} />}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
