import { Button, Progress, Switch, TextInput } from '@mantine/core';
import { Camera, Clapperboard, FileArchive, FileDown, FolderOpen, Images, Video } from 'lucide-react';
import { useState } from 'react';
import { PNG_SCALES } from '#model/media/live2d/scene/scene';
import { writeScene } from '#model/media/live2d/scene/scene-file';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { saveFile } from '#src/kit/text/save-file.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { plainFileName } from '../engine/file-name.ts';
import { useOwnFiles } from '../frame/own-files.tsx';
import { currentView, useLive2dPart, useViewer } from '../use-live2d.ts';
import styles from './panels.module.css';
import { USUAL_NAME, USUAL_SECONDS, useMaking } from './use-making.ts';

const ICON = 16;
const MAX_SECONDS = 10;
const MAX_NAME = 60;
/** Names that are the same everywhere. */
const FORMATS = { png: 'PNG', webm: 'WebM', gif: 'GIF' } as const;

/** Pictures, films and packages of what is on the stage, and the scene itself as a file. */
export function ExportPanel() {
  const { t } = useTranslation();
  const viewer = useViewer();
  const [typed, type] = useState('');
  const [seconds, setSeconds] = useState(USUAL_SECONDS);
  const pngScale = useLive2dPart((view) => view.pngScale);
  const isTransparent = useLive2dPart((view) => view.isTransparent);
  const { make, isPossible, isMaking, hasFigure, hasFaces, hasMotions } = useMaking();
  const { setShots } = currentView(viewer);
  const name = plainFileName(typed) || USUAL_NAME;
  return (
    <Section id="export" title={t('live2d.export')}>
      <div className={styles.fields}>
        <div className={styles.line}>
          <SegmentedChoice
            label={t('live2d.pngScale')}
            choices={PNG_SCALES.map((value) => ({ value, label: `${value}×` }))}
            value={pngScale}
            onChange={(value) => setShots({ pngScale: value })}
          />
          <Switch
            label={t('live2d.transparent')}
            checked={isTransparent}
            onChange={({ currentTarget }) => setShots({ isTransparent: currentTarget.checked })}
          />
        </div>
        <TextInput
          label={t('live2d.fileName')}
          placeholder={USUAL_NAME}
          maxLength={MAX_NAME}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <div className={styles.exports}>
          <Button
            leftSection={<Camera size={ICON} aria-hidden="true" />}
            disabled={!isPossible}
            onClick={() => make('png', name)}
          >
            {FORMATS.png}
          </Button>
          <Button
            leftSection={<Images size={ICON} aria-hidden="true" />}
            disabled={!isPossible || !hasFaces}
            onClick={() => make('faces', name)}
          >
            {t('live2d.allFaces')}
          </Button>
          <Button
            leftSection={<Images size={ICON} aria-hidden="true" />}
            disabled={!isPossible || !hasMotions}
            onClick={() => make('motions', name)}
          >
            {t('live2d.allMotions')}
          </Button>
          <Button
            leftSection={<FileArchive size={ICON} aria-hidden="true" />}
            disabled={!isPossible || !hasFigure}
            onClick={() => make('model', name)}
          >
            {t('live2d.modelFiles')}
          </Button>
          <Button
            leftSection={<Video size={ICON} aria-hidden="true" />}
            disabled={!isPossible}
            onClick={() => make('webm', name, seconds)}
          >
            {FORMATS.webm}
          </Button>
          <Button
            leftSection={<Clapperboard size={ICON} aria-hidden="true" />}
            disabled={!isPossible}
            onClick={() => make('gif', name, seconds)}
          >
            {FORMATS.gif}
          </Button>
        </div>
        <div className={styles.opacity}>
          <span aria-hidden="true">{t('live2d.filmSeconds')}</span>
          <NumberField
            label={t('live2d.filmSeconds')}
            value={seconds}
            min={1}
            max={MAX_SECONDS}
            onChange={setSeconds}
          />
        </div>
        {isMaking && <Progressing />}
        <Outcome />
        <SceneFile name={name} />
      </div>
    </Section>
  );
}

const HUNDRED = 100;

function Progressing() {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const viewer = useViewer();
  const exported = useLive2dPart((view) => view.exported);
  const { done = 0, total = 0 } = exported ?? {};
  return (
    <div className={styles.making}>
      <p>
        {total === 0
          ? t('live2d.making')
          : t('live2d.makingOf', { done: integer(done), total: integer(total) })}
      </p>
      <Progress value={total === 0 ? 0 : (HUNDRED * done) / total} aria-label={t('live2d.making')} />
      <Button size="xs" onClick={() => currentView(viewer).cancel()}>
        {t('action.cancel')}
      </Button>
    </div>
  );
}

/** Says how it ended; what is on its way says so by itself. */
function Outcome() {
  const { t } = useTranslation();
  const state = useLive2dPart((view) => view.export);
  const fault = useLive2dPart((view) => view.exported?.fault ?? null);
  return (
    <p role="status" className={state === 'failed' ? styles.fault : styles.hint}>
      {state === 'working' && <span className="visually-hidden">{t('live2d.making')}</span>}
      {state === 'done' && t('live2d.saved')}
      {state === 'failed' && t(`live2d.exportFault.${fault ?? 'failed'}`)}
    </p>
  );
}

function SceneFile({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const { pick } = useOwnFiles();
  const save = () => {
    const text = writeScene(currentView(viewer).scene);
    saveFile(`${name}.json`, new Blob([text], { type: 'application/json' }));
  };
  return (
    <div className={styles.line}>
      <Button leftSection={<FileDown size={ICON} aria-hidden="true" />} onClick={save}>
        {t('live2d.saveScene')}
      </Button>
      <Button leftSection={<FolderOpen size={ICON} aria-hidden="true" />} onClick={pick}>
        {t('live2d.openScene')}
      </Button>
    </div>
  );
}
