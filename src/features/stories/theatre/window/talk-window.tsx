import { Volume2 } from 'lucide-react';
import type { TextSize } from '#model/media/theatre/theatre-settings';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { PlateName } from '../cast-names.ts';
import styles from './window.module.css';

interface Props {
  readonly speaker: PlateName;
  readonly text: string;
  /** Of name and text. */
  readonly lang: string;
  /** So many letters of it are there. */
  readonly typed: number;
  readonly size: TextSize;
  readonly isWaiting: boolean;
  /** Changes with each shake of the window; 0 for none so far. */
  readonly shakes: number;
  /** Null where there are no voices. */
  readonly onVoice: (() => void) | null;
}

const ICON = 22;

/** What is said, letter by letter, and by whom. Screen readers get the whole line from `Spoken`. */
export function TalkWindow({ speaker, text, lang, typed, size, isWaiting, shakes, onVoice }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.window} data-size={size} data-shakes={shakes === 0 ? undefined : shakes % 2}>
      {speaker.name !== '' && (
        <div className={styles.plate}>
          {speaker.bandId !== null && <BandMark bandId={speaker.bandId} size={ICON} />}
          <span lang={lang}>{speaker.name}</span>
        </div>
      )}
      <p className={styles.text} lang={lang} aria-hidden="true">
        {text.slice(0, typed)}
        {/* The rest has its place already, so that no word jumps to the next line while it is typed. */}
        <span className={styles.untyped}>{text.slice(typed)}</span>
      </p>
      {onVoice && (
        <button
          type="button"
          className={styles.voice}
          aria-label={t('stories.theatre.sayAgain')}
          title={t('stories.theatre.sayAgain')}
          onClick={onVoice}
        >
          <Volume2 size={ICON} aria-hidden="true" />
        </button>
      )}
      {isWaiting && <span className={styles.more} aria-hidden="true" />}
    </div>
  );
}
