import type { RecordList } from '../../records/list-readers.ts';
import type { PageGroup, TextKey } from '../../texts/groups.ts';
import type { PageIcon } from '../../vocabulary/page-icons.ts';
import type { ScreenName } from '../features.ts';
import type { PageSection } from '../sections.ts';

/** A part of a page that the side menu links to. */
export interface Anchor {
  readonly id: string;
  readonly title: TextKey;
}

/**
 * One address of the site, and all that others say of its page: menu, hubs, search, link previews, sitemap and tests derive it from here.
 * A page that a link can lead to has a lead, one in a section also an icon; an address with a part to fill in has a sample (tests/model/site/routes.test.ts).
 */
export interface RouteEntry {
  /** `{id}` is any text, `{name?}` may be missing, `{path*}` is the rest of the address (reference R42). */
  readonly pattern: string;
  /** An address of the demo set that it fits, for tests and screenshots. */
  readonly sample?: string;
  /** The rest of the address (`{path*}`) is a place on the page: going there keeps the page and the focus. */
  readonly restIsPlace?: boolean;
  readonly section: PageSection;
  /** Document title, breadcrumb, menu and heading before any script runs: a key of the group `common`. */
  readonly title: TextKey;
  /** What there is to find, in a sentence: a key of a group that the hub of the section uses. */
  readonly lead?: TextKey;
  readonly icon?: PageIcon;
  /** What else it is called by those who look for it: a key of the group `words`. */
  readonly words?: TextKey;
  readonly screen: ScreenName;
  /** Groups of texts that the page and all its parts use, besides `common`. */
  readonly texts: readonly PageGroup[];
  readonly anchors?: readonly Anchor[];
  /** Friendly names of the data the page shows; it is asked for while the page's code is on its way. */
  readonly data?: readonly (RecordList | 'recent')[];
  /** The list that the page is about: where the data does not hold it, hub and menu leave the page out. */
  readonly list?: RecordList;
  /** Whether search engines may list it; true where it is left out. */
  readonly isCrawlable?: boolean;
  /** Grey blocks in its skeleton; two where it is left out. */
  readonly blocks?: number;
}
