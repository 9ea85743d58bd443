import type { AnyPagedFamily, Line, Word } from '#model/families/family';
import type { TileShape } from '#model/listing/tile-shapes';
import type { SentStep } from '#model/vocabulary/sent-steps';
import type { PrerenderedExplorer } from './explorer/content.ts';
import type { Headed, SentLink, SentSearch, SentServer } from './sent.ts';

/**
 * What a page shows before any script runs. Texts are plain and from anywhere; addresses are paths of our own site.
 */
export type PrerenderedContent =
  | PrerenderedExplorer
  | PrerenderedHub
  | PrerenderedList
  | PrerenderedMember
  | PrerenderedOpening
  | PrerenderedPost
  | PrerenderedPosts
  | PrerenderedRanking
  | PrerenderedStory
  | PrerenderedThing;

/** The page of a section: what is in it. */
export interface PrerenderedHub extends Headed {
  readonly kind: 'hub';
  readonly lead: string;
  /** Pixels that stand empty above the cards, where the client shows what is of the moment; null where nothing does. */
  readonly above: { readonly wide: number; readonly phone: number } | null;
  readonly cards: readonly { readonly path: string; readonly title: string; readonly text: string }[];
}

export interface PrerenderedPicture {
  /** Null where there is none. */
  readonly src: string | null;
  /** Spoken in its place; empty where the name stands beside it. */
  readonly alt: string;
  /** Style variables by their names without `--`: colours and positions in a sheet, never words of the data. */
  readonly style?: Readonly<Record<string, string>>;
}

export interface PrerenderedTile {
  readonly path: string;
  readonly picture: PrerenderedPicture;
  readonly lines: readonly Line[];
  /** What a press does once the client is there; without scripts the tile leads to its page. */
  readonly press?: { readonly step: SentStep; readonly value: string };
}

/** What can be asked of a list before any script runs. */
export interface SentControls extends SentSearch {
  readonly sort: { readonly label: string; readonly chosen: string; readonly links: readonly SentLink[] };
  /** Null where there is one way to look at it. */
  readonly views: {
    readonly label: string;
    readonly links: readonly (SentLink & { readonly view: 'thumbs' | 'rows' | 'table' })[];
  } | null;
  /** Null where all is shown. */
  readonly more: { readonly path: string; readonly label: string } | null;
}

/** What a list is asked for. */
export interface PrerenderedList extends Headed {
  readonly kind: 'list';
  readonly lead: string;
  readonly count: { readonly found: string; readonly of: string };
  /** The same list of each server, where it is a list of one. */
  readonly servers?: readonly SentServer[];
  readonly shape: TileShape & { readonly phoneLines: number };
  /** Space reserved for the open filters on a wide screen, in pixels. */
  readonly filtersHeight: number;
  readonly look: AnyPagedFamily['tile']['look'];
  readonly view: string;
  /** Of pictures and rows. */
  readonly tiles: readonly PrerenderedTile[];
  readonly table: {
    readonly titles: readonly string[];
    readonly rows: readonly { readonly path: string; readonly cells: readonly string[] }[];
  } | null;
  /** Said where nothing was found. */
  readonly none: string | null;
  readonly controls: SentControls;
  /** What can be done with all that was found; null where nothing can. */
  readonly press: (SentButton & { readonly value: string }) | null;
}

/** What charts are ranked with, as a form. */
export interface SentSettings {
  readonly path: string;
  readonly title: string;
  /** What is set, in short. */
  readonly facts: string;
  readonly submit: string;
  readonly choices: readonly {
    readonly name: string;
    readonly label: string;
    readonly options: readonly {
      readonly value: string;
      readonly label: string;
      readonly isShown: boolean;
    }[];
  }[];
  readonly numbers: readonly {
    readonly name: string;
    readonly label: string;
    readonly value: string;
    readonly min: number;
    readonly max: number;
  }[];
  readonly box: { readonly name: string; readonly label: string; readonly isTicked: boolean };
}

/** One press, which the client fulfils when it is there. */
interface SentButton {
  readonly step: SentStep;
  readonly label: string;
}

interface Presses {
  readonly buttons: readonly SentButton[];
  readonly links: readonly Pick<SentLink, 'path' | 'label'>[];
}

export type OpeningPart =
  /** What is missing before anything can be done, and the ways to it. */
  | ({
      readonly kind: 'lack';
      readonly title: string;
      readonly text: string;
      /** Of no use to visitors who have cards: it does not show for them. */
      readonly isForNew: boolean;
      /** In a panel, on the page, or in place of all of it. */
      readonly frame: 'panel' | 'plain' | 'page';
    } & Presses)
  /** The first row of a panel that comes. */
  | ({ readonly kind: 'row' } & Presses)
  /** Things below each other, each a link. */
  | {
      readonly kind: 'rows';
      readonly rows: readonly {
        readonly path: string;
        readonly title: string;
        /** Of the title, where it is not that of the page. */
        readonly lang: string | null;
        readonly note: string;
      }[];
    }
  | { readonly kind: 'text'; readonly text: string }
  /** What is done one after the other. */
  | { readonly kind: 'steps'; readonly texts: readonly string[] }
  /** One of a few, which the client sets. */
  | ({
      readonly kind: 'options';
      /** Spoken, and shown beside them. */
      readonly name: string;
      readonly options: readonly { readonly value: string; readonly label: string }[];
    } & Pick<SentButton, 'step'>)
  /** Looks like a select; a press opens what there is. */
  | ({
      readonly kind: 'picker';
      /** Spoken: what is chosen. */
      readonly name: string;
      readonly picture: PrerenderedPicture | null;
      readonly title: string;
      readonly note: string;
    } & Pick<SentButton, 'step'>)
  /** Of one of a few; it shows on wide screens only where it stands elsewhere on phones. */
  | {
      readonly kind: 'choice';
      readonly label: string;
      readonly links: readonly SentLink[];
      readonly isWideOnly: boolean;
    }
  /** A part of the page's panel. */
  | { readonly kind: 'section'; readonly title: string; readonly parts: readonly OpeningPart[] };

/** What is to be done first on the page of a tool. */
export interface PrerenderedOpening extends Headed {
  readonly kind: 'opening';
  /** Empty where the page has none. */
  readonly lead: string;
  /** Of the page, in pixels. */
  readonly width: number;
  /** On phones the bar above the page alone says its name. */
  readonly isNamedByBar: boolean;
  readonly parts: readonly OpeningPart[];
}

/** Charts by their worth. */
export interface PrerenderedRanking extends Headed {
  readonly kind: 'ranking';
  readonly lead: string;
  /** Space reserved for the settings, in pixels. */
  readonly settingsHeight: { readonly wide: number; readonly phone: number };
  readonly settings: SentSettings;
  readonly rows: readonly {
    readonly rank: string;
    readonly path: string;
    readonly picture: PrerenderedPicture;
    readonly title: string;
    readonly facts: readonly Word[];
    readonly value: string;
  }[];
}

/** A post: who wrote it when, and the beginning of its text. */
export interface PrerenderedPost extends Headed {
  readonly kind: 'post';
  readonly author: string;
  readonly time: { readonly text: string; readonly iso: string };
  readonly blocks: readonly {
    readonly kind: 'heading' | 'paragraph' | 'list';
    /** One for each line of a list, one of all others. */
    readonly lines: readonly string[];
  }[];
}

/** A story of the game: what is said in it, and by whom. */
export interface PrerenderedStory extends Headed {
  readonly kind: 'story';
  /** Of its texts, for `lang`. */
  readonly lang: string;
  /** `name` is empty for narration, places and choices. */
  readonly lines: readonly { readonly name: string; readonly text: string }[];
}

export interface PrerenderedNeighbour {
  readonly path: string;
  readonly label: string;
  /** The accessible name. */
  readonly name: string;
}

/** Posts as their list, or the overview of the community, shows them. */
export interface PrerenderedPosts extends Headed {
  readonly kind: 'posts';
  readonly lead: string;
  readonly hasFilters: boolean;
  readonly parts: readonly PrerenderedPostList[];
}

interface PrerenderedPostList {
  /** Of an overview; a list of its own has none besides that of the page. */
  readonly title: string | null;
  /** Said where there are none. */
  readonly empty: string;
  readonly rows: readonly {
    readonly path: string;
    readonly title: string;
    readonly author: string;
    readonly time: PrerenderedPost['time'];
    /** Its first words; empty where it has none that may be shown. */
    readonly excerpt: string;
    readonly facts: string;
  }[];
}

/** A member: names, introduction, newest posts. */
export interface PrerenderedMember extends Headed {
  readonly kind: 'member';
  readonly subtitle: string;
  /** Empty without an introduction. */
  readonly intro: string;
  readonly rows: PrerenderedPosts['parts'][number]['rows'];
}

/** One thing: who it is, its picture, the first facts. */
export interface PrerenderedThing extends Headed {
  readonly kind: 'thing';
  readonly subtitle: string;
  readonly look: AnyPagedFamily['tile']['look'];
  /** Where picture and facts stand. */
  readonly page: Pick<AnyPagedFamily['page'], 'art' | 'ratio' | 'below' | 'hasFactsAside'>;
  /** A picture beside the name, or a word below it; null where neither is. */
  readonly badge: PrerenderedPicture | Word | null;
  readonly picture: PrerenderedPicture | null;
  /** What it says of itself. */
  readonly words: { readonly title: string; readonly text: string } | null;
  /** Those before and after it; null where they are not known by their numbers. */
  readonly neighbours: {
    readonly label: string;
    readonly previous: PrerenderedNeighbour | null;
    readonly next: PrerenderedNeighbour | null;
  } | null;
  readonly factsTitle: string;
  readonly facts: readonly { readonly label: string; readonly text: string; readonly path?: string }[];
  readonly list: { readonly path: string; readonly title: string };
}
