import type { PostDraft } from '#model/writing/post/draft';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { PostContent } from './blocks/post-content.tsx';
import { DraftRefusal } from './frame/draft-refusal.tsx';
import type { WritingRefusal, WritingView } from './use-writing.ts';
import styles from './write.module.css';

interface Props {
  readonly writing: WritingView;
}

const FIELDS = ['title', 'tags', 'content'] as const;

/** Why the post was not published, and what can be done. */
export function RefusalNote({ writing: { refusal, insist, takeNewer } }: Props) {
  const { t } = useTranslation();
  return (
    <DraftRefusal
      words={refusal && <Words refusal={refusal} />}
      stale={
        refusal?.kind === 'stale'
          ? {
              newer: refusal.newer && <Newer post={refusal.newer} />,
              insist: { label: t('write.insist'), onInsist: insist },
              take: { label: t('write.takeNewer'), onTake: takeNewer },
            }
          : null
      }
    />
  );
}

function Newer({ post: { title, content } }: { readonly post: PostDraft }) {
  const { t } = useTranslation();
  return (
    <section className={styles.newer} aria-label={t('write.newer')}>
      <strong>{title}</strong>
      <PostContent nodes={content} />
    </section>
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
