import { mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { random } from '../../seeded/random.ts';
import { PEOPLE } from '../../words/people.ts';

export type Bangs = 'straight' | 'swept' | 'parted' | 'choppy' | 'curtain' | 'round' | 'wispy';
/** What hangs before the ears. */
export type Locks = 'bob' | 'long' | 'short' | 'wave' | 'none';
export type Back = 'bob' | 'short' | 'spiky' | 'long' | 'wavy' | 'medium';
export type Ties = 'none' | 'twinTails' | 'lowTwins' | 'ponytail' | 'sideTail' | 'buns' | 'braid' | 'halfUp';
/** What she always has in her hair. */
export type Pin = 'none' | 'star' | 'clip' | 'band' | 'flower' | 'ribbon' | 'strand' | 'bobbles';

export interface FigureLook {
  readonly characterId: number;
  readonly bangs: Bangs;
  readonly locks: Locks;
  readonly back: Back;
  readonly ties: Ties;
  readonly pin: Pin;
  readonly hair: string;
  readonly eye: string;
  readonly skin: string;
  /** Of pin and ties. */
  readonly accent: string;
}

type Cut = readonly [bangs: Bangs, locks: Locks, back: Back, ties: Ties, pin: Pin];

/** Ours, and no two of a band alike: five to a band, in the order of `PEOPLE`. */
const CUTS: readonly Cut[] = [
  ['wispy', 'bob', 'medium', 'buns', 'star'],
  ['straight', 'long', 'long', 'none', 'none'],
  ['round', 'bob', 'bob', 'none', 'clip'],
  ['curtain', 'wave', 'wavy', 'ponytail', 'ribbon'],
  ['parted', 'wave', 'short', 'twinTails', 'bobbles'],
  ['swept', 'bob', 'bob', 'none', 'none'],
  ['choppy', 'short', 'short', 'none', 'strand'],
  ['wispy', 'bob', 'short', 'lowTwins', 'bobbles'],
  ['curtain', 'long', 'long', 'halfUp', 'none'],
  ['round', 'short', 'bob', 'none', 'band'],
  ['choppy', 'long', 'wavy', 'none', 'strand'],
  ['parted', 'short', 'spiky', 'ponytail', 'none'],
  ['swept', 'short', 'spiky', 'none', 'clip'],
  ['curtain', 'wave', 'medium', 'sideTail', 'flower'],
  ['straight', 'bob', 'medium', 'none', 'clip'],
  ['wispy', 'wave', 'short', 'twinTails', 'ribbon'],
  ['swept', 'short', 'short', 'braid', 'star'],
  ['curtain', 'long', 'wavy', 'halfUp', 'ribbon'],
  ['round', 'bob', 'spiky', 'none', 'strand'],
  ['straight', 'short', 'short', 'lowTwins', 'flower'],
  ['parted', 'long', 'wavy', 'none', 'ribbon'],
  ['choppy', 'long', 'long', 'none', 'none'],
  ['curtain', 'wave', 'wavy', 'halfUp', 'clip'],
  ['wispy', 'bob', 'short', 'twinTails', 'none'],
  ['straight', 'long', 'long', 'none', 'band'],
  ['round', 'bob', 'short', 'none', 'flower'],
  ['swept', 'wave', 'wavy', 'sideTail', 'star'],
  ['curtain', 'short', 'bob', 'buns', 'none'],
  ['wispy', 'short', 'short', 'lowTwins', 'ribbon'],
  ['straight', 'long', 'long', 'halfUp', 'clip'],
  ['parted', 'long', 'long', 'ponytail', 'none'],
  ['choppy', 'bob', 'spiky', 'none', 'clip'],
  ['swept', 'short', 'medium', 'braid', 'none'],
  ['straight', 'bob', 'bob', 'twinTails', 'ribbon'],
  ['round', 'wave', 'medium', 'buns', 'band'],
  ['choppy', 'bob', 'medium', 'none', 'none'],
  ['curtain', 'long', 'wavy', 'sideTail', 'ribbon'],
  ['wispy', 'short', 'bob', 'none', 'strand'],
  ['parted', 'wave', 'long', 'braid', 'flower'],
  ['round', 'long', 'long', 'none', 'band'],
];

const SKINS = ['#fde5d6', '#fbe0cf', '#fce8dc', '#f8d8c4'];
const EYES = ['#c23a4b', '#3f7fd0', '#2f9d78', '#8a5fc8', '#c98322', '#4aa3b8', '#b0568f', '#6f8a3a'];

/** How someone looks, whatever she wears: hair of her colour, eyes of it or of another. */
export function lookOf(characterId: number): FigureLook {
  const person = PEOPLE[characterId - 1]!;
  const [bangs, locks, back, ties, pin] = CUTS[(characterId - 1) % CUTS.length]!;
  const chance = random('look', characterId);
  const tone = chance.real(0.04, 0.26);
  const hasOwnEyes = chance.chance(0.45);
  return {
    characterId,
    bangs,
    locks,
    back,
    ties,
    pin,
    hair: mix(mix(person.color, NIGHT, tone), '#c8b6c4', 0.12),
    eye: mix(hasOwnEyes ? person.color : chance.pick(EYES), NIGHT, 0.12),
    skin: chance.pick(SKINS),
    accent: mix(chance.pick(EYES), WHITE, 0.12),
  };
}
