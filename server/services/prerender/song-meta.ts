import {
  MAX_MENU_SECONDS,
  MAX_SKILL_PERCENT,
  MAX_SKILL_SECONDS,
  RANKING_PARAMS,
  type RankingAsked,
  readRanking,
  SHORTEST_SKILL,
} from '#model/listing/ranking-settings';
import { songView } from '#model/listing/views/song-view';
import { ORDERS, rankCharts } from '#model/rules/song-ranking';
import { SERVERS } from '#model/vocabulary/servers';
import type { PublishedLists } from '../families/lists.ts';
import { wordsFor } from '../families/source.ts';
import type { PrerenderedRanking, SentSettings } from './content.ts';
import { SETTINGS_HEIGHTS } from './heights.ts';
import type { Visitor } from './visitor.ts';

const FIRST = 12;

/** As the client's (src/features/charts/song-meta/settings.tsx). */
function settingsOf(visitor: Visitor, asked: RankingAsked, path: string): SentSettings {
  const server = asked.server ?? visitor.servers.main;
  const { format } = wordsFor(visitor.locale, visitor.servers);
  const seconds = visitor.text('unit.seconds', { seconds: format.decimal(asked.skillSeconds) });
  const facts = [format.signedPercent(asked.skillPercent), seconds, format.percent(asked.perfectRate * 100)];
  const number = (name: string, label: string, value: number, limits: readonly [number, number]) => ({
    name,
    label,
    value: String(Math.round(value * 10_000) / 10_000),
    min: limits[0],
    max: limits[1],
  });
  return {
    path,
    title: visitor.text('songMeta.settings'),
    facts: facts.join(' · '),
    submit: visitor.text('action.apply'),
    choices: [
      {
        name: 'server',
        label: visitor.text('songMeta.server'),
        options: SERVERS.map((code, index) => ({
          value: code,
          label: visitor.text(`server.${code}`),
          isShown: index === server,
        })),
      },
      {
        name: 'sort',
        label: visitor.text('meta.order'),
        options: ORDERS.map((order) => ({
          value: order === 'perMinute' ? 'minute' : '',
          label: visitor.text(`meta.${order}`),
          isShown: order === asked.order,
        })),
      },
    ],
    numbers: [
      number('skill', visitor.text('songMeta.skillPercent'), asked.skillPercent, [0, MAX_SKILL_PERCENT]),
      number('seconds', visitor.text('songMeta.skillSeconds'), asked.skillSeconds, [
        SHORTEST_SKILL,
        MAX_SKILL_SECONDS,
      ]),
      number('perfect', visitor.text('live.perfect'), asked.perfectRate * 100, [0, 100]),
      number('menu', visitor.text('meta.menu'), asked.menuSeconds, [0, MAX_MENU_SECONDS]),
    ],
    box: { name: 'fever', label: visitor.text('songMeta.fever'), isTicked: asked.hasFever },
  };
}

/**
 * The best charts of the server, ranked as the address asks or without a choice; null where nothing can be ranked, for a song that is
 * not there, and where the address asks for some charts only.
 */
export async function prerenderRanking(
  lists: PublishedLists,
  visitor: Visitor,
  id: number | null,
  params: URLSearchParams,
): Promise<PrerenderedRanking | null> {
  if ([...params.keys()].some((name) => !RANKING_PARAMS.includes(name))) return null;
  const asked = readRanking(params);
  const server = asked.server ?? visitor.servers.main;
  const songs = await lists.one('songs');
  // The meta of all charts is large: it is not read for a page that is not there.
  if (id !== null && !songs.has(id)) return null;
  const [bands, metas] = await Promise.all([lists.one('bands'), lists.one('songMeta')]);
  const out = new Map([...metas].filter(([id]) => songs.get(id)?.publishedAt[server] != null));
  const charts = rankCharts(out, (id) => songs.get(id)?.lengthSeconds ?? null, asked, asked.order);
  const rows = charts.slice(0, FIRST).flatMap(({ song: songId, difficulty, score, perMinute }, at) => {
    const song = songs.get(songId);
    const level = song?.difficulties[difficulty]?.level;
    if (!song || level === undefined) return [];
    const view = songView(song, { bands, ...visitor.servers });
    return [
      {
        rank: visitor.number(at + 1),
        path: `/info/songmeta/${songId}`,
        title: view.title,
        picture: { src: view.jacket, alt: '' },
        facts: [
          { text: `${visitor.text(`difficulty.short.${difficulty}`)} ${level}`, look: difficulty },
          { text: view.band },
        ],
        value: visitor.exactPercent(asked.order === 'perMinute' ? (perMinute ?? 0) : score),
      },
    ];
  });
  if (rows.length === 0) return null;
  return {
    kind: 'ranking',
    locale: visitor.locale,
    heading: visitor.text('page.songMeta'),
    lead: visitor.text('songMeta.lead'),
    settingsHeight: SETTINGS_HEIGHTS,
    settings: settingsOf(visitor, asked, id === null ? '/info/songmeta' : `/info/songmeta/${id}`),
    rows,
  };
}
