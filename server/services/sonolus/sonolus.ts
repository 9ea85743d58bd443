import type {
  LevelItem,
  ServerInfo,
  ServerItemDetails,
  ServerItemInfo,
  ServerItemList,
  ServerItemSection,
  ServerLevelResultInfo,
} from '@sonolus/core';
import type { Locale } from '#model/vocabulary/locales';
import type { PostDetails } from '../community/details.ts';
import type { ShownPosts } from '../community/shown.ts';
import type { PublishedLists } from '../families/lists.ts';
import type { DataService } from '../published/data.ts';
import type { Prepared } from '../published/encodings.ts';
import { textIn } from '../thing-words.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { CommunityLevels } from './community.ts';
import { type ChartLevel, levelItem } from './level.ts';
import { LevelDataFiles } from './level-data.ts';
import { OfficialLevels } from './official.ts';
import { type Frozen, RESOURCE_KINDS, type ResourceKind } from './protocol.ts';
import type { ItemsOf } from './read-items.ts';
import { NO_ITEMS, type Resources } from './resources.ts';
import { chartsSought, isKindSought, isSought, type ListAsked, levelForm, PER_PAGE } from './search.ts';

/** For whom an answer is: the language, and the address of the site. */
export interface Audience {
  readonly locale: Locale;
  /** Empty where no one knows it. */
  readonly site: string;
}

interface Parts {
  /** Null where the operator gave nothing to play with. */
  readonly resources: Resources | null;
  readonly lists: PublishedLists;
  readonly data: DataService;
  readonly shown: ShownPosts;
  readonly details: PostDetails;
  readonly uploads: Pick<Uploads, 'sha1At'>;
  readonly now: () => number;
}

/** Levels that a section shows before any search. */
const MAX_SECTION = 5;

const SINGULAR = {
  engines: 'engine',
  skins: 'skin',
  backgrounds: 'background',
  effects: 'effect',
  particles: 'particle',
} as const satisfies Readonly<Record<ResourceKind, string>>;

/** What the Sonolus app gets. Without an engine nothing can be played, and nothing is listed. */
export class SonolusServer {
  readonly #parts: Parts;
  readonly #official: OfficialLevels;
  readonly #community: CommunityLevels;
  readonly #files = new LevelDataFiles();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#official = new OfficialLevels(parts.lists, parts.data);
    this.#community = new CommunityLevels(parts.shown, parts.details, this.#official);
  }

  get #items(): Resources['items'] {
    return this.#parts.resources?.items ?? NO_ITEMS;
  }

  info({ locale }: Audience): Frozen<ServerInfo> {
    const site = textIn(locale, 'site.name');
    const hasEngine = this.#parts.resources !== null;
    const kinds = RESOURCE_KINDS.filter((kind) => this.#items[kind].length > 0);
    return {
      title: site,
      description: hasEngine ? textIn(locale, 'sonolus.lead', { site }) : textIn(locale, 'sonolus.noEngine'),
      buttons: hasEngine ? [{ type: 'level' }, ...kinds.map((kind) => ({ type: SINGULAR[kind] }))] : [],
      configuration: { options: [] },
    };
  }

  resultInfo(): Frozen<ServerLevelResultInfo> {
    return {};
  }

  async #officialLevels(locale: Locale): Promise<readonly ChartLevel[]> {
    return this.#parts.resources ? this.#official.all(locale, this.#parts.now()) : [];
  }

  async #communityLevels(...asked: Parameters<CommunityLevels['all']>): Promise<readonly ChartLevel[]> {
    return this.#parts.resources ? this.#community.all(...asked) : [];
  }

  #itemsOf(levels: readonly ChartLevel[], { site }: Audience): readonly Frozen<LevelItem>[] {
    const { resources } = this.#parts;
    return resources ? levels.map((level) => levelItem(level, { engine: resources.engine, site })) : [];
  }

  async levelInfo(audience: Audience): Promise<Frozen<ServerItemInfo>> {
    const { locale } = audience;
    const [official, community] = await Promise.all([
      this.#officialLevels(locale),
      this.#communityLevels(locale),
    ]);
    const section = (
      kind: ChartLevel['kind'],
      levels: readonly ChartLevel[],
    ): readonly Frozen<ServerItemSection>[] => {
      const newest = newestFirst(levels).slice(0, MAX_SECTION);
      if (newest.length === 0) return [];
      const title = textIn(locale, `sonolus.${kind}`);
      return [{ title, icon: 'level', itemType: 'level', items: this.#itemsOf(newest, audience) }];
    };
    return {
      searches: this.#parts.resources ? [levelForm(locale)] : [],
      sections: [...section('official', official), ...section('community', community)],
    };
  }

  async levelList(
    { page, search }: Omit<ListAsked, 'locale'>,
    audience: Audience,
  ): Promise<Frozen<ServerItemList<LevelItem>>> {
    const { locale } = audience;
    const [official, community] = await Promise.all([
      isKindSought(search, 'official') ? this.#officialLevels(locale) : [],
      isKindSought(search, 'community') ? this.#communityLevels(locale, chartsSought(search)) : [],
    ]);
    const found = newestFirst([...official, ...community].filter(isSought(search)));
    return {
      pageCount: Math.ceil(found.length / PER_PAGE),
      items: this.#itemsOf(found.slice(page * PER_PAGE, (page + 1) * PER_PAGE), audience),
      searches: this.#parts.resources ? [levelForm(locale)] : [],
    };
  }

  async #level(name: string, locale: Locale): Promise<ChartLevel | null> {
    if (!this.#parts.resources) return null;
    return (
      (await this.#official.one(name, locale, this.#parts.now())) ?? (await this.#community.one(name, locale))
    );
  }

  /** Null where there is no such level, or its chart cannot be played. */
  async levelDetails(name: string, audience: Audience): Promise<Frozen<ServerItemDetails<LevelItem>> | null> {
    const { resources } = this.#parts;
    const level = await this.#level(name, audience.locale);
    const data = level && (await this.#dataOf(level));
    if (!resources || !level || !data) return null;
    const { hash } = data;
    const musicHash = await this.#parts.uploads.sha1At(level.bgm);
    return {
      item: levelItem(level, { engine: resources.engine, site: audience.site, hash, musicHash }),
      ...(level.description !== '' && { description: level.description }),
      ...NOTHING_MORE,
      sections: await this.#others(level, audience),
    };
  }

  /** Other charts with the same music. */
  async #others(level: ChartLevel, audience: Audience): Promise<readonly Frozen<ServerItemSection>[]> {
    const { locale } = audience;
    const { bgm, name, song } = level;
    const [official, community] = await Promise.all([
      song === null ? [] : this.#officialLevels(locale),
      this.#communityLevels(
        locale,
        song === null ? { songType: 'custom' } : { songType: 'bandori', songId: song },
      ),
    ]);
    const others = [...official, ...community].filter((each) => each.bgm === bgm && each.name !== name);
    if (others.length === 0) return [];
    const items = this.#itemsOf(newestFirst(others).slice(0, MAX_SECTION), audience);
    return [{ title: '#RELATED', icon: 'level', itemType: 'level', items }];
  }

  async #dataOf({ kind, name }: ChartLevel): Promise<Prepared | null> {
    const source = await (kind === 'official' ? this.#official : this.#community).chart(name);
    return source && this.#files.file(name, source);
  }

  /** Level data as the app loads them: gzip, named by their SHA-1. */
  async levelData(name: string): Promise<Prepared | null> {
    const level = await this.#level(name, 'en');
    return level && this.#dataOf(level);
  }

  resourceInfo(kind: ResourceKind): Frozen<ServerItemInfo> {
    return { sections: this.#items[kind].length === 0 ? [] : [sectionOf(kind, this.#items)] };
  }

  resourceList<K extends ResourceKind>(
    kind: K,
  ): { readonly pageCount: number; readonly items: readonly ItemsOf[K][] } {
    const items = this.#items[kind];
    return { pageCount: Math.min(items.length, 1), items };
  }

  resourceDetails<K extends ResourceKind>(kind: K, name: string) {
    const items: readonly ItemsOf[K][] = this.#items[kind];
    const item = items.find((each) => each.name === name);
    return item ? { item, ...NOTHING_MORE, sections: [] } : null;
  }

  file(hash: string): Promise<Uint8Array | null> {
    return this.#parts.resources?.file(hash) ?? Promise.resolve(null);
  }
}

/** The hardest of a song stays before its others. */
const newestFirst = (levels: readonly ChartLevel[]): readonly ChartLevel[] =>
  levels.toSorted((a, b) => b.time - a.time);

/** Players log in nowhere and write nothing here. */
const NOTHING_MORE = { actions: [], hasCommunity: false, leaderboards: [] } as const;

function sectionOf(kind: ResourceKind, items: Resources['items']): Frozen<ServerItemSection> {
  const title = '#NEWEST';
  switch (kind) {
    case 'engines':
      return { title, itemType: 'engine', items: items.engines };
    case 'skins':
      return { title, itemType: 'skin', items: items.skins };
    case 'backgrounds':
      return { title, itemType: 'background', items: items.backgrounds };
    case 'effects':
      return { title, itemType: 'effect', items: items.effects };
    case 'particles':
      return { title, itemType: 'particle', items: items.particles };
  }
}
