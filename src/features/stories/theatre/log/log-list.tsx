import { CornerUpLeft, type LucideIcon, Volume2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormat } from '#src/kit/text/format.ts';
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
        {lines.map((line) => (
          <Row key={line.at} line={line} lang={lang} onVoice={onVoice} onJump={onJump} />
        ))}
      </ol>
      <div ref={end} />
    </>
  );
}

interface RowProps extends Omit<Props, 'lines'> {
  readonly line: LogLine;
}

function Row({ line, lang, onVoice, onJump }: RowProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { at, number, speaker, text, hasVoice, isChoice } = line;
  return (
    <li className={styles.line} data-choice={isChoice || undefined}>
      {isChoice ? (
        <p className={styles.text}>{t('stories.theatre.chosen', { option: text })}</p>
      ) : (
        <div className={styles.said} lang={lang}>
          {speaker !== '' && <b>{speaker}</b>}
          <p className={styles.text}>{text}</p>
        </div>
      )}
      {hasVoice && (
        <RowButton
          icon={Volume2}
          label={t('stories.text.hearLine', { line: integer(number) })}
          onPress={() => onVoice(at)}
        />
      )}
      <RowButton
        icon={CornerUpLeft}
        label={t('stories.text.goTo', { line: integer(number) })}
        onPress={() => onJump(at)}
      />
    </li>
  );
}

interface ButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onPress: () => void;
}

const RowButton = ({ icon: Icon, label, onPress }: ButtonProps) => (
  <button type="button" className={styles.act} aria-label={label} title={label} onClick={onPress}>
    <Icon size={ICON} aria-hidden="true" />
  </button>
);
