import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './about.module.css';

interface Props {
  readonly isRefused: boolean;
  /** What is said instead of the usual words. */
  readonly words?: string;
  readonly children?: ReactNode;
}

/** A part of the form that has no field of its own to say that the site refused it. */
export function RefusedMark({ isRefused, words, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset
      className={styles.marked}
      data-refused={isRefused || undefined}
      tabIndex={-1}
      aria-describedby={isRefused ? id : undefined}
    >
      {children}
      <p id={id} className={styles.fault} role="alert">
        {isRefused && (words ?? t('draft.refused'))}
      </p>
    </fieldset>
  );
}

/** What is chosen comes before what could be, and a field before the buttons beside it. */
const FIELDS = [':checked', 'input', 'textarea', 'button'] as const;

const fieldIn = (part: HTMLElement): HTMLElement =>
  FIELDS.reduce<HTMLElement | null>((found, each) => found ?? part.querySelector(each), null) ?? part;

/** Focuses the first part that was refused, each time something is; the section is the one that the ref is given to. */
export function useRefusedFocus(refusal: object | null) {
  const section = useRef<HTMLDivElement>(null);
  const focus = useEffectEvent(() => {
    const first = section.current?.querySelector<HTMLElement>('[data-refused], [aria-invalid="true"]');
    const field = first?.matches('[data-refused]') ? fieldIn(first) : first;
    field?.focus();
  });
  useEffect(() => {
    if (refusal) focus();
  }, [refusal]);
  return section;
}
