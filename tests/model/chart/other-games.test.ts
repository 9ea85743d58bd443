import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exportChart } from '#model/chart/formats/export';
import { isWrittenFormat, WRITTEN_FORMATS } from '#model/chart/formats/format';
import { parseChart } from '#model/chart/parse';
import { readChart } from '#model/chart/read-text';
import { otherGameName } from '#model/chart/shapes/other-games';
import { anyChartJson } from '#tests/arbitraries/chart';

/** Invented, in the shape in which each is published. */
const CHARTS: Readonly<Record<string, string | object>> = {
  'osu!':
    'osu file format v14\r\n\r\n[General]\r\nAudioFilename: a.mp3\r\n\r\n[HitObjects]\r\n64,192,500,1,0,0:0:0:0:\r\n',
  StepMania:
    '#TITLE:A;\n#OFFSET:-0.1;\n#BPMS:0.000=150.000;\n#NOTES:\n dance-single:\n :\n Hard:\n 9:\n 0,0,0,0,0:\n1000\n0100\n;\n',
  Malody: {
    meta: { creator: 'A', mode: 0, mode_ext: { column: 6 }, song: { title: 'A' } },
    time: [{ beat: [0, 0, 1], bpm: 120 }],
    note: [{ beat: [1, 0, 1], column: 0 }],
  },
  Arcaea: 'AudioOffset:0\n-\ntiming(0,187.20,4.00);\n(353,1);\nhold(400,800,2);\n',
  'maimai (simai)': '&title=A\n&first=0\n&lv_5=13\n&inote_5=(180){8}1,2h[4:1],E\n',
  maimai:
    'VERSION\t0.00.00\t1.03.00\nFES_MODE\t0\nBPM_DEF\t174.000\t174.000\t174.000\t174.000\nMET_DEF\t4\t4\n',
  'Taiko no Tatsujin (TJA)':
    'TITLE:A\nBPM:150\nOFFSET:-1\nCOURSE:Oni\nLEVEL:8\n\n#START\n#BPMCHANGE 150\n1011,\n2022,\n#END\n',
  'Cytoid (Cytus II)': {
    format_version: 0,
    time_base: 480,
    page_list: [],
    tempo_list: [],
    event_order_list: [],
    note_list: [],
  },
  Phigros: { formatVersion: 3, offset: 0, judgeLineList: [{ bpm: 120, notesAbove: [], notesBelow: [] }] },
  'Beat Saber': {
    version: '3.3.0',
    bpmEvents: [],
    colorNotes: [{ b: 1, x: 0, y: 0, c: 0, d: 1 }],
    bombNotes: [],
  },
  'A Dance of Fire and Ice': '{ "angleData": [0, 0, 180, 0], \n"settings": { "bpm": 100, }, "actions": [ ] }',
  'K-Shoot MANIA': 'title=A\nartist=B\nt=150\n--\n0000|00|--\n1000|00|--\n--\n',
  CHUNITHM:
    'VERSION\t1.08.00\t1.08.00\nMUSIC\t0\nSEQUENCEID\t0\nBPM_DEF\t132.000\t132.000\t132.000\t132.000\nMET_DEF\t4\t4\n',
  'Clone Hero': '[Song]\n{\n  Resolution = 192\n}\n[SyncTrack]\n{\n  0 = B 120000\n}\n',
  Quaver: 'AudioFile: a.mp3\nMode: Keys4\nHitObjects:\n- StartTime: 500\n  Lane: 1\n',
  DTXMania: '#TITLE: A\n#BPM: 150\n#DLEVEL: 70\n#WAV01: a.ogg\n#00112: 01000100\n',
  Deemo: { speed: 10, notes: [{ $id: '1', pos: 0, size: 1, _time: 2 }], links: [] },
  Dynamix: '<?xml version="1.0"?>\n<CMap xmlns:xsd="x"><m_path>a</m_path></CMap>',
  'Love Live! School Idol Festival': [
    { timing_sec: 1.2, notes_attribute: 1, notes_level: 1, effect: 1, effect_value: 2, position: 5 },
  ],
};

const textOf = (chart: string | object): string =>
  typeof chart === 'string' ? chart : JSON.stringify(chart);

describe('a chart of another game', () => {
  test.each(Object.entries(CHARTS))('is refused by its name: %s', (name, chart) => {
    for (const text of [
      textOf(chart),
      `\uFEFF${textOf(chart)}`,
      textOf(chart).replaceAll(/\r?\n/g, '\r\n'),
    ]) {
      const read = readChart(text);
      expect(read).toMatchObject({ ok: false, fault: 'named' });
      if (!read.ok && read.game) expect(otherGameName(read.game)).toBe(name);
    }
  });

  test('is not what a Beat Saber chart of earlier years is called by another name', () => {
    const text = JSON.stringify({ _version: '2.2.0', _events: [], _notes: [], _obstacles: [] });
    expect(readChart(text)).toEqual({ ok: false, fault: 'named', game: 'beatSaber' });
  });
});

describe('no chart that is read', () => {
  const isNamed = (text: string): boolean => {
    const read = readChart(text);
    return !read.ok && read.fault === 'named';
  };

  test.each([...WRITTEN_FORMATS])('is taken for one: %s', (id) => {
    fc.assert(
      fc.property(anyChartJson({ maxNotes: 60 }), (rows) => {
        const made = isWrittenFormat(id) ? exportChart(parseChart(rows), id) : null;
        if (made?.ok) expect(isNamed(made.text)).toBe(false);
      }),
      { numRuns: 30 },
    );
  });

  test('is taken for one whatever its fields are called beside the notes', () => {
    const words = fc.constantFrom(
      'note',
      'time',
      'links',
      'notes',
      'judgeLineList',
      'colorNotes',
      'bombNotes',
      'x',
    );
    fc.assert(
      fc.property(anyChartJson({ maxNotes: 20 }), fc.dictionary(words, fc.array(fc.nat())), (chart, more) => {
        expect(isNamed(JSON.stringify({ ...more, chart }))).toBe(false);
        expect(isNamed(JSON.stringify({ post: { ...more, chart } }))).toBe(false);
        expect(isNamed(JSON.stringify(chart.map((row) => ({ ...row, position: 1 }))))).toBe(false);
      }),
    );
  });

  test('is taken for one in the game’s own text and in SUS, whatever the song is called', () => {
    const titles = fc.constantFrom(
      'osu file format v14',
      'BPM:150',
      'timing(0,1,4);',
      '&lv_5=13',
      'COURSE:Oni',
      '<b>',
    );
    fc.assert(
      fc.property(titles, (title) => {
        const bms = `#TITLE ${title}\n#ARTIST AudioOffset:0\n#BPM 150\n#WAV01 bd.wav\n\n#00116:01000100\n`;
        expect(readChart(bms)).toMatchObject({ ok: true, format: 'bms' });
        const sus = `#TITLE "${title}"\n#REQUEST "ticks_per_beat 480"\n#BPM01: 150\n#00008: 01\n#00015: 11\n`;
        expect(readChart(sus)).toMatchObject({ ok: true, format: 'sus' });
      }),
    );
  });

  const charts = join(process.env.SETORI_REAL_SAMPLE ?? '', 'api', 'charts');
  test.skipIf(!process.env.SETORI_REAL_SAMPLE || !existsSync(charts))(
    'is taken for one among real charts',
    () => {
      for (const file of readdirSync(charts, { recursive: true, encoding: 'utf8' }))
        if (file.endsWith('.json')) expect(readChart(readFileSync(join(charts, file), 'utf8')).ok).toBe(true);
    },
  );
});
