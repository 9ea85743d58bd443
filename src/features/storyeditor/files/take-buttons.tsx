import { Button } from '@mantine/core';
import { useState } from 'react';
import type { StoryCommand } from '#model/media/story/editing/commands';
import { DialogEnds } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './files.module.css';

interface Props {
  /** Whether the story has actions already: then new ones come behind them, or in their place. */
  readonly hasStory: boolean;
  /** Null where the story would hold more than it may. */
  readonly command: (isReplacing: boolean) => StoryCommand | null;
  readonly onClose: () => void;
  readonly onTake: (command: StoryCommand) => void;
}

/** Takes what was found; says so where it is too much. */
export function TakeButtons({ hasStory, command, onClose, onTake }: Props) {
  const { t } = useTranslation();
  const [isFull, setFull] = useState(false);
  const take = (isReplacing: boolean) => () => {
    const next = command(isReplacing);
    setFull(next === null);
    if (next !== null) onTake(next);
  };
  return (
    <>
      <p role="alert" className={styles.fault}>
        {isFull && t('storyEditor.files.tooMuch')}
      </p>
      <DialogEnds>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        {hasStory && <Button onClick={take(true)}>{t('storyEditor.files.replace')}</Button>}
        <Button variant="filled" onClick={take(!hasStory)}>
          {t(hasStory ? 'storyEditor.files.insert' : 'storyEditor.files.take')}
        </Button>
      </DialogEnds>
    </>
  );
}
