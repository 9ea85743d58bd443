import type { ListedPost } from '#model/contract/community/post';
import { shownName } from '#model/rules/shown-name';
import { PeoplePopover } from '#src/features/account/people/people-popover.tsx';
import styles from './comment.module.css';

interface Props {
  readonly author: NonNullable<ListedPost['author']>;
  /** The reader; null for a visitor. */
  readonly reader: string | null;
}

/** Who wrote it: opens a card with what can be done about them. */
export const Author = ({ author, reader }: Props) => (
  <PeoplePopover
    label={shownName(author)}
    usernames={[author.username]}
    reader={reader}
    className={styles.author}
    cardClass={styles.card}
  >
    <bdi>{shownName(author)}</bdi>
    <span className={styles.username}>@{author.username}</span>
  </PeoplePopover>
);
