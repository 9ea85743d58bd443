import { useSession } from '#src/kit/actors/use-session.ts';
import { PeoplePopover } from '../../people/people-popover.tsx';
import styles from './notifications.module.css';

interface Props {
  readonly text: string;
  readonly usernames: readonly string[];
  readonly onOpen: () => void;
}

const MAX_SHOWN = 5;

/** Who did it, where no page tells of all of them: in short, and to follow them in return. */
export const People = ({ text, usernames, onOpen }: Props) => (
  <PeoplePopover
    label={text}
    usernames={usernames.slice(0, MAX_SHOWN)}
    reader={useSession().user?.username ?? null}
    className={styles.people}
    cardClass={styles.cards}
    onOpen={onOpen}
  >
    {text}
  </PeoplePopover>
);
