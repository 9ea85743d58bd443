import { Popover } from '@mantine/core';
import { CircleHelp } from 'lucide-react';
import { memo, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../text/translation.tsx';
import styles from './list-bar.module.css';

/** Long enough to cross the gap between the button and what it opened. */
const LEAVE_MS = 250;

type HelpState = 'closed' | 'hovered' | 'pinned';

interface Help {
  readonly state: HelpState;
  readonly toggle: () => void;
  readonly close: () => void;
  /** For what opens it and for what is opened: it stays while the pointer is on either. */
  readonly hover: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
  };
}

/** Help that a pointer on it opens, a press pins, and Escape closes, wherever the focus is (reference R52). */
function useHelp(): Help {
  const [state, setState] = useState<HelpState>('closed');
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = useCallback(() => setState('closed'), []);
  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (state === 'closed') return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [state, close]);
  const onPointer = (event: PointerEvent, isOn: boolean) => {
    // A finger has nowhere to hover; its press pins at once.
    if (event.pointerType !== 'mouse') return;
    clearTimeout(leaving.current);
    if (isOn) setState((was) => (was === 'closed' ? 'hovered' : was));
    else
      leaving.current = setTimeout(() => setState((was) => (was === 'hovered' ? 'closed' : was)), LEAVE_MS);
  };
  return {
    state,
    close,
    toggle: () => setState(state === 'pinned' ? 'closed' : 'pinned'),
    hover: {
      onPointerEnter: (event) => onPointer(event, true),
      onPointerLeave: (event) => onPointer(event, false),
    },
  };
}

interface Props {
  readonly examples: readonly { readonly typed: string; readonly meaning: string }[];
  readonly onTry: (typed: string) => void;
}

/** What can be typed, by examples; one press tries it. The focus goes there only when it is pinned. */
export const SearchHelp = memo(function SearchHelp({ examples, onTry }: Props) {
  const { t } = useTranslation();
  const { state, toggle, close, hover } = useHelp();
  const button = useRef<HTMLButtonElement>(null);
  const isPinned = state === 'pinned';
  const leave = () => {
    close();
    if (isPinned) button.current?.focus();
  };
  return (
    <Popover
      opened={state !== 'closed'}
      onChange={leave}
      position="bottom-end"
      width={320}
      trapFocus={isPinned}
      returnFocus={false}
    >
      <Popover.Target>
        <button
          ref={button}
          type="button"
          className={styles.help}
          aria-label={t('list.help')}
          onClick={toggle}
          {...hover}
        >
          <CircleHelp size={18} aria-hidden="true" />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('list.help')} {...hover}>
        <ul className={styles.examples}>
          {examples.map(({ typed, meaning }) => (
            <li key={typed}>
              <button
                type="button"
                onClick={() => {
                  onTry(typed);
                  leave();
                }}
              >
                <code>{typed}</code>
                <span>{meaning}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{t('list.helpNote')}</p>
        <p className={styles.keys}>{t('list.helpKeys')}</p>
      </Popover.Dropdown>
    </Popover>
  );
});
