import { createContext, type ReactNode, useCallback, useContext } from 'react';

const Sent = createContext<HTMLElement | null>(null);

/** Gives a page what the server sent of it; null where it sent nothing, or another page. */
export const SentContent = Sent.Provider;

interface Props {
  /** Where the server sent nothing. */
  readonly children: ReactNode;
}

/**
 * In place of a page that has not all it needs: the element that the server sent, which so never leaves the screen, and in
 * which pictures are loaded already.
 */
export function Meanwhile({ children }: Props) {
  const sent = useContext(Sent);
  const take = useCallback(
    (place: HTMLElement | null) => {
      if (sent) place?.replaceChildren(sent);
    },
    [sent],
  );
  return sent ? <div ref={take} aria-busy="true" /> : children;
}

interface PartProps {
  /** Selects it in what the server sent. */
  readonly part: '.first-tiles' | '.first-ranking';
}

/** The tiles or rows alone of what the server sent, in the moment before a list draws its own; nothing once they were taken away. */
export function MeanwhilePart({ part }: PartProps) {
  const sent = useContext(Sent);
  const take = useCallback(
    (place: HTMLElement | null) => {
      const shown = sent?.querySelector(part);
      if (shown) place?.replaceChildren(shown);
    },
    [sent, part],
  );
  return sent && <div ref={take} className="first" />;
}
