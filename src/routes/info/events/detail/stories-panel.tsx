import type { EventDetails } from '#model/records/event-details';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { Panel } from '#src/parts/detail/detail-page.tsx';
import { NearestText } from '#src/parts/detail/facts.tsx';
import { Rewards } from '#src/parts/detail/rewards/rewards.tsx';
import styles from './event-detail.module.css';

/** Its stories, and what opens them. */
export function StoriesPanel({ stories }: Pick<EventDetails, 'stories'>) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  if (stories.length === 0) return null;
  return (
    <Panel id="stories" title={t('events.stories')}>
      <ol className={styles.stories}>
        {stories.map(({ nth, caption, title, synopsis, condition, points, rewards }) => (
          <li key={nth}>
            <span className={styles.note}>
              <NearestText values={caption} />
            </span>
            <strong>
              <NearestText values={title} />
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
