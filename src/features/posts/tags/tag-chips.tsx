import { Link } from 'react-router';
import type { Tag } from '#model/contract/community/post';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { postsPath, tagCode } from '../list/posts-address.ts';
import { useTags } from '../posts.data.ts';
import { useTagText } from './tag-text.ts';
import styles from './tags.module.css';

const SHOWN = 8;

interface Props {
  /** Only tags of posts from then on, epoch milliseconds. */
  readonly since?: number;
  /** What is said before them. */
  readonly lead?: string;
}

/** The most used tags with how many posts have them, each as the link to those. */
export function TagLinks({ since, lead }: Props) {
  const { integer } = useFormat();
  const { data = [] } = useTags(since === undefined ? {} : { since });
  const shown = data.slice(0, SHOWN);
  const textOf = useTagText(shown);
  if (shown.length === 0) return null;
  return (
    <div className={styles.chips}>
      {lead && <span className={styles.lead}>{lead}</span>}
      {shown.map((tag) => (
        <Link key={tagCode(tag)} className={styles.chip} to={postsPath({ tags: [tag] })}>
          <bdi>{textOf(tag)}</bdi> <span className={styles.number}>{integer(tag.count)}</span>
        </Link>
      ))}
    </div>
  );
}

interface ChipsProps {
  readonly chosen: readonly Tag[];
  readonly onChange: (tags: readonly Tag[]) => void;
}

/** The most used tags, pressed where posts must have them. */
export function TagChips({ chosen, onChange }: ChipsProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { data = [] } = useTags({});
  const shown = data.slice(0, SHOWN);
  const textOf = useTagText(shown);
  if (shown.length === 0) return null;
  const codes = new Set(chosen.map(tagCode));
  const toggle = ({ type, data: name }: Tag) => {
    const code = tagCode({ type, data: name });
    const others = chosen.filter((each) => tagCode(each) !== code);
    onChange(codes.has(code) ? others : [...others, { type, data: name }]);
  };
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{t('posts.usedTags')}</legend>
      {shown.map((tag) => (
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
