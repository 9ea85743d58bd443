import { lazy, Suspense, useRef } from 'react';
import type { StoryStage } from '#model/media/story/story-state';
import { asText } from '#model/records/reading';
import type { OpenStory } from '#src/features/stories/open-story.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { numberIn } from '../inspector/act-fields.ts';
import { currentView, type StoryEditorActor } from '../use-story-editor.ts';
import { asSide, PlaceHandle } from './place-handle.tsx';
import { Preview } from './preview.tsx';
import styles from './stage.module.css';
import { TransportBar } from './transport-bar.tsx';
import type { StoryPlayback } from './use-playback.ts';
import type { StagedScript } from './use-script.ts';

const Playing = lazy(async () => ({ default: (await import('./playing.tsx')).Playing }));

interface Props {
  readonly actor: StoryEditorActor;
  readonly title: string;
  readonly staged: StagedScript;
  readonly stage: StoryStage;
  readonly at: number;
  readonly playback: StoryPlayback;
}

/** The stage, which follows the cursor, or plays from there. */
export function StagePanel({ actor, title, staged, stage, at, playback }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const box = useRef<HTMLElement>(null);
  const { sheet, server } = staged;
  const { run } = playback;
  const story: OpenStory | null = run && {
    server,
    title,
    script: run.script,
    second: null,
    at: run.from,
    moveTo: playback.reach,
    switchReader: playback.stop,
  };
  const widen = () => {
    const isWide = document.fullscreenElement !== null;
    // Where a browser gives no screen to a part of a page, it stays as large as it is.
    void (isWide ? document.exitFullscreen() : box.current?.requestFullscreen?.())?.catch(() => undefined);
  };
  return (
    <section ref={box} className={styles.panel} aria-label={t('storyEditor.stage')}>
      <div className={styles.frame}>
        {story ? (
          <Suspense fallback={<p className={styles.fault}>{t('action.loading')}</p>}>
            <Playing key={run?.key} story={story} />
          </Suspense>
        ) : (
          <Preview server={server} stage={stage}>
            <p className={styles.badge}>
              {t('storyEditor.shown', {
                number: integer(at + 1),
                total: integer(sheet.actions.length),
              })}
            </p>
            <Handle actor={actor} staged={staged} at={at} />
          </Preview>
        )}
      </div>
      <TransportBar
        actor={actor}
        staged={staged}
        at={at}
        isPlaying={story !== null}
        onPlay={() => playback.start(at)}
        onStop={playback.stop}
        onWide={widen}
      />
    </section>
  );
}

const PLACED: ReadonlySet<unknown> = new Set(['appear', 'move']);

/** Where the action at the cursor puts a figure. */
function Handle({ actor, staged: { sheet }, at }: Pick<Props, 'actor' | 'staged' | 'at'>) {
  const action = sheet.actions[at];
  if (action?.json.type !== 'layout' || !PLACED.has(action.json.layoutType)) return null;
  const { id, json } = action;
  return (
    <PlaceHandle
      side={asSide(asText(json.sideTo) ?? '')}
      offset={numberIn(json, 'sideToOffsetX')}
      onMove={(sideToOffsetX) =>
        currentView(actor).run({ kind: 'change', id, fields: { sideToOffsetX } }, `${id} place`)
      }
    />
  );
}
