import { communityLevel, communityPost, songFiles } from '#model/chart/formats/level-names';
import type { ListedPost } from '#model/contract/community/post';
import { MAX_LIST, type PostQuery } from '#model/contract/community/posts';
import { searchable } from '#model/encoding/normalise';
import { asObject } from '#model/records/reading';
import { isMature } from '#model/rules/mature';
import { shownName } from '#model/rules/shown-name';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import type { Locale } from '#model/vocabulary/locales';
import type { PostDetails } from '../community/details.ts';
import type { ShownPosts } from '../community/shown.ts';
import { hashOf } from '../published/encodings.ts';
import { Refusal } from '../refusal.ts';
import type { ChartLevel } from './level.ts';
import { type OfficialLevels, songNames } from './official.ts';

/** Posts read for one list, the newest first; older ones are found by narrowing it, or by their page on the site. */
const MAX_READ = 500;
/** What of a list the database narrows. */
type Narrowing = Pick<PostQuery, 'songType' | 'songId' | 'diffs' | 'levelFrom' | 'levelTo'>;

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

  async all(locale: Locale, narrowing: Narrowing = {}): Promise<readonly ChartLevel[]> {
    const sources = await this.#official.sources();
    // By name, as a post moves on to the next page while others are published.
    const found = new Map<string, ChartLevel>();
    const asked = {
      categoryName: 'SELF_POST',
      categoryId: 'chart',
      order: 'TIME_DESC',
      ...narrowing,
    } as const;
    for (let read = 0; read < MAX_READ; ) {
      const posts = await this.#shown.listed({ ...asked, limit: MAX_LIST, offset: read });
      for (const post of posts) {
        const level = levelOf(post, sources, locale);
        if (level) found.set(level.name, level);
      }
      // A page also ends at a size, so a short one need not be the last.
      if (posts.length === 0) break;
      read += posts.length;
    }
    return [...found.values()];
  }

  async one(name: string, locale: Locale): Promise<ChartLevel | null> {
    const id = communityPost(name);
    const post = id === null ? null : await this.#shown.post(id);
    return post?.categoryId === 'chart' ? levelOf(post, await this.#official.sources(), locale) : null;
  }

  async chart(name: string): Promise<{ readonly text: string; readonly tag: string } | null> {
    const id = communityPost(name);
    if (id === null) return null;
    try {
      const json = await this.#details.answer(null, id, false);
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
  if (song?.type === 'bandori' && songs.has(song.id)) return songFiles(song.id);
  if (song?.type !== 'custom' || !song.audio) return null;
  return { cover: song.cover ?? null, bgm: song.audio, preview: null };
}

function levelOf(post: ListedPost, sources: Sources, locale: Locale): ChartLevel | null {
  const music = post.deleted || isMature(post) ? null : musicOf(post, sources);
  if (!music) return null;
  const { id, title, artists, diff, level, author, coAuthors = [], summary, song, time } = post;
  const people = [author, ...coAuthors].filter((person) => person !== null);
  const ofGame = song?.type === 'bandori' ? song.id : null;
  const known = ofGame === null ? null : songNames(sources, ofGame, locale);
  const shown = {
    title: title ?? known?.title ?? `#${id}`,
    artists: artists ?? known?.artists ?? '',
    author: people.map(shownName).join(', '),
  };
  return {
    name: communityLevel(id),
    kind: 'community',
    song: ofGame,
    rating: level ?? 0,
    ...shown,
    difficulty: DIFFICULTIES[diff ?? -1] ?? null,
    ...music,
    time,
    words: {
      title: searchable(`${shown.title} ${known?.title ?? ''}`),
      artists: searchable(`${shown.artists} ${known?.artists ?? ''}`),
      author: searchable([shown.author, ...people.map(({ username }) => username)].join(' ')),
    },
    description: summary ?? '',
  };
}
