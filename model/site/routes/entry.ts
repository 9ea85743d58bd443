import type { RecordList } from '../../records/list-readers.ts';
import type { PageGroup, TextKey } from '../../texts/groups.ts';
import type { ScreenName } from '../features.ts';
import type { SectionName } from '../sections.ts';

/** A part of a page that the side menu links to. */
export interface Anchor {
  readonly id: string;
  readonly title: TextKey;
}

/** One address of the site. */
export interface RouteEntry {
  /** `{id}` is any text, `{name?}` may be missing, `{path*}` is the rest of the address (reference R42). */
  readonly pattern: string;
  readonly section: SectionName;
  /** Document title, breadcrumb, menu and heading before any script runs: a key of the group `common`. */
  readonly title: TextKey;
  /** Its page; null for an address that leads to another one. */
  readonly screen: ScreenName | null;
  /** Groups of texts that the page and all its parts use, besides `common`. */
  readonly texts: readonly PageGroup[];
  readonly anchors: readonly Anchor[];
  /** Friendly names of the data the page shows; it is asked for while the page's code is on its way. */
  readonly data: readonly string[];
  /** The list that the page is about: where the data does not hold it, hub and menu leave the page out. */
  readonly list?: RecordList;
  /** Whether search engines are told of it. */
  readonly isCrawlable: boolean;
  /** Grey blocks in its skeleton. */
  readonly blocks: number;
  /** The address leads to another one. */
  readonly movedTo: string | null;
}
