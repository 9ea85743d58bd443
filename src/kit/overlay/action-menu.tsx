import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ActionList, type MenuAction } from './action-list.tsx';
import { type MenuPlace, placeBeside } from './action-menu-place.ts';

/** What the button that opens a menu is given. */
export interface MenuOpener {
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly onClick: () => void;
}

interface Props {
  /** Spoken name. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
  /** One button with all that it is given. */
  readonly button: (opener: MenuOpener) => ReactNode;
  readonly onOpen?: () => void;
  /** Whether it is open, for a menu that takes the place of another one on the page: it opens if that one was. */
  readonly kept?: RefObject<boolean> | null;
}

/**
 * A button and the list of what it offers. Placed once and never followed: a library that watches everything around takes a phone longer
 * than the list itself.
 */
export function ActionMenu({ label, actions, button, onOpen, kept = null }: Props) {
  const [place, put] = useState<MenuPlace | null>(null);
  const around = useRef<HTMLSpanElement>(null);
  const opener = () => around.current?.querySelector('button') ?? null;
  const note = (isOpen: boolean) => {
    if (kept) kept.current = isOpen;
  };
  const close = () => {
    put(null);
    note(false);
  };
  const open = () => {
    const button = opener();
    if (!button) return;
    put(placeBeside(button, actions.length));
    note(true);
    onOpen?.();
  };
  const reopen = useEffectEvent(() => {
    if (kept?.current) open();
  });
  // Before a key can be pressed in vain.
  useLayoutEffect(() => reopen(), []);
  return (
    <span ref={around}>
      {button({ 'aria-haspopup': 'menu', 'aria-expanded': place !== null, onClick: place ? close : open })}
      {place &&
        createPortal(
          <ActionList label={label} actions={actions} place={place} opener={opener} onClose={close} />,
          document.body,
        )}
    </span>
  );
}
