import type { ChartFeel } from '../../rules/chart-votes.ts';
import type { PosterCard } from '../../rules/poster.ts';
import type { PostNode } from '../rich-text.ts';
import type { PostMetadata, Tag } from './post.ts';

/** An invented member who writes. */
export interface DemoWriter {
  readonly username: string;
  readonly nickname: string;
  readonly intro: readonly PostNode[];
  readonly favouriteCharacters: readonly number[];
  readonly favouriteCards: readonly number[];
  readonly favouriteBands: readonly number[];
  readonly favouriteSongs: readonly number[];
  readonly favouriteCostumes: readonly number[];
  readonly posterCard: PosterCard;
  /** Whether they publish their player IDs. */
  readonly showsPlayers: boolean;
  /** Empty where they link to no other site. */
  readonly socialMedia: string;
}

interface DemoText {
  /** Place in the list of writers. */
  readonly author: number;
  /** How long before now it was written, in milliseconds. */
  readonly age: number;
  readonly content: readonly PostNode[];
  /** Who likes it. */
  readonly likers: readonly number[];
}

export interface DemoComment extends DemoText {
  /** Place of the comment that it answers in the same thread. */
  readonly answers: number | null;
  /** The time of the chart that it is about. */
  readonly seconds?: number;
}

export interface DemoPost extends DemoText {
  readonly title: string;
  readonly tags: readonly Tag[];
  /** The oldest first. */
  readonly comments: readonly DemoComment[];
}

/** How hard a writer finds a chart. */
interface DemoVote {
  /** Place in the list of writers. */
  readonly voter: number;
  readonly level: number;
  readonly feel: ChartFeel;
}

export interface DemoChart extends DemoPost {
  readonly facts: Pick<PostMetadata, 'song' | 'artists' | 'diff' | 'level'>;
  /** As its author would send it. */
  readonly chart: readonly object[];
  readonly votes: readonly DemoVote[];
}

export interface DemoStory extends DemoPost {
  readonly facts: Pick<
    PostMetadata,
    | 'summary'
    | 'rating'
    | 'storyType'
    | 'warningViolence'
    | 'warningDeath'
    | 'warningNonCon'
    | 'warningUnderage'
  >;
  /** Place of the series whose chapter it is; null where it is none. */
  readonly series: number | null;
  /** As its author would send it. */
  readonly source: object;
}

/** What the demo set holds of the community, for the server to keep as if members had written it. */
export interface DemoCommunity {
  readonly writers: readonly DemoWriter[];
  /** The oldest first. */
  readonly posts: readonly DemoPost[];
  /** The oldest first. */
  readonly charts: readonly DemoChart[];
  /** The oldest first, a series before its chapters. */
  readonly stories: readonly DemoStory[];
  readonly follows: readonly (readonly [follower: number, followed: number])[];
}
