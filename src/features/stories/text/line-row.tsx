import { AudioLines, BookOpen, Copy, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Face } from '#src/kit/card/face.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './rows.module.css';
import type { RowProps } from './use-row-acts.ts';

const ICON = 18;
const FACE = 36;

interface Props extends Omit<RowProps, 'row' | 'server'> {
  readonly voices: number;
}

function Mark({ speaker }: Pick<RowProps, 'speaker'>) {
  if (speaker === null) return <BookOpen size={ICON} aria-hidden="true" />;
  if (speaker.id > 0) return <Face key={speaker.id} {...speaker} size={FACE} />;
  return <span className={styles.letters}>{speaker.monogram}</span>;
}

interface RowButtonProps {
  readonly label: string;
  readonly isHere: boolean;
  readonly className: string | undefined;
  readonly isPressed?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Reached by Tab in one row of the text, the place: from there the arrows lead on. */
const RowButton = ({ label, isHere, className, isPressed, onPress, children }: RowButtonProps) => (
  <button
    type="button"
    tabIndex={isHere ? 0 : -1}
    className={className}
    aria-label={label}
    aria-pressed={isPressed}
    title={label}
    onClick={onPress}
  >
    {children}
  </button>
);

/** What someone says, or the narrator. */
export function LineRow({ nth, number, voices, texts, speaker, isHere, isSpeaking, acts }: Props) {
  const { t } = useTranslation();
  const [first] = texts;
  const name = first?.name ?? '';
  const Sound = isSpeaking ? AudioLines : Volume2;
  const line = number ?? '';
  return (
    <div
      className={styles.line}
      data-here={isHere || undefined}
      data-plain={name === '' || undefined}
      aria-current={isHere ? 'true' : undefined}
    >
      <RowButton
        label={t('stories.text.goTo', { line })}
        isHere={isHere}
        className={styles.mark}
        onPress={() => acts.goTo(nth)}
      >
        <Mark speaker={speaker} />
      </RowButton>
      <div className={styles.head}>
        <b lang={first?.lang}>{name}</b>
        <RowButton
          label={t('stories.text.copyLine')}
          isHere={isHere}
          className={styles.copy}
          onPress={() => acts.copy(nth)}
        >
          <Copy size={ICON} aria-hidden="true" />
        </RowButton>
        {voices > 0 && (
          <RowButton
            label={isSpeaking ? t('stories.text.stopVoice') : t('stories.text.hearLine', { line })}
            isHere={isHere}
            isPressed={isSpeaking}
            className={styles.voice}
            onPress={() => acts.say(nth)}
          >
            <Sound size={ICON} aria-hidden="true" />
          </RowButton>
        )}
      </div>
      <div className={styles.texts}>
        {texts.map(({ text, lang }) => (
          <p key={lang} lang={lang}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}
