import { emblem, leaflet, medal, pattern, plate, sign } from '../drawing/emblems.ts';
import { stage } from '../drawing/lights.ts';
import { birthday, cutIn, personOf, portrait } from '../drawing/people.ts';
import { HOURS } from '../drawing/place.ts';
import { scenery } from '../drawing/scenery.ts';
import type { BundleFamily } from './family.ts';
import {
  ALONE,
  EVERYONE,
  fixed,
  grown,
  hourAt,
  hours,
  moodAt,
  moods,
  pad,
  pictures,
  times,
} from './family-makers.ts';

/** Places and stages. Backgrounds of stories have numbers of five digits: those of a bundle follow each other. */
export const PLACES: readonly BundleFamily[] = [
  pictures(
    'bg/scenario#',
    grown(128),
    (nth) => Array.from({ length: 8 }, (_, at) => `bg${pad(nth * 10 + at, 5)}.png`),
    (nth, at) => scenery(nth, hourAt(at), Math.floor(at / HOURS.length), 640),
  ),
  pictures(
    'area/area#',
    fixed(10, 2),
    hours((hour) => `area_${hour}.png`),
    (nth, at) => scenery(nth, hourAt(at), 2, 640),
  ),
  pictures(
    'loading/picture#',
    grown(60, 3),
    () => ['loading.png'],
    (nth) => scenery(nth, hourAt(nth), 3, 480),
  ),
  pictures(
    'title/season#',
    grown(16, 2),
    () => ['title_day.png', 'title_night.png'],
    (nth, at) => scenery(nth, at === 0 ? 'morning' : 'night', 4, 640),
  ),
  pictures(
    'wallpaper/set#',
    grown(24, 2),
    hours((hour) => `wallpaper_${hour}.png`),
    (nth, at) => scenery(nth, hourAt(at), 5, 720),
  ),
  pictures(
    'postcard/card#',
    grown(30, 3),
    () => ['front.png', 'back.png'],
    (nth, at) => (at === 0 ? scenery(nth, 'evening', 6, 360) : leaflet('POST CARD', nth, 360)),
  ),
  pictures(
    'map/route#',
    fixed(8, 2),
    () => ['route.png'],
    (nth) => scenery(nth * 7 + 2, 'noon', nth, 480),
  ),
  pictures(
    'livebg/stage#',
    grown(40, 3),
    () => ['stage.png', 'stage_encore.png'],
    (nth, at) => stage(nth, at, 640),
  ),
  pictures(
    'ingameskin/bgskin/skin#',
    grown(10, 2),
    () => ['background.png'],
    (nth) => stage(nth, 2, 640),
  ),
  pictures(
    'worldmap',
    ALONE,
    times(10, (at) => `area_icon${pad(at + 1, 2)}.png`),
    (_, at) => emblem(at + 1, 160),
  ),
];

/** Characters. */
export const FACES: readonly BundleFamily[] = [
  pictures('homecharacter/#', EVERYONE, moods, (nth, at) => portrait(nth, moodAt(at), 480)),
  pictures('talk/chara#', EVERYONE, moods, (nth, at) => portrait(nth, moodAt(at), 200)),
  pictures(
    'cutin/chara#',
    EVERYONE,
    () => ['cutin.png'],
    (nth) => cutIn(nth, 240),
  ),
  pictures(
    'birthday/chara#',
    EVERYONE,
    () => ['birthday.png'],
    (nth) => birthday(nth, 540),
  ),
  pictures(
    'nameplate/chara#',
    EVERYONE,
    () => ['name.png'],
    (nth) => plate((personOf(nth).first[1] ?? '').toUpperCase(), nth, 100),
  ),
];

const RANKS = ['SS', 'S', 'A', 'B', 'C', 'D'] as const;

/** Small signs: things for areas and members, marks, ranks. */
export const SIGNS: readonly BundleFamily[] = [
  pictures(
    'areaitem/group#',
    grown(12, 2),
    times(7, (at) => `area_item${pad(at + 1, 3)}.png`),
    (nth, at) => emblem(nth * 7 + at, 192),
  ),
  pictures(
    'itemicon/group#',
    grown(20, 2),
    times(10, (at) => `item${pad(at + 1, 3)}.png`),
    (nth, at) => emblem(nth * 11 + at, 128),
  ),
  pictures(
    'badge/group#',
    grown(18, 2),
    times(8, (at) => `badge${pad(at + 1, 3)}.png`),
    (nth, at) => medal(String(at + 1), nth + at, 160),
  ),
  pictures(
    'skillicon',
    ALONE,
    times(12, (at) => `skill${pad(at + 1, 2)}.png`),
    (_, at) => sign(at, 96),
  ),
  pictures(
    'mission/panel#',
    grown(48, 3),
    () => ['panel.png', 'clear.png'],
    (nth, at) => (at === 0 ? leaflet('MISSION', nth, 240) : medal('OK', nth, 160)),
  ),
  pictures(
    'shop/shelf#',
    grown(14, 2),
    times(6, (at) => `goods${at + 1}.png`),
    (nth, at) => emblem(nth + at * 3, 160),
  ),
  pictures(
    'exchange/counter#',
    grown(22, 2),
    () => ['counter.png'],
    (nth) => leaflet('EXCHANGE', nth, 240),
  ),
  pictures(
    'gift/box#',
    grown(12, 2),
    () => ['closed.png', 'open.png'],
    (nth, at) => sign(at === 0 ? 5 : nth, 160),
  ),
  pictures(
    'rank',
    ALONE,
    () => RANKS.map((rank) => `rank_${rank.toLowerCase()}.png`),
    (_, at) => medal(RANKS[at] ?? '', at, 192),
  ),
  pictures(
    'levelmark',
    ALONE,
    times(60, (at) => `level${at + 1}.png`),
    (_, at) => medal(String(at + 1), at, 96),
  ),
  pictures(
    'emote/set#',
    grown(10, 2),
    times(8, (at) => `emote${at + 1}.png`),
    (nth, at) => sign(nth * 3 + at, 160),
  ),
  pictures(
    'pattern/set#',
    grown(20, 2),
    () => ['pattern.png'],
    (nth) => pattern(nth, 256),
  ),
  pictures(
    'envelope/set#',
    grown(15, 2),
    () => ['paper.png', 'seal.png'],
    (nth, at) => (at === 0 ? pattern(nth + 4, 320) : sign(nth, 128)),
  ),
];
