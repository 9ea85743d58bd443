import { useEffect, useRef } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './window.module.css';

interface Props {
  readonly options: readonly string[];
  /** Of the story. */
  readonly lang: string;
  readonly onChoose: (option: number) => void;
}

/** What the visitor chooses from; the first has the focus, so that the keyboard can go on. */
export function ChoiceList({ options, lang, onChoose }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  // Two options may read alike.
  const numbered = options.map((option, nth) => ({ nth, option }));
  return (
    <ul ref={list} className={styles.choices} aria-label={t('stories.theatre.choose')}>
      {numbered.map(({ nth, option }) => (
        <li key={nth}>
          <button type="button" className={styles.choice} lang={lang} onClick={() => onChoose(nth)}>
            {option}
          </button>
        </li>
      ))}
    </ul>
  );
}
