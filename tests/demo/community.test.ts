import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCommunity } from '#demo/community/community';
import { communityPictures } from '#demo/community/pictures';
import { createDemo } from '#demo/demo';
import { USERNAME_PATTERN } from '#model/contract/account/access';
import type { NewPost } from '#model/contract/community/posts';
import { LINK_TARGETS } from '#model/contract/community/text-limits';
import { requestReader } from '#model/contract/reading';
import type { PostNode } from '#model/contract/rich-text';
import { uploadAddress } from '#model/contract/uploads/limits';
import { posterPosition } from '#model/rules/poster';
import { holdToRules } from '#server/services/community/rules';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

const LISTS: Readonly<Record<string, string>> = {
  character: 'characters/all',
  card: 'cards/all',
  costume: 'costumes/all',
  event: 'events/all',
  gacha: 'gacha/all',
  song: 'songs/all',
  logincampaign: 'loginCampaigns/all',
  comic: 'comics/all',
  mission: 'missions/all',
};

/** `card 12` for each thing that a text points at. */
const thingsOf = (node: PostNode): readonly string[] => {
  if (node.type === 'list') return node.objects.map((id) => `${node.target.split('-')[0]} ${id}`);
  return node.type === 'link' && node.target !== 'url' ? [`${node.target.split('-')[0]} ${node.data}`] : [];
};

describe('the community of the demo set', () => {
  test('is the same for a seed, and another for another one', () => {
    expect(createCommunity(5)).toEqual(createCommunity(5));
    expect(createCommunity(5).posts).not.toEqual(createCommunity(6).posts);
  });

  test('holds only what members could have written, whatever the seed', () => {
    const readPost = requestReader('POST post');
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { title, content, tags, comments } of createCommunity(seed).posts) {
          const post = { title, content: [...content], tags: [...tags] };
          expect(() => holdToRules('text', post, post.content)).not.toThrow();
          const sent: NewPost = { categoryName: 'SELF_POST', categoryId: 'text', ...post };
          expect(readPost(sent)).toMatchObject({ request: sent });
          for (const comment of comments)
            expect(() => holdToRules('comment', {}, [...comment.content])).not.toThrow();
        }
      }),
      { numRuns: 5 },
    );
  });

  test('goes from old to new, answers only what stands before it, and likes no text of its own writer', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { posts, writers, follows } = createCommunity(seed);
        const ages = posts.map(({ age }) => age);
        expect(ages).toEqual([...ages].sort((a, b) => b - a));
        for (const post of posts) {
          post.comments.forEach(({ answers, age }, place) => {
            expect(answers === null || answers < place).toBe(true);
            expect(age <= post.age && age >= 0).toBe(true);
          });
          for (const { author, likers } of [post, ...post.comments]) {
            expect(likers).not.toContain(author);
            expect(new Set(likers).size).toBe(likers.length);
            expect(author < writers.length).toBe(true);
          }
        }
        for (const [follower, followed] of follows) expect(follower).not.toBe(followed);
      }),
      { numRuns: 5 },
    );
  });

  test('has members who show what is in the demo set', () => {
    const demo = createDemo({ seed: 1, date: '2026-01-01' });
    const isThere = (object: string, ids: readonly number[]) => {
      const held = Object.keys(demo.json(LISTS[object] ?? '') ?? {});
      for (const id of ids) expect([object, id, held.includes(String(id))]).toEqual([object, id, true]);
    };
    for (const writer of createCommunity(1).writers) {
      const { id, offset } = writer.posterCard;
      expect(posterPosition(offset)).toBe(offset);
      expect(writer.favouriteCards.length).toBeGreaterThan(0);
      isThere('card', [id, ...writer.favouriteCards]);
      isThere('character', writer.favouriteCharacters);
      isThere('costume', writer.favouriteCostumes);
      isThere('song', writer.favouriteSongs);
    }
  });

  test('shows pictures in some posts, and changes no word of any for them', async () => {
    const [drawn, again] = [await communityPictures(1), await communityPictures(1)];
    expect(drawn).toEqual(again);
    expect(new Set(drawn.map(({ hash }) => hash)).size).toBe(drawn.length);
    for (const { bytes } of drawn) expect(bytes.length).toBeLessThan(40_000);
    const paths = drawn.map(({ hash }) => uploadAddress(hash));
    const [plain, pictured] = [createCommunity(1), createCommunity(1, paths)];
    const bare = pictured.posts.map((post) => ({
      ...post,
      content: post.content.filter(({ type }) => type !== 'image'),
    }));
    expect(bare).toEqual(plain.posts);
    const count = pictured.posts.filter(({ content }) => content.some(({ type }) => type === 'image')).length;
    expect(count).toBeGreaterThan(20);
  });

  test('has members whose names the site would take, each once', () => {
    const names = createCommunity(1).writers.map(({ username }) => username.toLowerCase());
    expect(new Set(names).size).toBe(40);
    for (const name of names) expect(name).toMatch(new RegExp(USERNAME_PATTERN));
  });

  test('shows every kind of link, list and piece of text, and only things that the set has', () => {
    const nodes = createCommunity(1).posts.flatMap(({ content }) => content);
    const targets = nodes.flatMap((node) => (node.type === 'link' ? [node.target] : []));
    expect(new Set(targets)).toEqual(new Set(LINK_TARGETS));
    const kinds = new Set(nodes.map(({ type }) => type));
    for (const kind of ['text', 'br', 'emoji', 'mention', 'heading', 'link', 'list'])
      expect(kinds).toContain(kind);
    const demo = createDemo({ seed: 1, date: '2026-01-01' });
    const held = new Map(
      Object.entries(LISTS).map(([object, name]) => [object, Object.keys(demo.json(name) ?? {})]),
    );
    for (const thing of new Set(nodes.flatMap(thingsOf))) {
      const [object = '', id = ''] = thing.split(' ');
      expect([thing, held.get(object)?.includes(id)]).toEqual([thing, true]);
    }
  });
});
