import type { AssetKind } from '#model/media/explorer/file-kinds';
import type { Headed, SentLink, SentSearch, SentServer } from '../sent.ts';

/** A folder, a bundle or a file in a list. */
export interface PrerenderedItem {
  readonly path: string;
  readonly name: string;
  readonly look: AssetKind | 'folder' | 'bundle';
  /** The picture itself; null for all else. */
  readonly src: string | null;
  /** The name is a whole path, whose end says most. */
  readonly isPath: boolean;
  readonly note: string;
}

/** Why nothing shows, and the way out. */
export interface PrerenderedNothing {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly path: string; readonly label: string } | null;
}

/** What is in a folder or what was found, with its head. */
export interface PrerenderedItems {
  readonly title: string;
  /** Says of what the client shows that it is cut off; empty where it shows all. */
  readonly cut: string;
  /** Null for what was found. */
  readonly filter: SentSearch | null;
  /** How files show; null where there are none. */
  readonly views: {
    readonly label: string;
    readonly links: readonly (SentLink & { readonly view: 'grid' | 'list' })[];
  } | null;
  /** Ends the search; null in a folder. */
  readonly end: { readonly path: string; readonly label: string } | null;
  readonly look: 'grid' | 'list';
  readonly items: readonly PrerenderedItem[];
  /** Of all that the client will show. */
  readonly count: number;
  readonly more: { readonly path: string; readonly label: string } | null;
  readonly none: PrerenderedNothing | null;
}

/** A file of the bundle that shows. */
export interface PrerenderedFile {
  readonly label: string;
  readonly name: string;
  /** Such as 2 of 12; empty where the bundle does not list it. */
  readonly nth: string;
  readonly previous: { readonly path: string | null; readonly label: string };
  readonly next: { readonly path: string | null; readonly label: string };
  /** Back to the bundle. */
  readonly close: { readonly path: string; readonly label: string };
  readonly src: string | null;
  readonly download: { readonly path: string; readonly label: string };
}

/** The files of a server: a folder, what was found in all of them, or a file. */
export interface PrerenderedExplorer extends Headed {
  readonly kind: 'explorer';
  readonly lead: string;
  readonly servers: { readonly label: string; readonly links: readonly SentServer[] };
  /** What the client's button says, which stands where nothing is sent. */
  readonly copy: string;
  readonly crumbs: {
    readonly label: string;
    readonly up: { readonly path: string | null; readonly label: string };
    readonly links: readonly SentLink[];
  };
  readonly search: SentSearch;
  /** Heads the client's tree. */
  readonly tree: { readonly name: string; readonly files: string };
  /** Null while the origin takes its time, and when it cannot be reached. */
  readonly contents: PrerenderedItems | PrerenderedNothing | null;
  /** Said in place of them where no script will ask again. */
  readonly late: string;
  readonly file: PrerenderedFile | null;
}
