import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  readonly place: HTMLElement;
  readonly children: ReactNode;
}

/** Shown in another part of the page, such as a bar that takes buttons of what is above it. */
export const Elsewhere = ({ place, children }: Props) => createPortal(children, place);
