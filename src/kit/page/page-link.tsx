import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { linkTo } from '#model/site/links';

interface Props {
  readonly to: string;
  readonly className?: string | undefined;
  /** Of the text, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

/** A link where there is a page at the address, plain text where there is none. */
export function PageLink({ to, className, lang, children }: Props) {
  const path = linkTo(to);
  return path === null ? (
    <span className={className} lang={lang}>
      {children}
    </span>
  ) : (
    <Link to={path} className={className} lang={lang}>
      {children}
    </Link>
  );
}
