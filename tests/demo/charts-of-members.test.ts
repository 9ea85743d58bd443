import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCharts } from '#demo/community/charts';
import { OWN_SONGS, ownSongHash } from '#demo/music/own-song';
import { soundNameAt } from '#demo/music/sound-paths';
import { blocksOf } from '#demo/music/sounds';
import { planSongs } from '#demo/songs/song-plan';
import { problemsOf } from '#model/chart/editing/problems/problems';
import { sheetOf } from '#model/chart/editing/sheet';
import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';
import { requestReader } from '#model/contract/reading';
import { uploadAddress } from '#model/contract/uploads/limits';
import { memberSoundPath } from '#model/rules/media-paths';
import { holdToRules } from '#server/services/community/rules';

const charts = createCharts(1);

describe('charts of demo members', () => {
  test('are the same for a seed, and others for another one', () => {
    expect(createCharts(1)).toEqual(charts);
    expect(createCharts(2)).not.toEqual(charts);
  });

  test('are posts that members could have sent, whatever the seed', () => {
    const read = requestReader('POST post');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (seed) => {
        for (const { title, content, tags, facts, chart, comments } of createCharts(seed)) {
          const post = { title, content: [...content], tags: [...tags], ...facts };
          const sent = { categoryName: 'SELF_POST', categoryId: 'chart', ...post, chart };
          expect(read(sent)).toMatchObject({ request: sent });
          expect(() => holdToRules('chart', post, post.content, 'edited')).not.toThrow();
          for (const comment of comments)
            expect(() => holdToRules('comment', {}, [...comment.content])).not.toThrow();
        }
      }),
      { numRuns: 2 },
    );
  });

  test('are 120, of five difficulties, played within their songs and without repairs', () => {
    expect(charts).toHaveLength(120);
    expect(new Set(charts.map(({ facts }) => facts.diff))).toEqual(new Set([0, 1, 2, 3, 4]));
    const lengths = new Map(planSongs(1).map(({ id, length }) => [id, length]));
    for (const { facts, chart } of charts) {
      const parsed = parseChart(chart);
      expect(parsed.repairs).toEqual([]);
      const { notes } = scoringChart(parsed);
      expect(notes.length).toBeGreaterThan(30);
      const length = facts.song?.type === 'bandori' ? lengths.get(facts.song.id) : 60;
      expect(notes.at(-1)?.time).toBeLessThan(length ?? 0);
    }
  });

  test('can be played with two hands, and have nothing that the editor calls wrong', () => {
    for (const { title, chart } of charts) {
      const problems = problemsOf(sheetOf(parseChart(chart)));
      // Some songs have no fever.
      expect([title, problems.filter(({ kind }) => kind !== 'noFever')]).toEqual([title, []]);
    }
  });

  test('have votes of others, and comments on times within them', () => {
    const timed = charts.flatMap(({ chart, comments }) => {
      const last = scoringChart(parseChart([...chart])).notes.at(-1)?.time ?? 0;
      const times = comments.flatMap(({ seconds }) => seconds ?? []);
      for (const seconds of times) expect(seconds).toBeLessThanOrEqual(last);
      return times;
    });
    expect(timed.length).toBeGreaterThan(60);
    for (const { author, votes } of charts) {
      const voters = votes.map(({ voter }) => voter);
      expect(voters).not.toContain(author);
      expect(new Set(voters).size).toBe(voters.length);
    }
    expect(charts.filter(({ votes }) => votes.length > 3).length).toBeGreaterThan(60);
  });

  test('say nothing twice, and nothing with a gap left in it', () => {
    const texts = charts.flatMap(({ title, content, comments }) => [
      title,
      JSON.stringify(content[0]),
      ...comments.map((comment) => JSON.stringify(comment.content)),
    ]);
    expect(texts.length).toBeGreaterThan(400);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).not.toContain('{n}');
  });

  test('on pieces of members have music that is made on demand', () => {
    const paths = charts.flatMap(({ facts }) => (facts.song?.type === 'custom' ? [facts.song.audio] : []));
    expect(paths).toHaveLength(20);
    const known = OWN_SONGS.map((nth) => uploadAddress(ownSongHash(1, nth)));
    expect(known).toEqual(expect.arrayContaining(paths));
    for (const nth of OWN_SONGS) {
      const name = soundNameAt(1, memberSoundPath(ownSongHash(1, nth)));
      expect(name).toEqual({ kind: 'own', id: nth });
      expect(blocksOf(1, { kind: 'own', id: nth }).seconds).toBeGreaterThan(30);
    }
  });
});
