import { Button, Progress } from '@mantine/core';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useStoryCommands, useStoryPart } from '../../use-story-play.ts';
import styles from './theatre.module.css';

const HUNDRED = 100;

/** Over the picture while the first scene loads, while the story is paused, and at its end. */
export function Cover() {
  const { t } = useTranslation();
  const status = useStoryPart((view) => view.status);
  const { resume, start } = useStoryCommands();
  if (status === 'loading' || status === 'ready') return <Loading />;
  if (status === 'paused')
    return (
      <div className={styles.cover}>
        <p role="status">{t('stories.theatre.paused')}</p>
        <Button onClick={resume}>{t('stories.theatre.goOn')}</Button>
      </div>
    );
  if (status === 'ended')
    return (
      <div className={styles.cover}>
        <p role="status">{t('stories.theatre.ended')}</p>
        <Button variant="default" onClick={start}>
          {t('stories.theatre.again')}
        </Button>
      </div>
    );
  return null;
}

function Loading() {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const done = useStoryPart((view) => view.files.done);
  const total = useStoryPart((view) => view.files.total);
  return (
    <div className={styles.cover}>
      <p role="status">{t('stories.theatre.preparing')}</p>
      <Progress
        className={styles.bar ?? ''}
        value={total === 0 ? 0 : (HUNDRED * done) / total}
        aria-label={t('stories.theatre.loading', { done: integer(done), total: integer(total) })}
      />
      <p>{t('stories.theatre.loading', { done: integer(done), total: integer(total) })}</p>
    </div>
  );
}
