import { Maximize2, Play, SkipBack, SkipForward, Square } from 'lucide-react';
import { useMemo } from 'react';
import { SeekBar } from '#src/kit/song/seek-bar.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { currentView, type StoryEditorActor } from '../use-story-editor.ts';
import styles from './stage.module.css';
import { stepAt, storyClock } from './story-clock.ts';
import type { StagedScript } from './use-script.ts';

const ICON = 18;

interface Props {
  readonly actor: StoryEditorActor;
  readonly staged: StagedScript;
  /** Index of the action at the cursor; -1 is the opening. */
  readonly at: number;
  readonly isPlaying: boolean;
  readonly onPlay: () => void;
  readonly onStop: () => void;
  readonly onWide: () => void;
}

/** Steps from action to action, plays from here, and goes to any moment. */
export function TransportBar({ actor, staged, at, isPlaying, onPlay, onStop, onWide }: Props) {
  const { t } = useTranslation();
  const { sheet, script, timeline } = staged;
  const clock = useMemo(() => storyClock(script), [script]);
  const goTo = (index: number) => currentView(actor).moveTo(sheet.actions[index]?.id ?? null);
  const seek = (seconds: number) => goTo(script.steps[stepAt(clock, seconds)]?.index ?? -1);
  const buttons = [
    { name: t('storyEditor.stepBack'), Icon: SkipBack, isOff: at < 0, act: () => goTo(at - 1) },
    isPlaying
      ? { name: t('storyEditor.stop'), Icon: Square, isOff: false, act: onStop }
      : { name: t('storyEditor.playHere'), Icon: Play, isOff: script.steps.length === 0, act: onPlay },
    {
      name: t('storyEditor.stepOn'),
      Icon: SkipForward,
      isOff: at >= sheet.actions.length - 1,
      act: () => goTo(at + 1),
    },
  ];
  return (
    <div className={styles.transport}>
      {buttons.map(({ name, Icon, isOff, act }, nth) => (
        <button
          key={name}
          type="button"
          className={nth === 1 ? styles.play : styles.step}
          aria-label={name}
          title={name}
          disabled={isOff}
          onClick={act}
        >
          <Icon size={ICON} aria-hidden="true" />
        </button>
      ))}
      <SeekBar
        label={t('storyEditor.moment')}
        seconds={clock.starts[timeline.before(at)] ?? (at < 0 ? 0 : clock.length)}
        length={clock.length}
        onSeek={seek}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={t('storyEditor.wide')}
        title={t('storyEditor.wide')}
        onClick={onWide}
      >
        <Maximize2 size={ICON} aria-hidden="true" />
      </button>
    </div>
  );
}
