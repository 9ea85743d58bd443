import { Button } from '@mantine/core';
import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { PLAIN_BACKGROUND, type SceneBackground } from '#model/media/live2d/scene/scene';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { currentView, useLive2dPart, useViewer } from '../use-live2d.ts';
import { ColourFields, GradientFields } from './colour-fields.tsx';
import { GameBackground } from './game-background.tsx';
import styles from './panels.module.css';

const KINDS = [
  'none',
  'colour',
  'gradient',
  'game',
  'own',
] as const satisfies readonly SceneBackground['kind'][];
type Kind = (typeof KINDS)[number];

const FIRST: Partial<Record<Kind, SceneBackground>> = {
  none: { kind: 'none' },
  colour: PLAIN_BACKGROUND,
  gradient: { kind: 'gradient', from: '#7a4fa3', to: '#f2a7c3', degrees: 0 },
};

/** What stands behind the figures. */
export function BackgroundPanel() {
  const { t } = useTranslation();
  const viewer = useViewer();
  const background = useLive2dPart((view) => view.background);
  /** A picture is chosen after its kind. */
  const [asked, ask] = useState<Kind | null>(null);
  const kind = asked ?? background.kind;
  const set = (next: SceneBackground) => {
    ask(null);
    currentView(viewer).chooseBackground(next);
  };
  const choose = (next: Kind) => {
    const first = FIRST[next];
    if (first) set(first);
    else ask(next);
  };
  return (
    <div className={styles.panel}>
      <Section id="background" title={t('live2d.background')}>
        <div className={styles.fields}>
          <SegmentedChoice
            label={t('live2d.background')}
            choices={KINDS.map((value) => ({ value, label: t(`live2d.backgroundOf.${value}`) }))}
            value={kind}
            onChange={choose}
          />
          {kind === 'colour' && background.kind === 'colour' && (
            <ColourFields colour={background.colour} onChange={(colour) => set({ kind: 'colour', colour })} />
          )}
          {kind === 'gradient' && background.kind === 'gradient' && (
            <GradientFields gradient={background} onChange={set} />
          )}
          {kind === 'game' && (
            <GameBackground
              path={background.kind === 'game' ? background.path : null}
              onChange={(path) => set({ kind: 'game', path })}
            />
          )}
          {kind === 'own' && <OwnPicture onChange={set} />}
        </div>
      </Section>
    </div>
  );
}

function OwnPicture({ onChange }: { readonly onChange: (background: SceneBackground) => void }) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const field = useRef<HTMLInputElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const name = useLive2dPart(({ background }) => (background.kind === 'own' ? background.name : ''));
  const take = async (file: File | undefined) => {
    if (!file) return;
    const opened = await viewer.openPicture(file);
    setFailed(opened === null);
    if (opened !== null) onChange({ kind: 'own', name: opened });
  };
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/avif"
        aria-label={t('live2d.ownPicture')}
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <Button leftSection={<ImageUp size={16} aria-hidden="true" />} onClick={() => field.current?.click()}>
        {t('live2d.ownPicture')}
      </Button>
      <p className={styles.hint}>{name === '' ? t('live2d.staysHere') : name}</p>
      <p role="alert" className={styles.fault}>
        {hasFailed && t('live2d.pictureUnreadable')}
      </p>
    </>
  );
}
