import { DIFFICULTIES, type Difficulty } from '../../vocabulary/difficulties.ts';

/** What is shown of a file, by its name (reference R123). */
export type AssetKind = 'picture' | 'sound' | 'film' | 'json' | 'text' | 'spine' | 'other';

const ENDINGS: readonly (readonly [AssetKind, RegExp])[] = [
  ['picture', /\.(png|jpe?g|webp|gif)$/i],
  ['sound', /\.(mp3|ogg|wav|m4a)$/i],
  ['film', /\.(mp4|webm)$/i],
  ['json', /\.(asset|json|bundle|sprites)$|^\.sprites$/i],
  ['text', /\.(txt|mtn|csv|xml|bms)$/i],
  ['spine', /\.(skel|atlas)(\.\w+)?$/i],
];

export const kindOf = (file: string): AssetKind =>
  ENDINGS.find(([, ending]) => ending.test(file))?.[0] ?? 'other';

/** Whether a bundle is looked at as pictures: most of its files are. */
export function isOfPictures(files: readonly string[]): boolean {
  const pictures = files.filter((file) => kindOf(file) === 'picture').length;
  return pictures > 0 && pictures * 2 >= files.length;
}

/** The picture that sprites are cut out of: the one of their name, or the first. */
export const sheetOf = (files: readonly string[], sprites: string): string | null => {
  const bare = sprites.replace(/\.sprites$/, '');
  const pictures = files.filter((file) => kindOf(file) === 'picture');
  return pictures.find((file) => file.replace(/\.\w+$/, '') === bare) ?? pictures[0] ?? null;
};

/** A chart's text names song and difficulty: `187_title_expert.txt`, also behind the whole path that newer ones are named by. */
const CHART = /(?:^|-)(\d{1,6})_[\w-]*?_?(easy|normal|hard|expert|special)\.txt$/;

export function chartOf(file: string): { readonly song: number; readonly difficulty: Difficulty } | null {
  const [, song, name] = CHART.exec(file) ?? [];
  const difficulty = DIFFICULTIES.find((each) => each === name);
  return song === undefined || difficulty === undefined ? null : { song: Number(song), difficulty };
}

/** What makes up a figure of Live2D, besides its pictures. */
const FIGURE_FILE = /^buildData\.asset$|\.(moc|mtn|exp\.json|physics\.json)$/i;
const SCENARIO = /^Scenario.+\.asset$/;

export const isOfFigure = (file: string): boolean => FIGURE_FILE.test(file);
export const isScenario = (file: string): boolean => SCENARIO.test(file);
