import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { PersonCard } from './person-card.tsx';

interface Props {
  /** The accessible name of the popover. */
  readonly label: string;
  readonly usernames: readonly string[];
  /** The reader; null for a visitor. */
  readonly reader: string | null;
  readonly className: string | undefined;
  readonly cardClass: string | undefined;
  readonly onOpen?: () => void;
  /** The label of the button. */
  readonly children: ReactNode;
}

/** A button that opens cards of members, with what can be done about them. */
export function PeoplePopover({
  label,
  usernames,
  reader,
  className,
  cardClass = '',
  onOpen,
  children,
}: Props) {
  return (
    <Popover
      width={280}
      position="bottom-start"
      trapFocus
      returnFocus
      withinPortal
      shadow="none"
      // The popover would be hidden for a moment, and lose the focus, when loaded content moves its button.
      hideDetached={false}
      {...(onOpen && { onOpen })}
    >
      <Popover.Target>
        <button type="button" className={className}>
          {children}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={cardClass} aria-label={label}>
        {usernames.map((username) => (
          <PersonCard key={username} username={username} reader={reader} />
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
