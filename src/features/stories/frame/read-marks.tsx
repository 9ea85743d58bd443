import { Button } from '@mantine/core';
import { BookCheck, BookOpen } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import type { ServerIndex } from '#model/vocabulary/servers';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type StoryStop, useMarks } from '../use-marks.ts';

interface KeptProps {
  readonly storyKey: string;
  readonly server: ServerIndex;
  /** Index of the step one is at; -1 before the first. */
  readonly at: number;
  /** Index of the last line or choice. */
  readonly last: number;
}

/** Keeps where one is in a story; its last line or choice is the end of it. */
function Kept({ storyKey, server, at, last }: KeptProps) {
  const marks = useMarks();
  const { isLoading } = marks;
  const keep = useEffectEvent((stop: StoryStop) => {
    if (stop.at >= stop.last) marks.setRead(stop.key, true);
    else marks.stop(stop);
  });
  useEffect(() => {
    if (at > 0 && !isLoading) keep({ key: storyKey, server, at, last });
  }, [storyKey, server, at, last, isLoading]);
  return null;
}

/** The page does not wait for what is kept of it. */
export const KeepPlace = (props: KeptProps) => (
  <Suspense>
    <Kept {...props} />
  </Suspense>
);

function Switch({ storyKey }: Pick<KeptProps, 'storyKey'>) {
  const { t } = useTranslation();
  const { isLoading, storageProblem, isRead, setRead } = useMarks();
  if (isLoading) return null;
  const known = isRead(storyKey);
  return (
    <>
      <Button
        leftSection={<BookCheck size={16} aria-hidden="true" />}
        aria-pressed={known}
        onClick={() => setRead(storyKey, !known)}
      >
        {t(known ? 'stories.markUnread' : 'stories.markRead')}
      </Button>
      {storageProblem && <span role="status">{t('stories.kept')}</span>}
    </>
  );
}

/** Marks a story as read, or not. */
export const ReadSwitch = (props: Pick<KeptProps, 'storyKey'>) => (
  <Suspense>
    <Switch {...props} />
  </Suspense>
);

interface GoOnProps extends Pick<KeptProps, 'storyKey'> {
  /** The page of the story, and the query of its address. */
  readonly to: (at: number) => string;
}

function WhereOneStopped({ storyKey, to }: GoOnProps) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const stop = useMarks().stopIn(storyKey);
  if (stop === null || stop.last === 0) return null;
  return (
    <Button
      component={Link}
      to={to(stop.at)}
      replace
      variant="filled"
      leftSection={<BookOpen size={16} aria-hidden="true" />}
    >
      {t('stories.goOnFrom', { percent: percent((100 * stop.at) / stop.last) })}
    </Button>
  );
}

/** Leads to where the visitor stopped the last time. */
export const GoOn = (props: GoOnProps) => (
  <Suspense>
    <WhereOneStopped {...props} />
  </Suspense>
);
