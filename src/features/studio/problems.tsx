import { Button } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import type { PostFault } from '#model/writing/post/faults';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { TextEditor } from './text/use-text-editor.ts';
import styles from './write.module.css';

interface Props {
  readonly text: TextEditor;
  /** Of all that is written together. A missing title is no problem while one writes. */
  readonly whole: readonly Exclude<PostFault, 'untitled'>[];
}

const ICON = { size: 16, 'aria-hidden': true } as const;

/** Everything the site would refuse, what stands in the text with the way to it. */
export function Problems({ text: { editor, faults }, whole }: Props) {
  const { t } = useTranslation();
  const number = faults.length + whole.length;
  return (
    <section className={styles.problems} aria-label={t('write.problems')} hidden={number === 0}>
      <p role="status" className="visually-hidden">
        {number > 0 && t('write.problemCount', { number })}
      </p>
      <ul>
        {whole.map((fault) => (
          <li key={fault}>
            <TriangleAlert {...ICON} />
            <span>{t(`write.postFault.${fault}`)}</span>
          </li>
        ))}
        {faults.map(({ fault, from }) => (
          <li key={from}>
            <TriangleAlert {...ICON} />
            <span>{t(`write.fault.${fault}`)}</span>
            <Button variant="default" size="compact-sm" onClick={() => editor?.select(from)}>
              {t('write.show')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
