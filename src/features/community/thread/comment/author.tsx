import { Popover } from '@mantine/core';
import type { ListedPost } from '#model/contract/community/post';
import { PersonCard } from '#src/features/account/people/person-card.tsx';
import { shownName } from '#src/features/account/people/shown-name.ts';
import styles from './comment.module.css';

interface Props {
  readonly author: NonNullable<ListedPost['author']>;
  /** Who reads; null for a visitor. */
  readonly reader: string | null;
}

/** Who wrote it: opens a card with what can be done about them. */
export function Author({ author, reader }: Props) {
  return (
    <Popover
      width={280}
      position="bottom-start"
      trapFocus
      returnFocus
      withinPortal
      shadow="none"
      // Hidden for a moment it loses the focus: comments that arrive move what it belongs to.
      hideDetached={false}
    >
      <Popover.Target>
        <button type="button" className={styles.author}>
          <bdi>{shownName(author)}</bdi>
          <span className={styles.username}>@{author.username}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.card ?? ''} aria-label={shownName(author)}>
        <PersonCard username={author.username} reader={reader} />
      </Popover.Dropdown>
    </Popover>
  );
}
