import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './folded.module.css';

interface Props {
  /** Why it is folded. */
  readonly reason: string;
  /** Rendered when opened. */
  readonly children: ReactNode;
  /** The address points into it. */
  readonly isOpened?: boolean;
}

/** One line in place of content that the reader hides; it opens in place. */
export function Folded({ reason, children, isOpened = false }: Props) {
  const { t } = useTranslation();
  const [isOpen, open] = useState(isOpened);
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <div>
      <button
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
      {isOpen && children}
    </div>
  );
}
