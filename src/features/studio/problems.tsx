import { Button } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { faultsOfPost } from '#model/writing/post/faults';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type PostEditor, useSummary } from './text/use-post-editor.ts';
import type { WritingView } from './use-writing.ts';
import styles from './write.module.css';

interface Props {
  readonly editor: PostEditor | null;
  readonly writing: WritingView;
}

/** Everything that keeps the post from being published, each with the way to it. A missing title is no problem while one writes. */
export function Problems({ editor, writing: { post } }: Props) {
  const { t } = useTranslation();
  const { faults } = useSummary(editor);
  const whole = faultsOfPost(post).filter((fault) => fault !== 'untitled');
  const isClean = faults.length + whole.length === 0;
  return (
    <section className={styles.problems} aria-label={t('write.problems')} hidden={isClean}>
      <p role="status" className="visually-hidden">
        {!isClean && t('write.problemCount', { number: faults.length + whole.length })}
      </p>
      <ul>
        {whole.map((fault) => (
          <li key={fault}>
            <TriangleAlert size={16} aria-hidden="true" />
            <span>{t(`write.postFault.${fault}`)}</span>
          </li>
        ))}
        {faults.map(({ fault, from }) => (
          <li key={from}>
            <TriangleAlert size={16} aria-hidden="true" />
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
