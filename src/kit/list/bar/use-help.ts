import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

/** Long enough to cross the gap between the button and what it opened. */
const LEAVE_MS = 250;

type HelpState = 'closed' | 'hovered' | 'pinned';

export interface Help {
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
export function useHelp(): Help {
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
