import { Popover } from '@mantine/core';
import { useSession } from '#src/kit/actors/use-session.ts';
import { PersonCard } from '../../people/person-card.tsx';
import styles from './notifications.module.css';

interface Props {
  readonly text: string;
  readonly usernames: readonly string[];
  readonly onOpen: () => void;
}

const MAX_SHOWN = 5;

/** Who did it, where no page tells of all of them: in short, and to follow them in return. */
export function People({ text, usernames, onOpen }: Props) {
  const reader = useSession().user?.username ?? null;
  return (
    <Popover
      width={280}
      position="bottom-start"
      trapFocus
      returnFocus
      withinPortal
      shadow="none"
      onOpen={onOpen}
    >
      <Popover.Target>
        <button type="button" className={styles.people}>
          {text}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.cards ?? ''} aria-label={text}>
        {usernames.slice(0, MAX_SHOWN).map((username) => (
          <PersonCard key={username} username={username} reader={reader} />
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
