import { DIFFICULTIES, type Difficulty } from '../vocabulary/difficulties.ts';
import { readSongRewards } from './read-song-rewards.ts';
import { asInteger, asObject, asText, isJsonObject, type JsonObject, perServerText } from './reading.ts';
import { readSong } from './song.ts';
import { SCORE_RANKS, type ScoreRanks, type SongDetails } from './song-details.ts';

const score = (value: unknown): number | null => {
  const number = asInteger(value);
  return number !== null && number > 0 ? number : null;
};

function readRanks(row: JsonObject): SongDetails['ranks'] {
  const found: Partial<Record<Difficulty, ScoreRanks>> = {};
  for (const [index, name] of DIFFICULTIES.entries()) {
    const entry = asObject(asObject(row.difficulty)[index]);
    const ranks = SCORE_RANKS.map((rank) => score(entry[`score${rank}`]));
    if (ranks.some((value) => value !== null)) found[name] = ranks;
  }
  return found;
}

const SOUND_ID = /^[\w-]{1,60}$/;

/** Reads `songs/{id}`; null when it is no record at all. What cannot be read is as if it were not there. */
export function readSongDetails(id: number, json: unknown): SongDetails | null {
  if (!isJsonObject(json)) return null;
  const soundId = asText(json.bgmId);
  return {
    song: readSong(id, json),
    ranks: readRanks(json),
    rewards: readSongRewards(json.achievements),
    reading: perServerText(json.ruby),
    lyricist: perServerText(json.lyricist),
    composer: perServerText(json.composer),
    arranger: perServerText(json.arranger),
    howToGet: perServerText(json.howToGet),
    soundId: soundId !== null && SOUND_ID.test(soundId) ? soundId : null,
  };
}
