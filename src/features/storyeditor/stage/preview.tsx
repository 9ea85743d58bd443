import type { ReactNode } from 'react';
import type { StoryStage } from '#model/media/story/story-state';
import type { ServerCode } from '#model/vocabulary/servers';
import { langOf } from '#src/features/stories/open-story.ts';
import { useSpeakers } from '#src/features/stories/theatre/cast-names.ts';
import sceneStyles from '#src/features/stories/theatre/scene/scene.module.css';
import { Scene } from '#src/features/stories/theatre/scene/scene.tsx';
import { lookOf } from '#src/features/stories/theatre/scene/scene-look.ts';
import { StillFigures } from '#src/features/stories/theatre/scene/still-figures.tsx';
import { TalkWindow } from '#src/features/stories/theatre/window/talk-window.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './stage.module.css';
import { usePreviewStage } from './use-preview-stage.ts';

interface Props {
  readonly server: ServerCode;
  readonly stage: StoryStage;
  /** What stands on the picture. */
  readonly children: ReactNode;
}

/** The stage after the action at the cursor, with the line that stands in the window then. */
export function Preview({ server, stage, children }: Props) {
  const { t } = useTranslation();
  const { host, picture } = usePreviewStage(server, stage.figures);
  const speakerOf = useSpeakers();
  const { line } = stage;
  return (
    <>
      <div className={styles.picture}>
        <Scene look={lookOf(stage, server)} lang={langOf(server)} changeMs={0} shakes={0}>
          <div ref={host} className={sceneStyles.figures} />
          {picture === 'refused' && <StillFigures server={server} members={stage.figures} />}
        </Scene>
        {children}
      </div>
      {line && (
        <TalkWindow
          lang={langOf(server)}
          speaker={speakerOf(line.speaker, line.characterIds)}
          text={line.text}
          typed={line.text.length}
          size="small"
          isWaiting={false}
          shakes={0}
          onVoice={null}
        />
      )}
      {(picture === 'refused' || picture === 'lost') && (
        <p role="status" className={styles.fault}>
          {t(`stories.theatre.${picture}`)}
        </p>
      )}
    </>
  );
}
