import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChartNote } from '#model/chart/notes';
import { readChart } from '#model/chart/read-text';
import { scoringChart } from '#model/chart/scoring';

const HEADER = `
*---------------------- HEADER FIELD
#PLAYER 1
#BPM 120
#BPM01 87.5
#WAV01 bgm001.wav
#WAV02 bd.wav
#WAV03 flick.wav
#WAV04 skill.wav
#WAV05 slide_a.wav
#WAV06 slide_end_a.wav
#WAV07 slide_end_flick_b.wav
#WAV08 slide_b.wav
#WAV09 directional_fl_l.wav
#WAV0A directional_fl_r.wav
#WAV0B slide_a_RS25.wav
#WAV0C cmd_fever_start.wav
#WAV0D cmd_fever_end.wav
#WAV0E fever_note_flick.wav
#WAV0F cont_bezier_front_a.wav
#WAV0G drum.wav
*---------------------- MAIN DATA FIELD
`;

function read(...lines: readonly string[]) {
  const found = readChart(HEADER + lines.join('\n'));
  if (!found.ok) throw new Error(found.fault);
  return found.chart;
}

const notesOf = (...lines: readonly string[]): readonly ChartNote[] =>
  read(...lines).entries.filter(
    (entry): entry is ChartNote => entry.type !== 'BPM' && entry.type !== 'System',
  );
const plain = { flick: false, skill: false, charge: false };

describe('a chart as the game keeps it', () => {
  test('has one lane for each of seven channels, and beats by the place of a cell in its measure', () => {
    const notes = notesOf(
      '#00016:02',
      '#00111:0002',
      '#00212:00020000',
      '#00313:02',
      '#00414:02',
      '#00515:02',
      '#00618:02',
    );
    expect(notes.map((note) => 'lane' in note && [note.lane, note.beat])).toEqual([
      [0, 0],
      [1, 6],
      [2, 9],
      [3, 12],
      [4, 16],
      [5, 20],
      [6, 24],
    ]);
  });

  test('tells kinds by their sounds', () => {
    expect(notesOf('#00016:0304000E')).toEqual([
      { type: 'Single', beat: 0, lane: 0, ...plain, flick: true },
      { type: 'Single', beat: 1, lane: 0, ...plain, skill: true },
      { type: 'Single', beat: 3, lane: 0, ...plain, flick: true, charge: true },
    ]);
  });

  test('takes cells of hold channels in pairs, lane by lane', () => {
    expect(notesOf('#00051:02000200', '#00053:0200', '#00153:0003', '#00151:0202')).toEqual([
      { type: 'Long', connections: [node(0, 1), node(2, 1)] },
      { type: 'Long', connections: [node(0, 3), node(6, 3, { flick: true })] },
      { type: 'Long', connections: [node(4, 1), node(6, 1)] },
    ]);
  });

  test('ties slides by their letter, also when one begins where another of its letter ends', () => {
    expect(notesOf('#00011:05', '#00012:0005', '#00115:06', '#00113:0500', '#00114:0006')).toEqual([
      { type: 'Slide', connections: [node(0, 1), node(2, 2), node(4, 5)] },
      { type: 'Slide', connections: [node(4, 3), node(6, 4)] },
    ]);
    expect(notesOf('#00011:0807')).toEqual([
      { type: 'Slide', connections: [node(0, 1), node(2, 1, { flick: true })] },
    ]);
  });

  test('keeps hidden nodes between lanes and leaves out sounds that only bend', () => {
    expect(notesOf('#00011:05', '#00032:0F0B', '#00113:06')).toEqual([
      { type: 'Slide', connections: [node(0, 1), node(2, 2.25, { hidden: true }), node(4, 3)] },
    ]);
  });

  test('joins neighbouring arrows of one beat', () => {
    const right = { type: 'Directional', direction: 'Right', skill: false } as const;
    expect(notesOf('#00011:0A', '#00012:0A', '#00013:0A', '#00015:0A', '#00114:09', '#00113:09')).toEqual([
      { ...right, beat: 0, lane: 1, width: 3 },
      { ...right, beat: 0, lane: 5, width: 1 },
      { ...right, beat: 4, lane: 4, direction: 'Left', width: 2 },
    ]);
  });

  test('changes its tempo by number and by name, and its measures by length', () => {
    const { entries, repairs } = read('#00103:003C', '#00208:01', '#00302:0.5', '#00411:02');
    expect(entries).toEqual([
      { type: 'BPM', beat: 0, bpm: 120 },
      { type: 'BPM', beat: 6, bpm: 60 },
      { type: 'BPM', beat: 8, bpm: 87.5 },
      { type: 'Single', beat: 14, lane: 1, ...plain },
    ]);
    expect(repairs).toEqual([]);
  });

  test('knows its fever', () => {
    const chart = scoringChart(read('#00001:010C', '#00101:0D', '#00011:0002', '#00211:02'));
    expect(chart.notes.map((note) => note.fever)).toEqual([true, false]);
  });

  test('says what it could not read', () => {
    const { entries, repairs } = read('#00011:020', '#00011:0G', '#000*1:02', '#00003:zz');
    expect(entries.map(({ type }) => type)).toEqual(['BPM', 'Single']);
    expect(repairs.map(({ kind, times }) => [kind, times])).toEqual([
      ['unreadableLine', 2],
      ['unknownSound', 1],
      ['badTempo', 1],
    ]);
  });

  test('counts a note for every cell of a note channel, wherever it stands', () => {
    const anyCells = fc.array(fc.constantFrom('00', '02', '03', '04'), { minLength: 1, maxLength: 16 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(20), fc.constantFrom(...'1234568'), anyCells), { maxLength: 20 }),
        (lines) => {
          const texts = lines.map(
            ([measure, lane, cells]) => `#${String(measure).padStart(3, '0')}1${lane}:${cells.join('')}`,
          );
          const cells = lines.flatMap(([, , codes]) => codes).filter((code) => code !== '00');
          expect(notesOf(...texts)).toHaveLength(cells.length);
        },
      ),
    );
  });
});

function node(beat: number, lane: number, more: object = {}) {
  return { beat, lane, ...plain, hidden: false, ...more };
}
