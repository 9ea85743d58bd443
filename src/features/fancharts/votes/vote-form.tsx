import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { CHART_FEELS, type ChartFeel } from '#model/rules/chart-votes';
import { logInPath } from '#model/site/objects';
import { NotDone } from '#src/features/account/people/not-done.tsx';
import type { Post } from '#src/features/posts/post/post.data.ts';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type OwnVote, useVote } from './votes.data.ts';
import styles from './votes.module.css';

const LEVELS = { min: 1, max: 100 } as const;

interface Props {
  readonly post: Post;
  readonly reader: string | null;
  readonly own: OwnVote | null;
}

/** What the reader says of the level, to be changed or taken back; visitors are led to where they can log in. */
export function VoteForm({ post, reader, own }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { mutate, data: outcome } = useVote(post, reader);
  const [typed, setTyped] = useState<number | null>(null);
  const [chosen, choose] = useState<ChartFeel | null>(null);
  const level = typed ?? own?.level ?? post.level ?? LEVELS.min;
  const feel = chosen ?? own?.feel ?? 'asStated';
  if (reader === null)
    return (
      <p>
        <PageLink to={logInPath(pathname)}>{t('fanCharts.logInToVote')}</PageLink>
      </p>
    );
  const isClosed = post.locked !== undefined;
  const isSaid = own !== null && own.level === level && own.feel === feel;
  return (
    <form
      className={styles.form}
      aria-label={t('fanCharts.ownVote')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaid && !isClosed) mutate({ level, feel });
      }}
    >
      <NumberField
        label={t('fanCharts.ownLevel')}
        value={level}
        {...LEVELS}
        width={88}
        isLive
        onChange={setTyped}
      />
      <SegmentedChoice
        label={t('fanCharts.feel')}
        value={feel}
        choices={CHART_FEELS.map((value) => ({ value, label: t(`fanCharts.feelOf.${value}`) }))}
        onChange={choose}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="filled" aria-disabled={isSaid || isClosed}>
          {t(own === null ? 'fanCharts.vote' : 'fanCharts.changeVote')}
        </Button>
        {own !== null && (
          <Button
            variant="default"
            onClick={() => {
              setTyped(null);
              choose(null);
              mutate(null);
            }}
          >
            {t('fanCharts.withdrawVote')}
          </Button>
        )}
      </div>
      {own !== null && (
        <p className={styles.quiet} role="status">
          {t('fanCharts.voted', { level: own.level, feel: t(`fanCharts.feelOf.${own.feel}`) })}
        </p>
      )}
      <NotDone outcome={outcome} otherwise={t('fanCharts.voteFailed')} />
    </form>
  );
}
