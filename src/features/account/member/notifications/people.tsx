import { useSession } from '#src/kit/actors/use-session.ts';
import { PeoplePopover } from '../../people/people-popover.tsx';
import styles from './notifications.module.css';

interface Props {
  readonly text: string;
  readonly usernames: readonly string[];
  readonly onOpen: () => void;
}

const MAX_SHOWN = 5;

/** The members of a grouped notification, for which there is no page: in short, with buttons to follow them back. */
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
