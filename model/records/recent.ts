import type { BandRecord } from './band.ts';
import type { BirthdayRecord } from './birthday.ts';
import type { CardRecord } from './card.ts';
import type { CharacterRecord } from './character.ts';
import type { EventBonus, EventRecord } from './event.ts';
import type { GachaRecord } from './gacha.ts';
import type { LoginCampaignRecord } from './login-campaign.ts';
import type { NewsRecord } from './news.ts';
import type { SongRecord } from './song.ts';

/** What is new about a song; published answers have title and date only, so that band is 0 and the rest is none. */
export type RecentSong = Pick<
  SongRecord,
  'id' | 'title' | 'publishedAt' | 'bandId' | 'jacketImages' | 'difficulties'
>;

/** Published answers have name and times only: the type is then null and the banner follows from the id. */
export type RecentEvent = Pick<EventRecord, 'id' | 'name' | 'startAt' | 'endAt' | 'bannerAssetBundleName'> & {
  /** Ours have those of attributes and characters. */
  readonly bonus: EventBonus;
  readonly type: string | null;
  readonly assetBundleName: string | null;
};

/** Published answers have name and times only: the type is then empty, and there is neither banner nor logo. */
export type RecentGacha = Pick<
  GachaRecord,
  'id' | 'type' | 'name' | 'publishedAt' | 'closedAt' | 'bannerAssetBundleName'
> & { readonly resourceName: string | null };

export type RecentLoginCampaign = LoginCampaignRecord;

/** Enough of a card for its thumbnail. Published answers have no cards; ours do (reference R14). */
export type RecentCard = Pick<
  CardRecord,
  'id' | 'characterId' | 'rarity' | 'attribute' | 'resourceSetName' | 'name' | 'releasedAt'
> & {
  /** Null when the card cannot be trained. */
  readonly training: { readonly levelLimit: number } | null;
};

/** What runs, comes next and was added lately on any server: `news/dynamic/recent` (reference R14). */
export interface Recent {
  readonly songs: ReadonlyMap<number, RecentSong>;
  readonly events: ReadonlyMap<number, RecentEvent>;
  readonly gacha: ReadonlyMap<number, RecentGacha>;
  readonly loginCampaigns: ReadonlyMap<number, RecentLoginCampaign>;
  readonly cards: ReadonlyMap<number, RecentCard>;
  /** Of all cards and events above, and all with a birthday; published answers have none of what follows. */
  readonly characters: ReadonlyMap<number, CharacterRecord>;
  readonly birthdays: ReadonlyMap<number, BirthdayRecord>;
  readonly bands: ReadonlyMap<number, BandRecord>;
  /** The newest articles, without their authors. */
  readonly news: ReadonlyMap<number, NewsRecord>;
  /** One plain sentence each. */
  readonly problems: readonly string[];
}
