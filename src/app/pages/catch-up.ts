import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Gives each new listener the router's state; the router itself gives it to its first listener only. The
 * first drawing takes several tasks, and its component listens when that is over: a page that arrived meanwhile would never show.
 */
export function catchUp(router: Router): void {
  const { subscribe } = router;
  router.subscribe = (listener) => {
    const end = subscribe(listener);
    listener(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    return end;
  };
}
