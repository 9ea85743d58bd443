import { CornerUpLeft, Volume2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './log.module.css';
import type { LogLine } from './log-lines.ts';

interface Props {
  readonly lines: readonly LogLine[];
  /** Of the story. */
  readonly lang: string;
  readonly onVoice: (at: number) => void;
  readonly onJump: (at: number) => void;
}

const ICON = 18;

/** What was said so far, the last line in sight; each can be heard again and gone back to. */
export function LogList({ lines, lang, onVoice, onJump }: Props) {
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Some browsers return a promise, which would be taken for what ends the effect.
    end.current?.scrollIntoView({ block: 'end' });
  }, []);
  if (lines.length === 0) return <p className={styles.empty}>{t('stories.theatre.emptyLog')}</p>;
  return (
    <>
      <ol className={styles.lines}>
        {lines.map(({ at, speaker, text, hasVoice, isChoice }) => (
          <li key={`${at} ${isChoice}`} className={styles.line} data-choice={isChoice || undefined}>
            <div className={styles.said} lang={lang}>
              {speaker !== '' && <b>{speaker}</b>}
              <p className={styles.text}>{text}</p>
            </div>
            {hasVoice && (
              <button
                type="button"
                className={styles.act}
                aria-label={t('stories.theatre.sayAgain')}
                title={t('stories.theatre.sayAgain')}
                onClick={() => onVoice(at)}
              >
                <Volume2 size={ICON} aria-hidden="true" />
              </button>
            )}
            <button
              type="button"
              className={styles.act}
              aria-label={t('stories.theatre.jump')}
              title={t('stories.theatre.jump')}
              onClick={() => onJump(at)}
            >
              <CornerUpLeft size={ICON} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
      <div ref={end} />
    </>
  );
}
