import type { PostDraft } from '#model/writing/post/draft';
import { Chip } from '#src/kit/text/chip.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { PostContent } from './blocks/post-content.tsx';
import styles from './write.module.css';

/** The post as readers will see it. */
export function PostPreview({ post: { title, content, tags } }: { readonly post: PostDraft }) {
  const { t } = useTranslation();
  const isEmpty = title === '' && content.length === 0;
  return (
    <div className={styles.preview}>
      {isEmpty && <p className="muted">{t('write.previewEmpty')}</p>}
      {title !== '' && <h2 className={styles.previewTitle}>{title}</h2>}
      <PostContent nodes={content} />
      {tags.length > 0 && (
        <ul className={styles.chosenTags}>
          {tags.map(({ type, data }) => (
            <li key={`${type} ${data}`}>
              <Chip>{`# ${data}`}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
