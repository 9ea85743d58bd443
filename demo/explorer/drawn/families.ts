import { PEOPLE } from '../../words/people.ts';
import { emblem, leaflet, medal, pattern, plate, sign } from '../drawing/emblems.ts';
import { confetti, stage } from '../drawing/lights.ts';
import { birthday, cutIn, MOODS, personOf, portrait } from '../drawing/people.ts';
import { HOURS, scenery } from '../drawing/scenery.ts';
import { camera, cues, metrics, motion, particles, rig, timeline, words } from './dumps.ts';
import { type BundleFamily, json, picture, sound } from './family.ts';
import { blip, loop, murmur } from './murmurs.ts';
import { noiseSound } from './noises.ts';
import { words as judged, numbers, sparks } from './sheets.ts';
import { loopFile, NOISES, noiseFile } from './story-sounds.ts';

type Size = Pick<BundleFamily, 'count' | 'digits' | 'isReleased'>;

const grown = (count: number, digits = 0): Size => ({ count, digits, isReleased: true });
const fixed = (count: number, digits = 0): Size => ({ count, digits, isReleased: false });
const ALONE = fixed(1);
const EVERYONE = fixed(PEOPLE.length, 3);

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');
const times = (count: number, name: (at: number) => string) => (): readonly string[] =>
  Array.from({ length: count }, (_, at) => name(at));

type Names = (nth: number) => readonly string[];

/** Bundles of pictures by number and place. */
const pictures = (
  path: string,
  size: Size,
  files: Names,
  draw: (nth: number, place: number) => string,
): BundleFamily => ({ path, ...size, files, make: (nth, place) => picture(draw(nth, place)) });

/** Bundles of one script each. */
const scripts = (path: string, size: Size, name: string, make: (nth: number) => unknown): BundleFamily => ({
  path,
  ...size,
  files: () => [`${name}.asset`],
  make: (nth) => json(make(nth)),
});

const heard = (
  path: string,
  size: Size,
  files: Names,
  make: (nth: number, place: number) => Uint8Array,
): BundleFamily => ({ path, ...size, files, make: (nth, place) => sound(make(nth, place)) });

const hourAt = (place: number) => HOURS[place % HOURS.length] ?? 'noon';
const moodAt = (place: number) => MOODS[place % MOODS.length] ?? 'normal';
const hours = (name: (hour: string) => string): Names => times(HOURS.length, (at) => name(hourAt(at)));
const moods: Names = times(MOODS.length, (at) => `${moodAt(at)}.png`);

/** Places and stages. Backgrounds of stories have numbers of five digits: those of a bundle follow each other. */
const PLACES: readonly BundleFamily[] = [
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
const FACES: readonly BundleFamily[] = [
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
const SIGNS: readonly BundleFamily[] = [
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

/** What is seen for a moment while one plays: sheets with the places of their pictures. */
const EFFECTS: readonly BundleFamily[] = [
  sparks('effect/spark#', grown(30, 3), 'Spark'),
  sparks('tapeffect/skin#', grown(12, 2), 'TapEffect'),
  sparks('skilleffect/skill#', fixed(16, 2), 'SkillEffect'),
  sparks('cheer/light#', grown(24, 2), 'CheerLight'),
  numbers('combo/skin#', grown(12, 2)),
  judged('judge/skin#', grown(12, 2), ['PERFECT', 'GREAT', 'GOOD', 'BAD', 'MISS']),
  judged('result/skin#', grown(6, 2), ['FULL COMBO', 'ALL PERFECT', 'CLEAR', 'FAILED']),
  pictures(
    'confetti/rain#',
    grown(18, 2),
    () => ['confetti.png'],
    (nth) => confetti(nth, 480),
  ),
];

/** Pages with words. */
const PAPERS: readonly BundleFamily[] = [
  pictures(
    'titlelogo/year#',
    fixed(9, 2),
    () => ['logo.png'],
    (nth) => plate(`DEMO YEAR ${nth}`, nth, 160),
  ),
  pictures(
    'tips/page#',
    grown(36, 3),
    () => ['tip.png'],
    (nth) => leaflet('TIPS', nth, 360),
  ),
  pictures(
    'notice/board#',
    grown(40, 3),
    () => ['notice.png'],
    (nth) => leaflet('NOTICE', nth, 300),
  ),
  pictures(
    'help/page#',
    fixed(12, 2),
    () => ['help.png'],
    (nth) => leaflet('HELP', nth, 360),
  ),
  pictures(
    'tutorial/step#',
    fixed(9, 2),
    () => ['step.png'],
    (nth) => leaflet('HOW TO PLAY', nth, 360),
  ),
  pictures(
    'rule/sheet#',
    fixed(8, 2),
    () => ['rule.png'],
    (nth) => leaflet('RULES', nth, 360),
  ),
  pictures(
    'setlist/live#',
    grown(30, 3),
    () => ['setlist.png'],
    (nth) => leaflet('SET LIST', nth, 360),
  ),
  pictures(
    'ribbon/set#',
    grown(20, 2),
    () => ['encore.png', 'thanks.png'],
    (nth, at) => plate(at === 0 ? 'ENCORE!' : 'THANK YOU!', nth, 100),
  ),
];

/** Scripts of the game. */
const SCRIPTS: readonly BundleFamily[] = [
  scripts('directing/song#', grown(700, 3), 'Directing', cues),
  scripts('camera/preset#', fixed(24, 2), 'Camera', camera),
  scripts('lighting/rig#', grown(40, 3), 'LightRig', rig),
  scripts('animation/pose#', fixed(60, 3), 'Pose', motion),
  scripts('particle/system#', grown(30, 3), 'Particles', particles),
  scripts('font/face#', fixed(4), 'Metrics', metrics),
  scripts('localize/word#', fixed(5), 'Words', words),
  scripts('timeline/opening#', grown(10, 2), 'Timeline', timeline),
];

const LINES = 6;
const SOUNDS: readonly BundleFamily[] = [
  heard(
    'sound/voice/home/chara#',
    EVERYONE,
    times(LINES, (at) => `home${pad(at + 1, 2)}.mp3`),
    murmur,
  ),
  heard(
    'sound/voice/title/chara#',
    EVERYONE,
    () => ['title.mp3'],
    (nth) => murmur(nth, LINES),
  ),
  heard('sound/scenario/bgm/loop#', grown(36, 2), (nth) => [`${loopFile(nth)}.mp3`], loop),
  heard(
    'sound/scenario/se',
    ALONE,
    () => NOISES.map((noise) => `${noiseFile(noise)}.mp3`),
    (_, at) => noiseSound(NOISES[at] ?? 'click'),
  ),
  heard(
    'sound/se/menu',
    ALONE,
    times(12, (at) => `menu${pad(at + 1, 2)}.mp3`),
    (_, at) => blip(100 + at),
  ),
  heard(
    'jingle/set#',
    fixed(8, 2),
    () => ['jingle.mp3'],
    (nth) => loop(nth + 100),
  ),
];

/** All that the tree shows besides what pages of the site ask for. */
export const FAMILIES: readonly BundleFamily[] = [
  ...PLACES,
  ...FACES,
  ...SIGNS,
  ...EFFECTS,
  ...PAPERS,
  ...SCRIPTS,
  ...SOUNDS,
];
