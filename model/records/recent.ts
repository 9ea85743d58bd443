import type { CardRecord } from './card.ts';
import type { EventRecord } from './event.ts';
import type { GachaRecord } from './gacha.ts';
import type { LoginCampaignRecord } from './login-campaign.ts';
import type { SongRecord } from './song.ts';

/** What is new about a song; published answers tell title and date only, so that band is 0 and jackets are none. */
export type RecentSong = Pick<SongRecord, 'id' | 'title' | 'publishedAt' | 'bandId' | 'jacketImages'>;

/** Published answers tell name and times only: the type is then null and the banner follows from the id. */
export type RecentEvent = Pick<EventRecord, 'id' | 'name' | 'startAt' | 'endAt' | 'bannerAssetBundleName'> & {
  readonly type: string | null;
  readonly assetBundleName: string | null;
};

/** Published answers tell name and times only: the type is then empty and there is no banner. */
export type RecentGacha = Pick<
  GachaRecord,
  'id' | 'type' | 'name' | 'publishedAt' | 'closedAt' | 'bannerAssetBundleName'
>;

export type RecentLoginCampaign = LoginCampaignRecord;

/** Enough of a card for its thumbnail. Published answers have no cards; ours do (product-spec, home). */
export type RecentCard = Pick<
  CardRecord,
  'id' | 'characterId' | 'rarity' | 'attribute' | 'resourceSetName' | 'name' | 'releasedAt'
> & {
  /** Null when the card cannot be trained. */
  readonly training: { readonly levelLimit: number } | null;
};

/** What runs, comes next and was added lately on any server: `news/dynamic/recent` (game-data 2.13). */
export interface Recent {
  readonly songs: ReadonlyMap<number, RecentSong>;
  readonly events: ReadonlyMap<number, RecentEvent>;
  readonly gacha: ReadonlyMap<number, RecentGacha>;
  readonly loginCampaigns: ReadonlyMap<number, RecentLoginCampaign>;
  readonly cards: ReadonlyMap<number, RecentCard>;
  /** One plain sentence each. */
  readonly problems: readonly string[];
}
