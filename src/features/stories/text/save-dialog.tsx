import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ShownLanguages } from '#model/media/story/catalogue/reading-settings';
import { TRANSCRIPT_FORMATS, type TranscriptFormat } from '#model/media/story/reading/transcript';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { fileName, saveFile } from '#src/kit/text/save-file.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { OpenStory } from '../open-story.ts';
import { LanguageChoice } from './bar.tsx';
import styles from './text.module.css';
import { transcriptOf } from './transcript.ts';

interface Props {
  readonly story: OpenStory;
  /** Those that show: the first choice. */
  readonly languages: ShownLanguages;
  readonly opened: boolean;
  readonly onClose: () => void;
}

interface Choice {
  readonly format: TranscriptFormat;
  readonly languages: ShownLanguages;
}

/** What the file holds, and in which form. */
function SaveForm({ story, languages: shown, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTranslation();
  const [{ format, languages }, choose] = useState<Choice>({ format: 'txt', languages: shown });
  const save = () => {
    const text = transcriptOf(story, format, languages);
    const name = `${fileName(story.title, 'story')}.${format}`;
    saveFile(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
    onClose();
  };
  return (
    <div className={styles.save}>
      <div className={styles.field}>
        <span aria-hidden="true">{t('stories.text.format')}</span>
        <SegmentedChoice
          label={t('stories.text.format')}
          choices={TRANSCRIPT_FORMATS.map((value) => ({ value, label: t(`stories.text.formats.${value}`) }))}
          value={format}
          onChange={(next) => choose({ format: next, languages })}
        />
      </div>
      {story.second && (
        <div className={styles.field}>
          <span aria-hidden="true">{t('stories.text.languages')}</span>
          <LanguageChoice
            story={story}
            value={languages}
            onChange={(next) => choose({ format, languages: next })}
          />
        </div>
      )}
      <DialogEnds>
        <Button variant="filled" leftSection={<Download size={16} aria-hidden="true" />} onClick={save}>
          {t('stories.text.download')}
        </Button>
      </DialogEnds>
    </div>
  );
}

/** Saves the story as a text. */
export function SaveDialog({ opened, onClose, ...of }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened={opened} title={t('stories.text.save')} onClose={onClose}>
      {() => <SaveForm {...of} onClose={onClose} />}
    </DialogFrame>
  );
}
