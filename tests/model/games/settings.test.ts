import { describe, expect, test } from 'vitest';
import {
  decodeGame,
  EXCERPT_SECONDS,
  LEVELS,
  LIMIT_SECONDS,
  MAX_CHOSEN_BANDS,
  ROUNDS,
  writeSeed,
} from '#model/games/settings';

const of = (query: string) => decodeGame(new URLSearchParams(query));

describe('settings in an address', () => {
  test('have the limits of the reference', () => {
    // reference R81
    expect(LIMIT_SECONDS).toEqual({ least: 10, usual: 60, most: 120 });
    expect(ROUNDS).toEqual({ least: 1, usual: 10, most: 30 });
    expect(EXCERPT_SECONDS).toEqual({ least: 4, usual: 8, most: 16 });
    expect(LEVELS).toEqual([1, 45]);
    expect(MAX_CHOSEN_BANDS).toBe(20);
  });

  test('are cut to their limits, and the usual ones where they are no numbers', () => {
    expect(['9', '10', '120', '121', '1e2', '', '-5'].map((time) => of(`time=${time}`).limitSeconds)).toEqual(
      [10, 10, 120, 120, 60, 60, 60],
    );
    expect(['0', '31'].map((rounds) => of(`rounds=${rounds}`).rounds)).toEqual([1, 30]);
    expect(['3', '17'].map((seconds) => of(`seconds=${seconds}`).excerptSeconds)).toEqual([4, 16]);
  });

  test('take levels from the lower to the higher, and one level where they are the wrong way round', () => {
    expect(
      ['20-28', '28-20', '0-99', '20', '-28', ''].map((levels) => of(`levels=${levels}`).levels),
    ).toEqual([
      [20, 28],
      [28, 28],
      [1, 45],
      [20, 45],
      [1, 28],
      [1, 45],
    ]);
  });

  test('name all of a kind as none, for nothing is left out', () => {
    expect(of('rarities=4.5').rarities).toEqual([4, 5]);
    expect(of('rarities=1.2.3.4.5').rarities).toEqual([]);
  });

  test('hold so many bands and no more', () => {
    const ids = Array.from({ length: 21 }, (_, i) => i + 1);
    expect(of(`bands=${ids.join('.')}`).bands).toHaveLength(20);
  });

  test('hold every seed of 32 bits and none beyond', () => {
    expect(of(`seed=${writeSeed(0xffff_ffff)}`).seed).toBe(0xffff_ffff);
    expect(of(`seed=${writeSeed(0x1_0000_0000)}`).seed).toBeNull();
    expect(writeSeed(36)).toBe('10');
  });
});
