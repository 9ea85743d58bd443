import { Hash } from 'lucide-react';
import { use } from 'react';
import type { PostKind } from '#model/contract/community/categories';
import type { Tag } from '#model/contract/community/post';
import { postsWithTag } from '#model/site/objects';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { kindsOfTags, thingOfTag, useTagText } from '../tags/tag-text.ts';
import { Things, ThingsAround } from '../things/things-around.tsx';
import styles from './post.module.css';

interface Props {
  readonly tags: readonly Tag[];
  readonly kind: PostKind;
}

const MARK = 18;

/** What a post is about; each leads to all posts about it. */
export function Tags({ tags, kind }: Props) {
  const { t } = useTranslation();
  if (tags.length === 0) return null;
  return (
    <ThingsAround kinds={kindsOfTags(tags)}>
      <ul className={styles.tags} aria-label={t('post.tags')}>
        {tags.map((tag) => (
          <li key={`${tag.type} ${tag.data}`}>
            <PageLink to={postsWithTag(tag, kind)} className={styles.tag}>
              <TagName tag={tag} />
            </PageLink>
          </li>
        ))}
      </ul>
    </ThingsAround>
  );
}

function TagName({ tag }: { readonly tag: Tag }) {
  const textOf = useTagText();
  const thingAt = use(Things);
  const named = thingOfTag(tag);
  if (named === null)
    return (
      <>
        <Hash size={14} aria-hidden="true" />
        {tag.data}
      </>
    );
  const thing = thingAt(named.object, named.id);
  return (
    <>
      {thing && !thing.isSpoiler && (
        <span className={styles.mark}>
          <thing.Picture item={thing.item} context={thing.context} look="" size={MARK} isDecorative />
        </span>
      )}
      {textOf(tag)}
    </>
  );
}
