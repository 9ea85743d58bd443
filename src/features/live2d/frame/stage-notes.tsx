import { Button, Progress } from '@mantine/core';
import { MonitorX, PersonStanding } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { fullName, useModelNames } from '../model-names.ts';
import { ModelPicker } from '../picker/model-picker.tsx';
import { currentView, type FigureFault, type StagedLayer, useLive2dPart, useViewer } from '../use-live2d.ts';
import { stillOf } from './use-stills.ts';
import styles from './viewer.module.css';

const ICON = 28;
const HUNDRED = 100;

/** What stands over the picture while it is not as it should be. */
export function StageNotes() {
  const status = useLive2dPart((view) => view.status);
  const picture = useLive2dPart((view) => view.picture);
  if (picture === 'refused') return <Refused />;
  return (
    <>
      {status === 'choosing' && <Choosing />}
      <div className={styles.notes}>
        <Coming />
        <Troubles />
        <NoBackground />
        <Library />
        {picture === 'lost' && <Lost />}
      </div>
    </>
  );
}

function Refused() {
  const { t } = useTranslation();
  return (
    <div className={styles.over} role="alert">
      <EmptyState icon={<MonitorX size={ICON} />} title={t('live2d.refused')} text={t('live2d.refusedText')}>
        <Stills />
      </EmptyState>
    </div>
  );
}

/** Pictures of the costumes, for figures that cannot be drawn. */
function Stills() {
  const layers = useLive2dPart((view) => view.layers);
  const nameOf = useModelNames();
  return (
    <div className={styles.stills}>
      {layers.map(({ id, model }) => {
        const name = nameOf(model);
        const still = stillOf(model, name);
        return still === null ? (
          <b key={id}>{fullName(name)}</b>
        ) : (
          <img key={id} src={still} alt={fullName(name)} />
        );
      })}
    </div>
  );
}

function Lost() {
  const { t } = useTranslation();
  return (
    <p className={styles.noteBox} role="status">
      {t('live2d.lost')}
    </p>
  );
}

/** The empty stage says how it is filled. */
function Choosing() {
  const { t } = useTranslation();
  const viewer = useViewer();
  const [isOpen, open] = useState(false);
  const choose = () => {
    // A dialog would open behind a stage that fills the screen.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    open(true);
  };
  return (
    <div className={styles.over}>
      <EmptyState
        icon={<PersonStanding size={ICON} />}
        title={t('live2d.emptyStage')}
        text={t('live2d.emptyText')}
      >
        <Button variant="filled" onClick={choose}>
          {t('live2d.chooseModel')}
        </Button>
      </EmptyState>
      <ModelPicker
        opened={isOpen}
        title={t('live2d.chooseModel')}
        selected={null}
        onClose={() => open(false)}
        onPick={(model) => currentView(viewer).add(model)}
      />
    </div>
  );
}

/** Which file is on its way. */
function Coming() {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const layers = useLive2dPart((view) => view.layers);
  const figures = useLive2dPart((view) => view.figures);
  const nameOf = useModelNames();
  const coming = layers.flatMap((layer) => {
    const state = figures.get(layer.id);
    return state?.status === 'loading' ? [{ layer, state }] : [];
  });
  const first = coming[0];
  return (
    <div role="status" className={first ? styles.noteBox : undefined}>
      {first && (
        <>
          <p>
            <b>{fullName(nameOf(first.layer.model))}</b>
            {' · '}
            {first.state.total === 0
              ? t('live2d.loadingList')
              : t('live2d.loadingFile', {
                  number: integer(Math.min(first.state.total, first.state.done + 1)),
                  total: integer(first.state.total),
                  file: first.state.file,
                })}
          </p>
          <Progress
            value={first.state.total === 0 ? 0 : (HUNDRED * first.state.done) / first.state.total}
            aria-hidden="true"
          />
        </>
      )}
    </div>
  );
}

type Words = ReturnType<typeof useTranslation>['t'];

function faultWords(fault: FigureFault, t: Words): string {
  if (fault.why === 'missing' || fault.why === 'notOpened')
    return t(`live2d.figureFault.${fault.why}`, { file: fault.file });
  return t(`live2d.figureFault.${fault.why}`);
}

/** Figures, motions and expressions that did not come, each with another try. */
function Troubles() {
  const { t } = useTranslation();
  const { list } = useFormat();
  const layers = useLive2dPart((view) => view.layers);
  const figures = useLive2dPart((view) => view.figures);
  const troubles = layers.flatMap((layer) => {
    const state = figures.get(layer.id);
    if (state?.status === 'failed') return [{ layer, words: faultWords(state.fault, t) }];
    if (state?.status !== 'ready' || state.missing.length === 0) return [];
    return [
      { layer, words: t('live2d.actsMissing', { files: list(state.missing.map(({ act }) => act.name)) }) },
    ];
  });
  return troubles.map(({ layer, words }) => <Trouble key={layer.id} layer={layer} words={words} />);
}

function Trouble({ layer, words }: { readonly layer: StagedLayer; readonly words: string }) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const nameOf = useModelNames();
  const { retry, remove } = currentView(viewer);
  const hasFailed = useLive2dPart(({ figures }) => figures.get(layer.id)?.status === 'failed');
  return (
    <div className={styles.noteBox} role="alert">
      <p>
        <b>{fullName(nameOf(layer.model))}</b>
        {': '}
        {words}
      </p>
      <div className={styles.row}>
        <Button size="xs" onClick={() => retry(layer.id)}>
          {t('action.retry')}
        </Button>
        {hasFailed && (
          <Button size="xs" variant="subtle" onClick={() => remove(layer.id)}>
            {t('live2d.removeLayer')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The picture behind the figures: one of the visitor's is on the device where it was chosen. */
function NoBackground() {
  const { t } = useTranslation();
  const viewer = useViewer();
  const background = useLive2dPart((view) => view.background);
  const isMissing = useLive2dPart((view) => view.lacksBackground);
  if (!isMissing || (background.kind !== 'own' && background.kind !== 'game')) return null;
  const file = background.kind === 'own' ? background.name : background.path;
  return (
    <div className={styles.noteBox} role="alert">
      <p>{t(`live2d.backgroundMissing.${background.kind}`, { file })}</p>
      {background.kind === 'game' && (
        <div className={styles.row}>
          <Button size="xs" onClick={() => currentView(viewer).chooseBackground({ ...background })}>
            {t('action.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A figure of Cubism needs a library that the operator must install, and the graphics card; its picture stands there until then. */
function Library() {
  const { t } = useTranslation();
  const isStill = useLive2dPart(({ figure }) => figure?.status === 'ready' && figure.facts.kind === 'still');
  const library = useLive2dPart((view) => view.library);
  if (!isStill || library === 'loaded') return null;
  // A stage without the graphics card does not look for the library.
  const why =
    library === 'absent' ? t('live2d.noLibrary') : `${t('live2d.noGraphics')} ${t('live2d.refusedText')}`;
  return (
    <p className={styles.noteBox} role="status">
      {why}
    </p>
  );
}
