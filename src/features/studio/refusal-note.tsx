import { Button } from '@mantine/core';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { PostContent } from './blocks/post-content.tsx';
import type { WritingRefusal, WritingView } from './use-writing.ts';
import styles from './write.module.css';

interface Props {
  readonly writing: WritingView;
}

const FIELDS = ['title', 'tags', 'content'] as const;

/** Why the post was not published, and what can be done. */
export function RefusalNote({ writing }: Props) {
  const { refusal, insist, takeNewer } = writing;
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.refusal} hidden={refusal === null}>
      {refusal && <Words refusal={refusal} />}
      {refusal?.kind === 'stale' && (
        <>
          {refusal.newer && (
            <section className={styles.newer} aria-label={t('write.newer')}>
              <strong>{refusal.newer.title}</strong>
              <PostContent nodes={refusal.newer.content} />
            </section>
          )}
          <div className={styles.ends}>
            <Button onClick={insist}>{t('write.insist')}</Button>
            {refusal.newer && <Button onClick={takeNewer}>{t('write.takeNewer')}</Button>}
          </div>
        </>
      )}
    </div>
  );
}

function Words({ refusal }: { readonly refusal: WritingRefusal }) {
  const { t } = useTranslation();
  if (refusal.kind === 'wait') return <p>{t('composer.wait', { count: refusal.seconds })}</p>;
  if (refusal.kind === 'blocked') return <p>{t('muted.refused')}</p>;
  if (refusal.kind !== 'invalid') return <p>{t(`write.refusal.${refusal.kind}`)}</p>;
  const fields = FIELDS.filter((field) => refusal.fields.some((path) => path.split('.')[0] === field));
  return (
    <>
      <p>{t('write.refusal.invalid')}</p>
      {refusal.nodes.length > 0 && <p>{t('write.refusedNodes')}</p>}
      {fields.map((field) => (
        <p key={field}>{t(`write.refusedField.${field}`)}</p>
      ))}
    </>
  );
}
