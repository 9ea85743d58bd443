import { communityLevel } from '#model/chart/formats/level-names';
import type { ListedPost } from '#model/contract/community/post';
import { searchable } from '#model/encoding/normalise';
import { asObject } from '#model/records/reading';
import { isMature } from '#model/rules/mature';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import type { Locale } from '#model/vocabulary/locales';
import type { PostDetails } from '../community/details.ts';
import type { ShownPosts } from '../community/shown.ts';
import { hashOf } from '../published/encodings.ts';
import { Refusal } from '../refusal.ts';
import type { ChartLevel } from './level.ts';
import { type OfficialLevels, songFile, songNames } from './official.ts';

const NAME = /^chart-(\d{1,16})$/;
const PAGE = 100;
/** Of the newest ones; older charts are found by their page. */
const PAGES = 5;

/** The post that a level's name means; null for other names. */
function postOf(name: string): number | null {
  const [, id] = NAME.exec(name) ?? [];
  const number = Number(id);
  return id !== undefined && Number.isSafeInteger(number) ? number : null;
}

type Music = Pick<ChartLevel, 'cover' | 'bgm' | 'preview'>;

/** Charts by members that are for everybody and have music that the app can play. */
export class CommunityLevels {
  readonly #shown: ShownPosts;
  readonly #details: PostDetails;
  readonly #official: OfficialLevels;

  constructor(shown: ShownPosts, details: PostDetails, official: OfficialLevels) {
    this.#shown = shown;
    this.#details = details;
    this.#official = official;
  }

  async all(locale: Locale): Promise<readonly ChartLevel[]> {
    const sources = await this.#official.sources();
    const found: ChartLevel[] = [];
    for (let page = 0; page < PAGES; page++) {
      const stretch = { limit: PAGE, offset: page * PAGE, order: 'TIME_DESC' } as const;
      const posts = await this.#shown.listed({ categoryName: 'SELF_POST', categoryId: 'chart', ...stretch });
      found.push(...posts.flatMap((post) => levelOf(post, sources, locale) ?? []));
      // A list of posts also ends at a size: only an empty one is the last for sure.
      if (posts.length === 0) break;
    }
    return found.filter(({ name }, i) => found.findIndex((each) => each.name === name) === i);
  }

  async one(name: string, locale: Locale): Promise<ChartLevel | null> {
    const id = postOf(name);
    const post = id === null ? null : await this.#shown.post(id);
    return post?.categoryId === 'chart' ? levelOf(post, await this.#official.sources(), locale) : null;
  }

  async chart(name: string): Promise<{ readonly text: string; readonly tag: string } | null> {
    const id = postOf(name);
    if (id === null) return null;
    try {
      const json = await this.#details.answer(null, id);
      const { post } = asObject(JSON.parse(json.toString('utf8')));
      const { chart } = asObject(post);
      return Array.isArray(chart) ? { text: JSON.stringify(chart), tag: hashOf(json) } : null;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'POST_INVALID') return null;
      throw error;
    }
  }
}

type Sources = Awaited<ReturnType<OfficialLevels['sources']>>;

function musicOf({ song }: ListedPost, { songs }: Sources): Music | null {
  if (song?.type === 'bandori' && songs.has(song.id)) {
    const { id } = song;
    return { cover: songFile(id, 'cover'), bgm: songFile(id, 'bgm'), preview: songFile(id, 'preview') };
  }
  if (song?.type !== 'custom' || !song.audio) return null;
  return { cover: song.cover ?? null, bgm: song.audio, preview: null };
}

function levelOf(post: ListedPost, sources: Sources, locale: Locale): ChartLevel | null {
  const music = post.deleted || isMature(post) ? null : musicOf(post, sources);
  if (!music) return null;
  const { id, title, artists, diff, level, author, summary, song, time } = post;
  const known = song?.type === 'bandori' ? songNames(sources, song.id, locale) : null;
  const shown = {
    title: title ?? known?.title ?? `#${id}`,
    artists: artists ?? known?.artists ?? '',
    author: author?.nickname ?? author?.username ?? '',
  };
  return {
    name: communityLevel(id),
    kind: 'community',
    rating: level ?? 0,
    ...shown,
    difficulty: DIFFICULTIES[diff ?? -1] ?? null,
    ...music,
    time,
    words: {
      title: searchable(`${shown.title} ${known?.title ?? ''}`),
      artists: searchable(`${shown.artists} ${known?.artists ?? ''}`),
      author: searchable(`${shown.author} ${author?.username ?? ''}`),
    },
    description: summary ?? '',
  };
}
