import { bareAddress } from '#model/site/canonical';
import { forgetSent, watchSent } from '../../browser/page/sent.ts';

/** What the server sent of the page that was asked for (server/routes/prerender.ts). */
export interface SentPage {
  /** The element; null at every other address, and once the page was left. */
  readonly at: (path: string) => HTMLElement | null;
  readonly leaveFor: (path: string) => void;
}

/** Takes hold of it before React clears the document's root. */
export function takeSentPage(): SentPage {
  const address = bareAddress(window.location.pathname);
  let element = document.querySelector<HTMLElement>('#root .first');
  if (element) watchSent(element);
  return {
    at: (path) => (bareAddress(path) === address ? element : null),
    leaveFor: (path) => {
      if (bareAddress(path) === address || !element) return;
      element = null;
      forgetSent();
    },
  };
}
