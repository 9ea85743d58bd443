import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { StorySheet } from '#model/media/story/editing/sheet';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { fileName, saveFile } from '#src/kit/text/save-file.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './files.module.css';
import { EXPORT_FORMATS, type ExportFormat, exportStory } from './story-export.ts';
import { WebgalReport } from './webgal-report.tsx';

interface BodyProps {
  readonly sheet: StorySheet;
  readonly title: string;
  readonly onClose: () => void;
}

interface Props extends BodyProps {
  readonly opened: boolean;
}

const WIDTH = 680;
/** Where WebGAL looks for a story. */
const SCENE_FILE = 'game/scene/start.txt';

/** Saves the story as a file: its source, a scene of WebGAL with what becomes of each line, or a text (reference R145). */
export function ExportDialog({ opened, ...props }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame
      opened={opened}
      title={t('storyEditor.files.exportTitle')}
      width={WIDTH}
      tall
      onClose={props.onClose}
    >
      {() => <Body {...props} />}
    </DialogFrame>
  );
}

function Body({ sheet, title, onClose }: BodyProps) {
  const { t } = useTranslation();
  const [format, choose] = useState<ExportFormat>('source');
  const written = useMemo(
    () => exportStory(sheet, format, { title, origin: location.origin }),
    [sheet, format, title],
  );
  const save = () => {
    if (!written.ok) return;
    const type = format === 'source' ? 'application/json' : 'text/plain;charset=utf-8';
    saveFile(`${fileName(title, 'story')}${written.ending}`, new Blob([written.text], { type }));
    onClose();
  };
  return (
    <div className={styles.dialog}>
      <div className={styles.choose}>
        <SegmentedChoice
          label={t('storyEditor.files.format')}
          choices={EXPORT_FORMATS.map((value) => ({
            value,
            label: t(`storyEditor.files.formatOf.${value}`),
          }))}
          value={format}
          onChange={choose}
        />
      </div>
      <p>{t(`storyEditor.files.about.${format}`, { file: SCENE_FILE })}</p>
      {written.ok && format === 'webgal' && <WebgalReport lines={written.lines} />}
      <p role="alert" className={styles.fault}>
        {!written.ok && t(`storyEditor.files.exportFault.${written.fault}`)}
      </p>
      <DialogEnds>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button
          variant="filled"
          leftSection={<Download size={16} aria-hidden="true" />}
          disabled={!written.ok}
          onClick={save}
        >
          {t('storyEditor.files.save')}
        </Button>
      </DialogEnds>
    </div>
  );
}
