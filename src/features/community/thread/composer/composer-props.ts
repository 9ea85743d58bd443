import type { ReactNode } from 'react';
import type { MentionedPerson } from '#model/writing/completion';
import type { ComposerInput } from '../../use-composer.ts';

export interface ComposerProps {
  /** Counts as it is at first. */
  readonly input: ComposerInput;
  /** What the field is for. */
  readonly label: string;
  readonly sendLabel: string;
  /** Who may be mentioned besides those whom the writer follows. */
  readonly people: readonly MentionedPerson[];
  /** Within a comment: takes the focus when it appears. */
  readonly isInner?: boolean;
  /** What someone saved meanwhile, shown when one's own text is refused for it. */
  readonly newer?: ReactNode;
  readonly onSent: (id: number) => void;
  readonly onClose?: () => void;
}
