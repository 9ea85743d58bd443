import { bandColor, DAY, mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { bandOf } from '../../cast/cast.ts';
import type { Random } from '../../seeded/random.ts';
import { random } from '../../seeded/random.ts';
import { PEOPLE } from '../../words/people.ts';
import type { WornFigure } from '../names.ts';

export type Top = 'blazer' | 'shirt' | 'knit' | 'dress' | 'coat' | 'stage' | 'sailor';
export type Sleeve = 'long' | 'short' | 'puff' | 'none' | 'bell';
export type Skirt = 'pleated' | 'flared' | 'layered' | 'scalloped';
export type Neck = 'bow' | 'tie' | 'scarf' | 'choker' | 'frill' | 'none';
export type Legs = 'socks' | 'tights' | 'bare' | 'over' | 'stripes';
export type Shoes = 'loafers' | 'boots' | 'pumps' | 'sneakers';
export type HeadWear = 'none' | 'bow' | 'hat' | 'tiara' | 'beret' | 'rose' | 'headset';
export type Emblem = 'none' | 'star' | 'buttons' | 'lace' | 'stripe' | 'heart';

export interface Outfit {
  readonly top: Top;
  readonly sleeve: Sleeve;
  readonly skirt: Skirt;
  readonly neck: Neck;
  readonly legs: Legs;
  readonly shoes: Shoes;
  readonly head: HeadWear;
  readonly emblem: Emblem;
  readonly main: string;
  /** What shows below the top. */
  readonly under: string;
  readonly skirtColor: string;
  readonly accent: string;
  readonly legColor: string;
  readonly shoeColor: string;
}

type Wear = (chance: Random, bandId: number, color: string) => Outfit;

/** What bands wear to school: two of them to the same one. */
const SCHOOLS: Readonly<Record<number, readonly [blazer: string, skirt: string, ribbon: string]>> = {
  1: ['#b98a5e', '#8a5a44', '#5b7fb8'],
  2: ['#3f4668', '#5a6fa0', '#e0455a'],
  3: ['#8d93a8', '#4c5a7e', '#d8a13c'],
  4: ['#3f4668', '#5a6fa0', '#4fa58f'],
  5: ['#4d4a5c', '#3c3a52', '#8c6fc4'],
  21: ['#e9e4ee', '#7f93b6', '#54679c'],
  18: ['#6a4658', '#4f3346', '#e2b04a'],
  45: ['#5a7a86', '#3f5c6c', '#f0d9a8'],
};

const uniform =
  (isSummer: boolean): Wear =>
  (chance, bandId) => {
    const [blazer, skirt, ribbon] = SCHOOLS[bandId] ?? SCHOOLS[1]!;
    return {
      top: isSummer ? (bandId === 5 || bandId === 45 ? 'sailor' : 'shirt') : 'blazer',
      sleeve: isSummer ? 'short' : 'long',
      skirt: 'pleated',
      neck: chance.chance(0.72) ? 'bow' : 'tie',
      legs: chance.pick(['socks', 'socks', 'over', 'tights']),
      shoes: 'loafers',
      head: 'none',
      emblem: isSummer ? 'none' : 'buttons',
      main: isSummer ? '#fbfaff' : blazer,
      under: isSummer ? mix(blazer, WHITE, 0.2) : '#fbfaff',
      skirtColor: skirt,
      accent: ribbon,
      legColor: chance.pick(['#2e2c3c', '#f6f4fa', '#3d3650']),
      shoeColor: '#5a3a30',
    };
  };

const SOFT = ['#f7d9de', '#d9e8f7', '#fdf0cf', '#e0f2e2', '#eadff5', '#fde3d0'];

const spring: Wear = (chance, _, color) => ({
  top: 'knit',
  sleeve: 'long',
  skirt: chance.pick(['flared', 'scalloped']),
  neck: chance.pick(['bow', 'frill', 'none']),
  legs: chance.pick(['socks', 'bare', 'tights']),
  shoes: chance.pick(['pumps', 'sneakers']),
  head: chance.chance(0.3) ? 'beret' : 'none',
  emblem: 'buttons',
  main: mix(chance.pick(SOFT), color, 0.22),
  under: '#fffdf8',
  skirtColor: mix(color, chance.pick(['#6a7fa8', '#8a6f9c', '#7c9c86']), 0.6),
  accent: mix(color, WHITE, 0.15),
  legColor: chance.pick(['#fdfbff', '#4a3f52']),
  shoeColor: chance.pick(['#7a4a3c', '#fdfbff', '#3c3a52']),
});

/** What is worn in one's own time. */
const CASUAL: Readonly<Record<string, Wear>> = {
  spring,
  summer: (chance, _, color) => ({
    top: 'dress',
    sleeve: chance.pick(['none', 'puff', 'short']),
    skirt: chance.pick(['flared', 'layered', 'scalloped']),
    neck: chance.pick(['none', 'choker', 'bow']),
    legs: 'bare',
    shoes: chance.pick(['pumps', 'sneakers']),
    head: chance.chance(0.35) ? 'bow' : 'none',
    emblem: chance.pick(['stripe', 'buttons', 'lace']),
    main: mix(color, WHITE, chance.real(0.45, 0.8)),
    under: '#fffdf8',
    skirtColor: mix(color, WHITE, chance.real(0.4, 0.7)),
    accent: mix(color, NIGHT, 0.14),
    legColor: '#fdfbff',
    shoeColor: mix(color, WHITE, 0.3),
  }),
  autumn: (chance, _, color) => ({
    ...spring(chance, 0, mix(color, '#8a5a3c', 0.5)),
    head: 'beret',
    legs: 'tights',
  }),
  winter: (chance, _, color) => ({
    top: 'coat',
    sleeve: 'long',
    skirt: 'flared',
    neck: 'scarf',
    legs: chance.pick(['tights', 'over']),
    shoes: 'boots',
    head: chance.chance(0.4) ? 'beret' : 'none',
    emblem: 'buttons',
    main: mix(chance.pick(['#d9c4a8', '#7c86a8', '#e9e2ee', '#9c5a62']), color, 0.16),
    under: '#fffdf8',
    skirtColor: mix(color, NIGHT, 0.42),
    accent: mix(color, WHITE, 0.08),
    legColor: '#3a3344',
    shoeColor: '#5a4038',
  }),
};

const HEADS: readonly HeadWear[] = ['none', 'bow', 'hat', 'tiara', 'rose', 'headset', 'beret', 'none'];

/** Stage outfits of a band go together; each card has its own. */
const stage: Wear = (chance, bandId, color) => {
  const band = bandColor(bandId);
  const isDark = bandId === 5 || bandId === 18 || (bandId === 2 && chance.chance(0.6));
  const main = isDark ? mix(band, NIGHT, chance.real(0.5, 0.72)) : mix(band, DAY, chance.real(0.1, 0.62));
  return {
    top: 'stage',
    sleeve: chance.pick(['puff', 'bell', 'none', 'short', 'long']),
    skirt: chance.pick(['layered', 'scalloped', 'flared', 'layered']),
    neck: chance.pick(['bow', 'frill', 'choker', 'tie', 'bow']),
    legs: chance.pick(['over', 'stripes', 'bare', 'tights', 'socks']),
    shoes: chance.pick(['boots', 'pumps', 'boots']),
    head: chance.pick(HEADS),
    emblem: chance.pick(['star', 'buttons', 'lace', 'heart', 'stripe']),
    main,
    under: isDark ? mix(color, WHITE, 0.25) : chance.pick(['#fffdf8', mix(color, WHITE, 0.72)]),
    skirtColor: chance.chance(0.5) ? main : mix(color, isDark ? NIGHT : WHITE, chance.real(0.1, 0.5)),
    accent: isDark ? mix(color, WHITE, 0.12) : mix(color, NIGHT, 0.08),
    legColor: isDark ? '#2c2536' : chance.pick(['#fdfbff', mix(color, WHITE, 0.6), '#3a3344']),
    shoeColor: isDark ? '#221c2a' : mix(main, NIGHT, 0.34),
  };
};

/** Some cards show no one on a stage. */
const CASUAL_CARDS = 0.18;

function ofCostume(costume: number, bandId: number, color: string): Outfit {
  // All of a band wear the same first outfit, each in her colour.
  if (costume === 0) return stage(random('stage', bandId), bandId, color);
  const chance = random('outfit', costume);
  const wear = chance.chance(CASUAL_CARDS) ? chance.pick(Object.values(CASUAL)) : stage;
  return wear(chance, bandId, color);
}

/** What a figure wears: equal figures wear the same (reference R126). */
export function outfitOf({ characterId, wearing }: WornFigure): Outfit {
  const { color } = PEOPLE[characterId - 1]!;
  const bandId = bandOf(characterId);
  if (wearing.kind === 'stage') return ofCostume(wearing.costume, bandId, color);
  const { kind, season } = wearing;
  if (kind === 'uniform') return uniform(season === 'summer')(random(kind, characterId), bandId, color);
  return (CASUAL[season] ?? spring)(random(kind, season, characterId), bandId, color);
}
