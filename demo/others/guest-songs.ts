import { random } from '../seeded/random.ts';
import { songTitle } from '../words/titles.ts';

const SONGS = 40;
const LEVELS = [2, 5, 8, 10] as const;
/** Difficulties of the other game are numbered so. */
const FIRST_DIFFICULTY = 1;
const RANK_S = 1_200;

/** `misc/llsif`: songs of another game, to which members may write charts. Invented ones, in the shape that clients read. */
export function guestSongs(seed: number): Record<string, unknown> {
  const names = random(seed, 'guest songs');
  const taken = new Set<string>();
  return Object.fromEntries(
    Array.from({ length: SONGS }, (_, nth) => {
      const id = nth + 1;
      const rng = random(seed, 'guest song', id);
      const [name, keyword] = songTitle(names, taken);
      const difficulties = LEVELS.map((level, at) => ({
        live_setting_id: id * 10 + at,
        difficulty: FIRST_DIFFICULTY + at,
        stage_level: level + rng.int(0, 1),
        notes_setting_asset: `guest_${id}_${at}.json`,
        s_rank_combo: RANK_S,
        available: true,
        ac_flag: 0,
        swing_flag: 0,
        five_keys_flag: false,
      }));
      return [
        id,
        {
          name,
          name_kana: name,
          keyword,
          live_icon_asset: `assets/image/guest/${id}.png`,
          sound_asset: `assets/sound/guest/${id}.mp3`,
          attribute_icon_id: rng.int(1, 3),
          live_time: rng.int(80, 150),
          member_tag: 'guest',
          unit_type_id: null,
          member_filter_cond: 1,
          min_id: id * 10,
          max_id: id * 10 + LEVELS.length - 1,
          difficulties,
        },
      ];
    }),
  );
}
