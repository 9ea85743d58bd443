import { officialLevel, songFiles } from '#model/chart/formats/level-names';
import { searchable } from '#model/encoding/normalise';
import { wordsOf } from '#model/listing/views/words';
import type { BandRecord } from '#model/records/band';
import { readMissingCharts } from '#model/records/read-missing-charts';
import { asObject } from '#model/records/reading';
import type { SongRecord } from '#model/records/song';
import { serverOfLanguage } from '#model/rules/language-server';
import { localised } from '#model/rules/localised';
import { DIFFICULTIES, type Difficulty, isDifficulty } from '#model/vocabulary/difficulties';
import type { Locale } from '#model/vocabulary/locales';
import type { PublishedLists } from '../families/lists.ts';
import type { DataService } from '../published/data.ts';
import { textIn } from '../thing-words.ts';
import type { ChartLevel } from './level.ts';

const NAME = /^official-(\d{1,9})-([a-z]{1,10})$/;

interface ChartOfSong {
  readonly song: number;
  readonly difficulty: Difficulty;
}

/** The chart that a level's name means; null for other names. */
function officialChart(name: string): ChartOfSong | null {
  const [, song, difficulty] = NAME.exec(name) ?? [];
  return isDifficulty(difficulty) ? { song: Number(song), difficulty } : null;
}

/** The name and artists of a song as a reader of a language reads them best. */
export interface SongNames {
  readonly title: string;
  readonly artists: string;
}

interface Sources {
  readonly songs: ReadonlyMap<number, SongRecord>;
  readonly bands: ReadonlyMap<number, BandRecord>;
}

export function songNames({ songs, bands }: Sources, id: number, locale: Locale): SongNames | null {
  const song = songs.get(id);
  if (!song) return null;
  const [main, sub] = [serverOfLanguage(locale), 0] as const;
  const band = bands.get(song.bandId);
  return {
    title: localised(song.title, main, sub)?.value ?? `#${id}`,
    artists: band ? (localised(band.name, main, sub)?.value ?? '') : '',
  };
}

function levelsOf(sources: Sources, song: SongRecord, locale: Locale): readonly ChartLevel[] {
  const names = songNames(sources, song.id, locale);
  const times = song.publishedAt.filter((time) => time !== null);
  if (!names || times.length === 0) return [];
  const author = textIn(locale, 'sonolus.official');
  const words = {
    title: wordsOf(song.title),
    artists: wordsOf(sources.bands.get(song.bandId)?.name ?? []),
    author: searchable(author),
  };
  return DIFFICULTIES.toReversed().flatMap((difficulty): readonly ChartLevel[] => {
    const chart = song.difficulties[difficulty];
    if (!chart) return [];
    const added = chart.publishedAt?.filter((time) => time !== null) ?? [];
    return [
      {
        name: officialLevel(song.id, difficulty),
        kind: 'official',
        song: song.id,
        rating: chart.level,
        ...names,
        author,
        difficulty,
        ...songFiles(song.id),
        time: Math.min(...(added.length > 0 ? added : times)),
        words,
        description: '',
      },
    ];
  });
}

/** Charts of the game, in the words of a language. */
export class OfficialLevels {
  readonly #lists: PublishedLists;
  readonly #data: DataService;
  readonly #made = new Map<Locale, { readonly of: Sources; readonly levels: readonly ChartLevel[] }>();
  #missing: { readonly hash: string; readonly songs: ReadonlySet<number> } | null = null;

  constructor(lists: PublishedLists, data: DataService) {
    this.#lists = lists;
    this.#data = data;
  }

  async sources(): Promise<Sources> {
    const [songs, bands] = await Promise.all([this.#lists.one('songs'), this.#lists.one('bands')]);
    return { songs, bands };
  }

  /** All that are out somewhere by `now`. */
  async all(locale: Locale, now: number): Promise<readonly ChartLevel[]> {
    const [of, missing] = await Promise.all([this.sources(), this.#songsWithoutChart()]);
    const known = this.#made.get(locale);
    const isKnown = known?.of.songs === of.songs && known.of.bands === of.bands;
    const levels = isKnown
      ? known.levels
      : Array.from(of.songs.values()).flatMap((song) => levelsOf(of, song, locale));
    if (!isKnown) this.#made.set(locale, { of, levels });
    return levels.filter(({ name, time }) => time <= now && !missing.has(officialChart(name)?.song ?? 0));
  }

  async #songsWithoutChart(): Promise<ReadonlySet<number>> {
    const answer = await this.#data.answer('charts/missing');
    if (answer.status !== 'found') return new Set();
    const { hash, bodies } = answer.prepared;
    if (this.#missing?.hash !== hash) {
      const json: unknown = JSON.parse(Buffer.from(bodies.identity).toString('utf8'));
      this.#missing = { hash, songs: readMissingCharts(asObject(json)) };
    }
    return this.#missing.songs;
  }

  async one(name: string, locale: Locale, now: number): Promise<ChartLevel | null> {
    if (!officialChart(name)) return null;
    return (await this.all(locale, now)).find((level) => level.name === name) ?? null;
  }

  /** The chart as it is published, and what distinguishes it from an earlier one. */
  async chart(name: string): Promise<{ readonly text: string; readonly tag: string } | null> {
    const chart = officialChart(name);
    if (!chart) return null;
    const answer = await this.#data.answer(`charts/${chart.song}/${chart.difficulty}`);
    if (answer.status !== 'found') return null;
    const { hash, bodies } = answer.prepared;
    return { text: Buffer.from(bodies.identity).toString('utf8'), tag: hash };
  }
}
