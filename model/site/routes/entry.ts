import type { SectionName } from '../sections.ts';

/** A part of a page that the side menu links to. */
export interface Anchor {
  readonly id: string;
  /** Key in the locale files. */
  readonly title: string;
}

/** One address of the site. */
export interface RouteEntry {
  /** As spec §2 writes it: `{id}` is any text, `{name?}` may be missing, `{path*}` is the rest of the address. */
  readonly pattern: string;
  readonly section: SectionName;
  /** Key in the locale files: document title, breadcrumb, menu and heading before any script runs. */
  readonly title: string;
  readonly anchors: readonly Anchor[];
  /** Friendly names of the data the page shows; it is asked for while the page's code is on its way. */
  readonly data: readonly string[];
  /** Whether search engines are told of it. */
  readonly isCrawlable: boolean;
  /** Grey blocks in its skeleton. */
  readonly blocks: number;
  /** The address leads to another one. */
  readonly movedTo: string | null;
}
