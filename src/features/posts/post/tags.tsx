import { Hash } from 'lucide-react';
import { use } from 'react';
import type { Tag } from '#model/contract/community/post';
import { RICH_OBJECTS, type RichObject } from '#model/records/rich-text';
import { postsWithTag } from '#model/site/objects';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Things } from '../things/things-around.tsx';
import styles from './post.module.css';

interface Props {
  readonly tags: readonly Tag[];
}

const MARK = 18;

const objectOf = ({ type }: Tag): RichObject | null => RICH_OBJECTS.find((object) => object === type) ?? null;

/** The kinds of things that tags are about. */
export const objectsOfTags = (tags: readonly Tag[]): readonly RichObject[] => [
  ...new Set(tags.flatMap((tag) => objectOf(tag) ?? [])),
];

/** What a post is about; each leads to all posts about it. */
export function Tags({ tags }: Props) {
  const { t } = useTranslation();
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={t('post.tags')}>
      {tags.map((tag) => (
        <li key={`${tag.type} ${tag.data}`}>
          <PageLink to={postsWithTag(tag)} className={styles.tag}>
            <TagName tag={tag} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function TagName({ tag }: { readonly tag: Tag }) {
  const { t } = useTranslation();
  const thingAt = use(Things);
  const object = objectOf(tag);
  const id = Number(tag.data);
  const thing = object && thingAt(object, id);
  if (thing && !thing.isSpoiler)
    return (
      <>
        <span className={styles.mark}>
          <thing.Picture item={thing.item} context={thing.context} look="" size={MARK} isDecorative />
        </span>
        {thing.family.title(thing.item)}
      </>
    );
  if (object && Number.isSafeInteger(id)) return t(`richText.object.${object}`, { id });
  return (
    <>
      <Hash size={14} aria-hidden="true" />
      {tag.data}
    </>
  );
}
