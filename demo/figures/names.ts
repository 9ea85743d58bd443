import { BUILD_DATA } from '#model/media/live2d/model-files';
import { SEASON_COSTUMES } from '../cast/season-costumes.ts';
import type { DemoLists } from '../lists/lists.ts';
import { PEOPLE } from '../words/people.ts';
import { EXPRESSION_NAMES } from './moves/expressions.ts';
import { MOTION_NAMES } from './moves/motions.ts';

/** What someone wears: the number of a costume, its first one, or what is worn at a time of the year. */
type Wearing =
  | { readonly kind: 'stage'; readonly costume: number }
  | { readonly kind: 'casual' | 'uniform'; readonly season: string };

export interface WornFigure {
  /** As the bundle of its model is called. */
  readonly name: string;
  readonly characterId: number;
  readonly wearing: Wearing;
}

export const TEXTURE = 'texture_00.png';
const SEASON_NAME = new RegExp(`^(\\d{3})_(${SEASON_COSTUMES.join('|')})$`);
const STAGE_NAME = /^(\d{3})_live_(\w+)$/;
const CHARA = 'live2d/chara/';

const pad3 = (id: number): string => String(id).padStart(3, '0');

/** What all figures of a character share. */
export const generalOf = (characterId: number): string => `${pad3(characterId)}_general`;

/** The figure of a name, if its character is there; whether its costume is, `costumes/all` knows. */
export function figureOf(name: string): WornFigure | null {
  const [, id = '', costume = ''] = SEASON_NAME.exec(name) ?? STAGE_NAME.exec(name) ?? [];
  const characterId = Number(id);
  if (id === '' || PEOPLE[characterId - 1] === undefined) return null;
  const [kind, season] = costume.split('_');
  return kind !== undefined && season !== undefined && (kind === 'casual' || kind === 'uniform')
    ? { name, characterId, wearing: { kind, season } }
    : { name, characterId, wearing: { kind: 'stage', costume: Number(costume) || 0 } };
}

/** Names of all figures: of every costume, and of what each character wears through the year. */
export const figureNames = (lists: DemoLists): readonly string[] =>
  [
    ...Object.values(lists.costumes()).map(({ assetBundleName }) => assetBundleName),
    ...PEOPLE.flatMap((_, place) => SEASON_COSTUMES.map((worn) => `${pad3(place + 1)}_${worn}`)),
  ].toSorted();

const modelFileNames = (name: string): readonly string[] => [
  BUILD_DATA,
  `${name}.moc`,
  `${name}.physics.json`,
  TEXTURE,
];

const generalFileNames = (): readonly string[] => [
  ...EXPRESSION_NAMES.map((name) => `${name}.exp.json`),
  ...MOTION_NAMES.map((name) => `${name}.mtn`),
];

/** All bundles of figures (`live2d/chara/…`), each with the names of its files as they are listed. */
export function figureBundles(lists: DemoLists): ReadonlyMap<string, readonly string[]> {
  const general = generalFileNames();
  return new Map([
    ...PEOPLE.map((_, place): [string, readonly string[]] => [`${CHARA}${generalOf(place + 1)}`, general]),
    ...figureNames(lists).map((name): [string, readonly string[]] => [
      `${CHARA}${name}`,
      modelFileNames(name),
    ]),
  ]);
}
