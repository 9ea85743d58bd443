import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { keepSentFocus, keepSentTop, noteSentFocus } from '../../browser/page/sent.ts';

const Sent = createContext<HTMLElement | null>(null);

/** Gives a page what the server sent of it; null where it sent nothing, or another page. */
export const SentContent = Sent.Provider;

interface Props {
  /** Buttons that work without the data, at their place in the page that the server drew; they get the name of the thing. */
  readonly actions?: ((name: string) => ReactNode) | undefined;
  /** Where the server sent nothing. */
  readonly children: ReactNode;
}

/**
 * In place of a page that has not all it needs: the element that the server sent, which so never leaves the screen, and in
 * which pictures are loaded already.
 */
export function Meanwhile({ actions, children }: Props) {
  const sent = useContext(Sent);
  const take = useCallback(
    (place: HTMLElement | null) => {
      if (!sent) return undefined;
      place?.replaceChildren(sent);
      keepSentFocus();
      // Effects of the page that is drawn with it scroll, too.
      queueMicrotask(keepSentTop);
      // Once the page's own stands in its place.
      return () =>
        queueMicrotask(() => {
          keepSentFocus();
          keepSentTop();
        });
    },
    [sent],
  );
  if (!sent) return children;
  const place = sent.querySelector('.first-actions');
  return (
    <>
      <div ref={take} aria-busy="true" />
      {actions && place && createPortal(actions(sent.querySelector('h1')?.textContent ?? ''), place)}
    </>
  );
}

/** Whether what the server sent stands in for a page that waits: until the page has drawn its own once. */
export function useStandIn(isWaiting: boolean): boolean {
  const sent = useContext(Sent);
  const [isOver, end] = useState(false);
  const isNeeded = sent !== null && isWaiting && !isOver;
  if (!isNeeded && !isOver) end(true);
  return isNeeded;
}

interface PartProps {
  /** Selects it in what the server sent. */
  readonly part: '.first-tiles' | '.first-ranking' | '.first-posts' | '.first-count';
  /** Where the server sent nothing. */
  readonly children?: ReactNode;
}

/**
 * A part alone of what the server sent, in the moment before a list draws its own; nothing once it was taken away. Another place may
 * take it when this one goes.
 */
export function MeanwhilePart({ part, children = null }: PartProps) {
  const sent = useContext(Sent);
  const take = useCallback(
    (place: HTMLElement | null) => {
      const shown = sent?.querySelector<HTMLElement>(part);
      if (!shown) return undefined;
      place?.replaceChildren(shown);
      keepSentFocus();
      return () => {
        noteSentFocus(shown);
        sent?.append(shown);
        queueMicrotask(keepSentFocus);
      };
    },
    [sent, part],
  );
  return sent ? <div ref={take} className="first" data-part="" /> : children;
}
