import { type KeyboardEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import styles from './action-list.module.css';
import type { MenuPlace } from './action-menu-place.ts';

/** One thing that can be done: where it leads, or what it does. */
export type MenuAction = {
  readonly label: string;
  readonly icon: ReactNode;
} & (
  | { readonly to: string }
  | { readonly onChoose: () => void }
  /** A file, and what it is called on the device. */
  | { readonly href: string; readonly download: string }
);

const LEAVING = ['pointerdown', 'focusin', 'keydown'];

interface Props {
  /** Spoken name. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly place: MenuPlace;
  /** The button that opened it: it has the focus again when something was chosen, and a press on it is its own. */
  readonly opener: () => HTMLElement | null;
  readonly onClose: () => void;
}

/** Where a key leads among the items of a menu, from one end on to the other; null for keys that lead nowhere. */
function steppedTo(key: string, from: number, count: number): number | null {
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return (from <= 0 ? count : from) - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

interface Leaving {
  /** Something was pressed in the page or got the focus. */
  readonly onTarget: (target: Node) => void;
  /** Escape was pressed outside the list: what it stood in for may have gone with the focus. */
  readonly onEscape: () => void;
}

/** Listens to the whole page from the moment in which the list is there: a fast key comes before the next frame. */
function useLeft({ onTarget, onEscape }: Leaving): void {
  const note = useEffectEvent((event: Event) => {
    if (event instanceof window.KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
    } else if (event.target instanceof Node) onTarget(event.target);
  });
  useLayoutEffect(() => {
    const listener = (event: Event) => note(event);
    for (const kind of LEAVING) document.addEventListener(kind, listener);
    return () => {
      for (const kind of LEAVING) document.removeEventListener(kind, listener);
    };
  }, []);
}

/** The open list of a menu: arrows, Home, End, Escape and Tab work; a press elsewhere closes it. */
export function ActionList({ label, actions, place, opener, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  useLayoutEffect(() => menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus(), []);
  const back = () => {
    opener()?.focus();
    onClose();
  };
  useLeft({
    onTarget: (target) => {
      if (!menu.current?.contains(target) && !opener()?.contains(target)) onClose();
    },
    onEscape: back,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    // From the button, the key leads on as if there were no list.
    if (event.key === 'Tab') return back();
    const all = items();
    const next = steppedTo(
      event.key,
      all.findIndex((item) => item === document.activeElement),
      all.length,
    );
    if (event.key === 'Escape') back();
    else if (next !== null) all[next]?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={menu}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={styles.menu}
      data-above={place.isAbove || undefined}
      style={place.style}
      onKeyDown={onKeyDown}
    >
      {actions.map((action) => (
        <Item key={action.label} action={action} onChosen={back} />
      ))}
    </div>
  );
}

interface ItemProps {
  readonly action: MenuAction;
  readonly onChosen: () => void;
}

function Item({ action, onChosen }: ItemProps) {
  const { label, icon } = action;
  const shared = { role: 'menuitem', tabIndex: -1, className: styles.item } as const;
  if ('to' in action)
    return (
      <Link {...shared} to={action.to} onClick={onChosen}>
        {icon}
        {label}
      </Link>
    );
  if ('href' in action)
    return (
      <a {...shared} href={action.href} download={action.download} onClick={onChosen}>
        {icon}
        {label}
      </a>
    );
  return (
    <button
      {...shared}
      type="button"
      onClick={() => {
        onChosen();
        action.onChoose();
      }}
    >
      {icon}
      {label}
    </button>
  );
}
