import { useLocation, useNavigate } from 'react-router';
import { routeAt } from '#model/site/patterns';
import { pagesAbove } from '#model/site/trail';
import { canGoBack } from '#src/browser/page/can-go-back.ts';
import { hubOf } from '../../pages/menu.ts';

/** The page above, as the breadcrumb has it; the home page for those that have none. */
function pathAbove(pathname: string): string {
  const route = routeAt(pathname);
  if (!route) return '/';
  const hub = hubOf(route.section);
  return pagesAbove(pathname, route).at(-1)?.path ?? (hub === null || hub === route.pattern ? '/' : hub);
}

/** Leads to the page before, and one level up in a tab that a link opened. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => void (canGoBack() ? navigate(-1) : navigate(pathAbove(pathname)));
}
