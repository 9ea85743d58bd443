import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { coveredEnd } from '#model/chart/scoring';
import * as L from '#wasm/layout';
import { type Kernels, openKernels } from './kernels.ts';
import {
  multiplierOf,
  power,
  type RawSkill,
  type RawSong,
  rawSkills,
  rawSong,
  secondsOf,
  writeSkills,
  writeSong,
} from './songs.ts';

let wasm: Kernels;
beforeAll(async () => {
  wasm = await openKernels();
});

const flag = fc.integer({ min: 0, max: 1 });
const fifths = fc.constantFrom(0, 1, 5);
const windows = [0, 1, 2, 3, 4, 5];
const LAW_RUNS = { numRuns: 250 };

function write(
  song: RawSong,
  skills: readonly RawSkill[],
  [member = 1, leader = 0, encore = 5]: readonly number[] = [1, 0, 5],
): void {
  writeSong(wasm, song);
  writeSkills(wasm, song, skills);
  wasm.kernels.prepareSkills(skills.length, member, leader, encore);
}
const extra = (sig: number, window: number) => wasm.kernels.windowExtra(sig, window);
const rate = (sig: number, window: number) => wasm.kernels.windowRate(sig, window);

/** Indices of the notes a skill covers in a window. */
function coveredNotes(song: RawSong, skill: RawSkill, window: number): number[] {
  const trigger = song.chart.skillNotes[window];
  if (trigger === undefined) return [];
  const end = coveredEnd(song.chart.notes, trigger, secondsOf(skill, song));
  return Array.from({ length: end - trigger - 1 }, (_, i) => trigger + 1 + i);
}

function naiveExtra(song: RawSong, skill: RawSkill, window: number): number {
  return coveredNotes(song, skill, window).reduce((total, note, ordinal) => {
    const points = wasm.f64(L.WEIGHT_POINTS, wasm.i32(L.NOTE_WEIGHT, note));
    return total + Math.floor(points * multiplierOf(skill, ordinal)) - points;
  }, 0);
}

describe('skills', () => {
  test('add in a window what each covered note adds, floored before and after', () => {
    fc.assert(
      fc.property(rawSong, rawSkills(0, 3), power, (song, skills, units) => {
        write(song, skills);
        wasm.kernels.pointsAtPower(units);
        skills.forEach((skill, sig) => {
          for (const window of windows) expect(extra(sig, window)).toBe(naiveExtra(song, skill, window));
        });
      }),
      LAW_RUNS,
    );
  });

  test('never add more than their rate times the power when no multiplier is below one', () => {
    fc.assert(
      fc.property(rawSong, rawSkills(1, 3), power, (song, skills, units) => {
        write(song, skills);
        wasm.kernels.pointsAtPower(units);
        for (const sig of skills.keys()) {
          for (const window of windows) {
            const ceiling = (rate(sig, window) * units) / L.POWER_UNITS;
            expect(extra(sig, window)).toBeLessThanOrEqual(ceiling * (1 + 1e-12));
          }
        }
      }),
      LAW_RUNS,
    );
  });

  test('share the first five windows among five members and give the sixth to the leader', () => {
    fc.assert(
      fc.property(rawSong, rawSkills(0, 2), flag, flag, fifths, (song, skills, member, leader, encore) => {
        write(song, skills, [member, leader, encore]);
        for (const sig of skills.keys()) {
          const turns = windows.slice(0, 5).reduce((total, window) => total + rate(sig, window), 0) / 5;
          expect(wasm.f64(L.SIG_MEMBER, sig)).toBe(member * turns + 0);
          expect(wasm.f64(L.SIG_LEADER, sig)).toBe((leader ? turns : 0) + (encore / 5) * rate(sig, 5));
          expect(wasm.f64(L.SIG_SIXTH, sig)).toBe(rate(sig, 5));
        }
      }),
      LAW_RUNS,
    );
  });

  test('are at least as good in every window and at any power when one covers the other', () => {
    let covering = 0;
    fc.assert(
      fc.property(
        rawSong,
        rawSkills(0.9, 4),
        fc.array(power, { minLength: 3, maxLength: 3 }),
        (song, skills, powers) => {
          write(song, skills);
          for (const units of powers) {
            wasm.kernels.pointsAtPower(units);
            for (const a of skills.keys()) {
              for (const b of skills.keys()) {
                if (a === b || wasm.kernels.signatureCovers(a, b) === 0) continue;
                covering++;
                for (const window of windows)
                  expect(extra(a, window)).toBeGreaterThanOrEqual(extra(b, window));
              }
            }
          }
        },
      ),
      LAW_RUNS,
    );
    expect(covering).toBeGreaterThan(100);
  });

  test('cover another skill whatever an earlier song left in memory', () => {
    fc.assert(
      fc.property(rawSong, rawSkills(0.9, 4), fc.nat(255), (song, skills, byte) => {
        const covers = () => {
          write(song, skills);
          return [...skills.keys()].flatMap((a) =>
            [...skills.keys()].map((b) => wasm.kernels.signatureCovers(a, b)),
          );
        };
        wasm.soil(0);
        const clean = covers();
        wasm.soil(byte);
        expect(covers()).toEqual(clean);
      }),
      { numRuns: 100 },
    );
  });

  test('may cancel each other only where windows overlap and a covered note loses points', () => {
    fc.assert(
      fc.property(rawSong, rawSkills(0, 2), (song, skills) => {
        write(song, skills);
        const overlap = wasm.kernels.windowsOverlap();
        const loses = skills.some((skill) => {
          const longest = Math.max(...windows.map((window) => coveredNotes(song, skill, window).length));
          return Array.from({ length: Math.max(1, longest) }, (_, n) => multiplierOf(skill, n)).some(
            (m) => m < 1,
          );
        });
        expect(wasm.read('extrasMayCancel')).toBe(overlap * Number(loses));
      }),
      LAW_RUNS,
    );
  });
});
