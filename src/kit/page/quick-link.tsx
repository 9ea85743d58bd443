import { createContext, type MouseEvent, type ReactNode, useCallback, useContext } from 'react';
import { useNavigate } from 'react-router';

type OnFollow = (event: MouseEvent<HTMLAnchorElement>) => void;

/** Provided once around a list of links. */
export const Follow = createContext<OnFollow>(() => {});

/** Leads to where a link points without loading the page again; other clicks are the browser's. */
export function useFollow(): OnFollow {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const path = event.currentTarget.getAttribute('href');
      if (!isPlain || path === null || event.defaultPrevented) return;
      event.preventDefault();
      void navigate(path);
    },
    [navigate],
  );
}

interface Props {
  /** Null for a thing without a page. */
  readonly to: string | null;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link of a long list: the router's own looks at the whole address at every change of it, each of hundreds. */
export function QuickLink({ to, className, children }: Props) {
  const follow = useContext(Follow);
  if (to === null) return <span className={className}>{children}</span>;
  return (
    <a href={to} className={className} onClick={follow}>
      {children}
    </a>
  );
}
