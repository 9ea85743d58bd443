import type { ReactNode } from 'react';

export interface DiscProps {
  /** Side in pixels. */
  readonly size?: number;
  /** Spoken name; left out where the name stands beside the mark. */
  readonly label?: string;
}

interface Props extends DiscProps {
  readonly color: string;
  /** Of the glyph. */
  readonly ink: string;
  readonly children: ReactNode;
}

/** A disc with a glyph, which carries the meaning; the colour repeats it. */
export const Disc = ({ color, ink, size = 20, label, children }: Props) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    color={ink}
    style={{ '--disc': color, flex: 'none' }}
  >
    <circle cx="12" cy="12" r="11.3" fill="var(--disc)" stroke="#ffffff" strokeWidth="1.4" />
    {children}
  </svg>
);
