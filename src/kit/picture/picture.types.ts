import type { CardView } from '#model/listing/views/card-view';
import type { Difficulty } from '#model/vocabulary/difficulties';

export interface PictureChart {
  readonly difficulty: Difficulty;
  /** Such as `EX 27`. */
  readonly text: string;
}

interface PictureMember {
  readonly card: CardView;
  readonly isLeader: boolean;
  /** Level and skill. */
  readonly facts: string;
}

/** Cards that do not play, and their power. */
export interface PictureSupport {
  readonly title: string;
  readonly cards: readonly CardView[];
}

export interface PictureTeam {
  /** Its song, where there are several. */
  readonly title: string | null;
  readonly chart: PictureChart | null;
  readonly score: string;
  readonly facts: string;
  readonly members: readonly PictureMember[];
  readonly support: PictureSupport | null;
}

/** A result as it is drawn: texts in the visitor's language, in the order in which they stand. */
export interface ResultPicture {
  readonly site: string;
  readonly date: string;
  readonly title: string;
  readonly chart: PictureChart | null;
  readonly scoreLabel: string;
  readonly score: string;
  readonly verdict: string;
  readonly isProved: boolean;
  readonly facts: readonly string[];
  readonly teams: readonly PictureTeam[];
  /** The area items, and what mixing them gains. */
  readonly items: readonly string[];
  /** What had to be; empty without constraints. */
  readonly constraints: string;
  readonly settings: string;
  readonly note: string;
  /** The address of the result, drawn as a code for cameras where it is short enough. */
  readonly link?: string;
  /** Without an ending. */
  readonly fileName: string;
}

/** Colours and letters of the page as it is, so that the picture looks like it. */
export interface PageLook {
  readonly font: string;
  /** Of a variable such as `--accent`. */
  readonly color: (variable: string) => string;
}
