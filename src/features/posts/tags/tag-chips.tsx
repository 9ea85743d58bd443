import { Link } from 'react-router';
import type { Tag } from '#model/contract/community/post';
import { tagCode } from '#model/listing/posts-query';
import { postsWithTag } from '#model/site/objects';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { CountedTag } from '../posts.data.ts';
import { useTagText } from './tag-text.ts';
import styles from './tags.module.css';

const SHOWN = 8;

interface Props {
  readonly tags: readonly CountedTag[];
  /** What is said before them. */
  readonly lead: string;
}

/** Tags with how many posts have them, each as the link to those. */
export function TagLinks({ tags, lead }: Props) {
  const { integer } = useFormat();
  const textOf = useTagText();
  if (tags.length === 0) return null;
  return (
    <div className={styles.chips}>
      <span className={styles.lead}>{lead}</span>
      {tags.slice(0, SHOWN).map((tag) => (
        <Link key={tagCode(tag)} className={styles.chip} to={postsWithTag(tag)}>
          <bdi>{textOf(tag)}</bdi> <span className={styles.number}>{integer(tag.count)}</span>
        </Link>
      ))}
    </div>
  );
}

interface ChipsProps {
  readonly tags: readonly CountedTag[];
  readonly chosen: readonly Tag[];
  readonly onChange: (tags: readonly Tag[]) => void;
}

/** Tags, pressed where posts must have them. */
export function TagChips({ tags, chosen, onChange }: ChipsProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const textOf = useTagText();
  if (tags.length === 0) return null;
  const codes = new Set(chosen.map(tagCode));
  const toggle = ({ type, data: name }: Tag) => {
    const code = tagCode({ type, data: name });
    const others = chosen.filter((each) => tagCode(each) !== code);
    onChange(codes.has(code) ? others : [...others, { type, data: name }]);
  };
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{t('posts.usedTags')}</legend>
      {tags.slice(0, SHOWN).map((tag) => (
        <button
          key={tagCode(tag)}
          type="button"
          className={styles.chip}
          aria-pressed={codes.has(tagCode(tag))}
          onClick={() => toggle(tag)}
        >
          <bdi>{textOf(tag)}</bdi> <span className={styles.number}>{integer(tag.count)}</span>
        </button>
      ))}
    </fieldset>
  );
}
