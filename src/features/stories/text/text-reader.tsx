import { useClipboard } from '@mantine/hooks';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ShownLanguages } from '#model/media/story/catalogue/reading-settings';
import type { StoryFile } from '#model/media/story/script.types';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { OpenStory } from '../open-story.ts';
import { ReaderBar } from './bar.tsx';
import { ReaderFoot } from './foot.tsx';
import { ReaderNotes } from './notes.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { textsOf } from './reading.ts';
import { StoryRows } from './rows.tsx';
import { SaveDialog } from './save-dialog.tsx';
import styles from './text.module.css';
import { transcriptOf } from './transcript.ts';
import { useReaderKeys } from './use-reader-keys.ts';
import { type StoryReading, useReading } from './use-reading.ts';
import { type RowActs, useRowActs } from './use-row-acts.ts';
import { useReadingSettings } from './voices/use-storyvoices.ts';

interface Props {
  readonly story: OpenStory;
  /** Whether the other reader is there. */
  readonly hasTheatre: boolean;
}

/** The second language is smaller where it stands below the first. */
const SMALLER = 2;
const PATIENCE_MS = 2_500;

/** The place goes with the voices. */
function useFollowedVoices(
  { voices: { isReading, speaking } }: StoryReading,
  moveTo: OpenStory['moveTo'],
): void {
  const follow = useEffectEvent(moveTo);
  useEffect(() => {
    if (isReading && speaking !== null) follow(speaking);
  }, [isReading, speaking]);
}

/** What can be done with the rows of a story. */
function actsOf(
  story: OpenStory,
  { rows, cues, voices, goTo, lose }: StoryReading,
  languages: ShownLanguages,
  copy: (text: string) => void,
): Omit<RowActs, 'open'> {
  return {
    goTo,
    lose,
    copy: (nth) => {
      const texts = rows[nth] ? textsOf(rows[nth], story, languages) : [];
      copy(texts.map(({ name, text }) => (name ? `${name}: ${text}` : text)).join('\n'));
    },
    say: (nth) => {
      const index = rows[nth]?.row.at;
      const cue = cues.find((each) => each.index === index);
      if (voices.speaking === index) voices.stop();
      else if (cue) voices.say(cue);
    },
  };
}

type Opened = StoryFile | 'save' | null;

/** A story as text (reference R139). */
export function TextReader(props: Props) {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<p role="status">{t('action.loading')}</p>}>
      <Reader {...props} />
    </Suspense>
  );
}

function Reader({ story, hasTheatre }: Props) {
  const { t } = useTranslation();
  const { settings, change } = useReadingSettings();
  const { copy, copied, error } = useClipboard({ timeout: PATIENCE_MS });
  const [opened, open] = useState<Opened>(null);
  const text = useRef<HTMLDivElement>(null);
  const { size } = settings;
  const languages = story.second === null ? 'main' : settings.languages;
  const reading = useReading(story, languages);
  const { voices, lost } = reading;
  const acts = useRowActs({ ...actsOf(story, reading, languages, copy), open });
  useReaderKeys(text, reading);
  useFollowedVoices(reading, story.moveTo);
  return (
    <section
      className={styles.reader}
      aria-label={t('stories.readers.text')}
      data-two={languages === 'both' || undefined}
      style={{ '--size': `${size}px`, '--second': `${size - SMALLER}px` }}
    >
      <ReaderBar
        story={story}
        settings={settings}
        onChange={change}
        onCopy={() => copy(transcriptOf(story, 'txt', languages))}
        onSave={() => open('save')}
      />
      <p role="status" className={styles.said}>
        {copied ? t('copy.textCopied') : error && t('copy.failed')}
      </p>
      <ReaderNotes
        missing={[...lost, ...voices.missing]}
        unknown={story.script.unknown}
        fault={voices.fault}
      />
      <div ref={text} className={styles.text}>
        <StoryRows story={story} reading={reading} languages={languages} acts={acts} />
      </div>
      <ReaderFoot story={story} reading={reading} onTheatre={hasTheatre ? story.switchReader : null} />
      <PictureDialog
        server={story.server}
        file={opened === 'save' ? null : opened}
        onClose={() => open(null)}
      />
      <SaveDialog story={story} languages={languages} opened={opened === 'save'} onClose={() => open(null)} />
    </section>
  );
}
