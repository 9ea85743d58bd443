import { useMemo, useState } from 'react';
import { storyFiles } from '#model/media/story/story-files';
import type { TheatreSettings } from '#model/media/theatre/theatre-settings';
import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { langOf, type OpenStory } from '../../open-story.ts';
import {
  StoryPlayProvider,
  useAppliedSettings,
  useMoment,
  useStoryCommands,
  useStoryPart,
  useStoryPlay,
  useTheatreSettings,
} from '../../use-story-play.ts';
import { CostumeList } from '../controls/costume-list.tsx';
import { Options } from '../controls/options.tsx';
import { LeftSide, RightSide } from '../controls/sides.tsx';
import { linesUpTo } from '../log/log-lines.ts';
import { LogList } from '../log/log-list.tsx';
import { undrawnEffects } from '../scene/scene-look.ts';
import { Picture } from './picture.tsx';
import { StoryNotes } from './story-notes.tsx';
import styles from './theatre.module.css';
import { useReportedPlace } from './use-reported-place.ts';
import { useStoryControls } from './use-story-controls.ts';
import { useTheatreKeys } from './use-theatre-keys.ts';
import { useWide } from './use-wide.ts';

const LOG_WIDTH = 640;

interface Props {
  readonly story: OpenStory;
}

/** Picture, window and controls of a story that plays. */
export function OpenedTheatre({ story }: Props) {
  const { settings, change } = useTheatreSettings();
  const play = useStoryPlay(story, settings);
  return (
    <StoryPlayProvider value={play}>
      <Playing story={story} settings={settings} change={change} />
    </StoryPlayProvider>
  );
}

interface PlayingProps extends Props {
  readonly settings: TheatreSettings;
  readonly change: (change: Partial<TheatreSettings>) => void;
}

function Playing({ story, settings, change }: PlayingProps) {
  const { t } = useTranslation();
  const [hasOptions, showOptions] = useState(false);
  const wide = useWide();
  const controls = useStoryControls();
  const { openLog } = useStoryCommands();
  const isHidden = useStoryPart((view) => view.isWindowHidden);
  const isSkipping = useStoryPart((view) => view.isSkipping);
  const canGoBack = useStoryPart((view) => view.canGoBack);
  useAppliedSettings(settings);
  useReportedPlace(story);
  const auto = () => change({ isAuto: !settings.isAuto });
  useTheatreKeys({
    ...controls,
    auto,
    log: openLog,
    full: wide.toggle,
    escape: () => {
      if (isHidden) controls.hide();
      else if (wide.isWide) wide.toggle();
      return isHidden || wide.isWide;
    },
  });
  return (
    <section aria-label={t('stories.theatre.stage')}>
      <div className={styles.theatre} data-wide={wide.isWide || undefined}>
        <LeftSide isHidden={isHidden} onLog={openLog} onText={story.switchReader} onHide={controls.hide} />
        <Picture story={story} size={settings.size} />
        <RightSide
          isWide={wide.isWide}
          isAuto={settings.isAuto}
          isSkipping={isSkipping}
          canGoBack={canGoBack}
          onWide={wide.toggle}
          onOptions={() => showOptions(true)}
          onAuto={auto}
          onSkip={controls.skip}
          onBack={controls.back}
        />
      </div>
      <Notes story={story} />
      <Log story={story} />
      <DialogFrame
        opened={hasOptions}
        title={t('stories.theatre.options')}
        onClose={() => showOptions(false)}
      >
        {() => (
          <>
            <Options settings={settings} onChange={change} />
            <Costumes story={story} />
          </>
        )}
      </DialogFrame>
    </section>
  );
}

function Log({ story }: Props) {
  const { t } = useTranslation();
  const isOpen = useStoryPart((view) => view.isLogOpen);
  const { closeLog } = useStoryCommands();
  return (
    <DialogFrame opened={isOpen} title={t('stories.theatre.log')} width={LOG_WIDTH} tall onClose={closeLog}>
      {() => <Lines story={story} />}
    </DialogFrame>
  );
}

function Lines({ story: { script, server } }: Props) {
  const at = useStoryPart((view) => view.at);
  const chosen = useStoryPart((view) => view.chosen);
  const { replay, go } = useStoryCommands();
  const lines = useMemo(() => linesUpTo(script, at, chosen), [script, at, chosen]);
  return <LogList lines={lines} lang={langOf(server)} onVoice={replay} onJump={go} />;
}

function Notes({ story: { script } }: Props) {
  const picture = useMoment((moments) => moments.picture);
  const missing = useStoryPart((view) => view.files.missing);
  const unknown = useMemo(
    () => [
      ...script.unknown.map(({ field, value }) => `${field}: ${value}`),
      ...undrawnEffects(script).map((name) => `playScenarioEffect: ${name}`),
    ],
    [script],
  );
  return <StoryNotes picture={picture} missing={missing} unknown={unknown} />;
}

/** Each costume once, in the order in which they come. */
function Costumes({ story: { script, server } }: Props) {
  const needs = useMemo(() => storyFiles(script, server), [script, server]);
  return <CostumeList costumes={needs.flatMap((need) => (need.what === 'model' ? [need] : []))} />;
}
