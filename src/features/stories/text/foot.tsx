import { Button } from '@mantine/core';
import { ChevronLeft, ChevronRight, Drama, Pause, Play } from 'lucide-react';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { OpenStory } from '../open-story.ts';
import { FilesAhead } from './files-ahead.tsx';
import styles from './text.module.css';
import type { StoryReading } from './use-reading.ts';

const ICON = 20;

interface Props {
  readonly story: OpenStory;
  readonly reading: StoryReading;
  /** Opens the other reader; null where there is none. */
  readonly onTheatre: (() => void) | null;
}

/** How far the story is read, and what leads on. */
export function ReaderFoot({ story, reading, onTheatre }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { stops, stop, cues, voices, step, toggleVoices, lose } = reading;
  const line = stop + 1;
  const total = stops.length;
  const Mark = voices.isReading ? Pause : Play;
  return (
    <div className={styles.foot}>
      <div className={styles.progress}>
        <span aria-hidden="true">{format.integer(line)}</span>
        <progress
          value={line}
          max={Math.max(1, total)}
          aria-label={t('stories.text.progress')}
          aria-valuetext={t('stories.text.progressOf', {
            line: format.integer(line),
            total: format.integer(total),
          })}
        />
        <span aria-hidden="true">{format.integer(total)}</span>
        <FilesAhead story={story} isHeard={voices.isReading} onMissing={lose} />
      </div>
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.tool}
          aria-label={t('stories.text.previous')}
          title={t('stories.text.previous')}
          disabled={stop <= 0}
          onClick={() => step(-1)}
        >
          <ChevronLeft size={ICON} aria-hidden="true" />
        </button>
        <Button
          variant="filled"
          className={styles.wide ?? ''}
          leftSection={<Mark size={ICON} aria-hidden="true" />}
          aria-pressed={voices.isReading}
          disabled={cues.length === 0}
          onClick={toggleVoices}
        >
          {t(
            cues.length === 0
              ? 'stories.text.noVoices'
              : voices.isReading
                ? 'stories.text.voicesOn'
                : 'stories.text.voices',
          )}
        </Button>
        {onTheatre && (
          <Button
            variant="default"
            leftSection={<Drama size={ICON} aria-hidden="true" />}
            onClick={onTheatre}
          >
            {t('stories.readers.theatre')}
          </Button>
        )}
        <button
          type="button"
          className={styles.tool}
          aria-label={t('stories.text.next')}
          title={t('stories.text.next')}
          disabled={stop >= total - 1}
          onClick={() => step(1)}
        >
          <ChevronRight size={ICON} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
