/** An index of the size and shape of the largest published one: 40,000 bundles in some hundred and fifty folders, invented. */

type Folder = { [name: string]: number | Folder };

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

function numbered(
  count: number,
  name: (nth: number) => string,
  value: (nth: number) => number | Folder,
): Folder {
  return Object.fromEntries(Array.from({ length: count }, (_, nth) => [name(nth), value(nth)]));
}

const SEASONS = ['casual', 'live_event', 'school_summer', 'school_winter', 'dream_festival'];
const KINDS = ['banner', 'images', 'intro', 'medal', 'musicscore', 'poster', 'slide', 'title', 'topscreen'];

/** `_info` of a server, with at least `bundles` bundles. */
export function largeIndex(bundles = 40_000): Folder {
  const share = (part: number): number => Math.ceil(bundles * part);
  const folder: Folder = {
    bg: numbered(
      share(0.01),
      (nth) => `scenario${nth}`,
      () => 9,
    ),
    characters: {
      livesd: numbered(
        share(0.05),
        (nth) => `sd${digits(nth, 6)}`,
        () => 3,
      ),
      resourceset: numbered(
        share(0.07),
        (nth) => `res${digits(nth + 1_000, 6)}`,
        (nth) => 6 + (nth % 7),
      ),
    },
    event: numbered(
      share(0.01),
      (nth) => `event_no${digits(nth, 4)}`,
      () => Object.fromEntries(KINDS.map((kind, at) => [kind, at + 1])),
    ),
    live2d: {
      chara: numbered(
        share(0.07),
        (nth) => `${digits(1 + (nth % 40), 3)}_${SEASONS[nth % SEASONS.length]}_${digits(nth, 4)}`,
        (nth) => 20 + (nth % 30),
      ),
    },
    musicjacket: numbered(
      share(0.005),
      (nth) => `musicjacket${10 * nth}`,
      () => 20,
    ),
    sound: {
      ...numbered(
        share(0.02),
        (nth) => `bgm${digits(nth, 3)}`,
        () => 2,
      ),
      voice: {
        scenario: numbered(
          share(0.35),
          (nth) => `eventstory${digits(nth >> 4, 3)}_${nth & 15}`,
          () => 60,
        ),
        gacha: numbered(
          share(0.14),
          (nth) => `limited_spin_${digits(nth, 5)}`,
          () => 4,
        ),
      },
    },
    scenario: {
      eventstory: numbered(
        share(0.01),
        (nth) => `event${nth}`,
        () => 12,
      ),
      band: numbered(
        share(0.17),
        (nth) => digits(nth, 5),
        () => 8,
      ),
    },
    thumb: {
      chara: numbered(
        share(0.01),
        (nth) => `card${digits(nth, 5)}`,
        () => 50,
      ),
    },
  };
  const others = numbered(
    140,
    (nth) => `bundle_${digits(nth, 3)}`,
    (nth) => nth % 5,
  );
  return { ...folder, ...others };
}
