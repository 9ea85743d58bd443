import { leaflet, plate } from '../drawing/emblems.ts';
import { confetti } from '../drawing/lights.ts';
import { camera, cues, metrics, motion, particles, rig, timeline, words } from './dumps.ts';
import type { BundleFamily } from './family.ts';
import { ALONE, EVERYONE, fixed, grown, heard, pad, pictures, scripts, times } from './family-makers.ts';
import { blip, loop, murmur } from './murmurs.ts';
import { noiseSound } from './noises.ts';
import { FACES, PLACES, SIGNS } from './picture-families.ts';
import { words as judged, numbers, sparks } from './sheets.ts';
import { loopFile, NOISES, noiseFile } from './story-sounds.ts';

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
