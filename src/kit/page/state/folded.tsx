import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './folded.module.css';

interface Props {
  /** Why it is folded; null for what is not. */
  readonly reason: string | null;
  /** Rendered while not folded, and when opened. */
  readonly children: ReactNode;
  /** The address points into it. */
  readonly isOpened?: boolean;
}

/**
 * Whether the focus is in an element with these handlers, or in a dialog or menu of its content: React's events follow its tree,
 * wherever on the page these are drawn.
 */
function useFocusInside() {
  const hasFocus = useRef(false);
  const handlers = {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
  return { hasFocus, handlers };
}

/**
 * One line in place of content that the reader hides; it opens in place. Content that begins or ceases to be folded stays where it is
 * in the tree, so that a menu in it keeps the focus. If the focus goes away with the content, the line has it.
 */
export function Folded({ reason, children, isOpened = false }: Props) {
  const { t } = useTranslation();
  const isFolded = reason !== null;
  const [isOpen, open] = useState(isOpened);
  const [wasFolded, note] = useState(isFolded);
  const line = useRef<HTMLButtonElement>(null);
  const { hasFocus, handlers } = useFocusInside();
  if (wasFolded !== isFolded) {
    note(isFolded);
    open(isOpened);
  }
  const isShown = !isFolded || isOpen;
  useLayoutEffect(() => {
    if (!isShown && hasFocus.current) line.current?.focus();
  }, [isShown, hasFocus]);
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <div {...handlers}>
      {isFolded && (
        <button
          ref={line}
          type="button"
          className={styles.line}
          aria-expanded={isOpen}
          onClick={() => open((before) => !before)}
        >
          <span>{reason}</span>
          <span className={styles.do}>
            {t(isOpen ? 'muted.hide' : 'muted.show')}
            <Icon size={16} aria-hidden="true" />
          </span>
        </button>
      )}
      {isShown && children}
    </div>
  );
}
