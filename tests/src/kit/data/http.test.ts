import { afterEach, describe, expect, test, vi } from 'vitest';
import { FAILURE_KINDS, readFailure } from '#model/vocabulary/data-failures';
import { DATA_NAMES } from '#model/vocabulary/data-names';
import { MISSING_HEADER } from '#model/vocabulary/missing-header';
import { loadTeamData } from '#src/features/team/question/team.data.ts';
import { Absence, DataFailure } from '#src/kit/data/failure.ts';
import { getJson } from '#src/kit/data/http.ts';
import { LISTS } from '#src/kit/data/lists.ts';
import { queryClient } from '#src/kit/data/query-client.ts';
import { sampleRequest } from '#tests/laws/samples';
import { fillLists } from '../../page.tsx';
import { SONGS } from '../../world.ts';

const answer = (body: string, type = 'application/json', status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': type } }));

const failureOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof DataFailure ? error : null),
  );

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

describe('asking for game data', () => {
  test('gives the JSON', async () => {
    answer('{"1":{}}', 'application/json; charset=utf-8');
    expect(await getJson('/api/cards/all.5.json', 'cards')).toEqual({ 1: {} });
  });

  test.each([
    ['missing', '<!doctype html>', 'text/html', 200],
    ['missing', '{}', 'application/json', 404],
    ['server', '{}', 'application/json', 503],
    ['unreadable', '{"1":', 'application/json', 200],
  ] as const)('fails as %s when the answer is %s of %s with %i', async (kind, body, type, status) => {
    answer(body, type, status);
    expect(await failureOf(getJson('/x', 'songs'))).toMatchObject({ kind, dataName: 'songs' });
  });

  test('fails as unreachable when there is no connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect((await failureOf(getJson('/x', 'songs')))?.isTransient).toBe(true);
  });

  test('takes an empty list that the server calls missing for no list', async () => {
    const headers = { 'content-type': 'application/json', [MISSING_HEADER]: '1' };
    vi.stubGlobal('fetch', async () => new Response('{}', { headers }));
    expect(await failureOf(getJson('/x', 'songs'))).toMatchObject({ kind: 'missing', dataName: 'songs' });
  });

  test('takes the poorer list when the richer one is missing', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return path.includes('.7')
        ? new Response('', { status: 404 })
        : new Response(JSON.stringify(SONGS), { headers: { 'content-type': 'application/json' } });
    });
    const songs = await queryClient.fetchQuery(LISTS.songs);
    expect(songs.byId.size).toBe(2);
    expect(asked).toEqual(['/api/songs/all.7.json', '/api/songs/all.5.json']);
  });

  test('takes area items and characters as none when the origin lacks them', async () => {
    answer('{}', 'application/json', 404);
    expect((await queryClient.fetchQuery(LISTS.areaItems)).byId.size).toBe(0);
    expect((await queryClient.fetchQuery(LISTS.characters)).byId.size).toBe(0);
    expect((await failureOf(queryClient.fetchQuery(LISTS.cards)))?.kind).toBe('missing');
  });

  test('does not take a list as empty when it is only out of reach', async () => {
    answer('{}', 'application/json', 503);
    const failure = failureOf(queryClient.fetchQuery({ ...LISTS.areaItems, retry: false }));
    expect(await failure).toMatchObject({ kind: 'server', dataName: 'areaItems' });
  });

  test('keeps name and kind readable after they became a message', () => {
    for (const dataName of DATA_NAMES)
      for (const kind of FAILURE_KINDS)
        expect(readFailure(new DataFailure(dataName, kind).message)).toEqual({
          dataName,
          kind,
          isStated: false,
        });
    const absence = readFailure(new Absence('chart').message);
    expect(absence).toEqual({ dataName: 'chart', kind: 'missing', isStated: true });
    expect(readFailure('anything else')).toBeNull();
  });
});

describe('data of a team search', () => {
  const chart = [
    { type: 'BPM', bpm: 120, beat: 0 },
    { type: 'Single', lane: 3, beat: 4, skill: true },
    { type: 'Single', lane: 2, beat: 5 },
  ];

  test('is the lists of the page, the chart and its level', async () => {
    fillLists();
    queryClient.removeQueries({ queryKey: ['chart'] });
    answer(JSON.stringify(chart));
    const { question, data } = await loadTeamData(sampleRequest(1), new AbortController().signal);
    expect(question.level).toBe(25);
    expect(question).not.toHaveProperty('songId');
    expect(data.cards).toBe(queryClient.getQueryData(LISTS.cards.queryKey)?.byId);
    expect(data.chart.notes).toHaveLength(2);
    const again = await loadTeamData(sampleRequest(1), new AbortController().signal);
    expect(again.data.chart).toBe(data.chart);
  });

  test('fails by name when the song has no such chart', async () => {
    fillLists();
    answer(JSON.stringify(chart));
    const request = { ...sampleRequest(1), difficulty: 'special' as const };
    const failure = await failureOf(loadTeamData(request, new AbortController().signal));
    expect(failure?.message).toBe('chart: missing');
  });
});
