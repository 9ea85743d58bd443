import { describe, expect, test } from 'vitest';
import { MAX_CHART_FILE } from '#src/browser/files/chart-file-size.ts';
import { fileOfAddress, readOwnChart } from '#src/features/simulator/own/own-chart.data.ts';

const SITE = 'https://setori.example';

describe('fileOfAddress', () => {
  test.each([
    ['/tool/chart/187/expert', '/api/charts/187/expert.json'],
    [' /tool/simulator/187/3/Some-Song?t=4 ', '/api/charts/187/expert.json'],
    [`${SITE}/tool/simulator/12/easy`, '/api/charts/12/easy.json'],
    [`${SITE}/api/charts/187/special.json`, '/api/charts/187/special.json'],
  ])('finds the file of %s', (text, path) => {
    expect(fileOfAddress(text, SITE)).toBe(path);
  });

  test.each([
    'https://elsewhere.example/api/charts/187/expert.json',
    '//elsewhere.example/api/charts/187/expert.json',
    `${SITE}.example/tool/chart/187/expert`,
    '/tool/chart/187/impossible',
    '/api/charts/../user.json',
    '/info/songs/187',
  ])('refuses %s', (text) => {
    expect(fileOfAddress(text, SITE)).toBeNull();
  });

  test.each(['', '[]', 'https://', '#00111:01', '*---------------------- HEADER FIELD', '/ a text'])(
    'takes %j for no address',
    (text) => {
      expect(fileOfAddress(text, SITE)).toBeUndefined();
    },
  );
});

describe('readOwnChart', () => {
  const TEMPO = { type: 'BPM', beat: 0, bpm: 120 };

  test('gives notes, length and tempos of a chart', async () => {
    const rows = [TEMPO, { type: 'Single', beat: 4, lane: 3 }, { type: 'BPM', beat: 4, bpm: 240 }];
    const read = await readOwnChart(
      JSON.stringify([...rows, { type: 'Single', beat: 8, lane: 0 }]),
      'a.json',
    );
    expect(read).toMatchObject({
      ok: true,
      chart: {
        name: 'a.json',
        length: 3,
        tempo: { low: 120, high: 240 },
        drawn: { parsed: { repairs: [] } },
      },
    });
  });

  test('names what was mended', async () => {
    const read = await readOwnChart(JSON.stringify([{ type: 'Single', beat: 4, lane: 3 }]), null);
    expect(read).toMatchObject({
      ok: true,
      chart: { drawn: { parsed: { repairs: [{ kind: 'noTempo' }] } } },
    });
  });

  test.each([
    ['', 'empty'],
    ['hello', 'notJson'],
    ['{"result":true}', 'noChart'],
    [JSON.stringify([TEMPO]), 'noNotes'],
    [' '.repeat(MAX_CHART_FILE + 1), 'tooLarge'],
  ])('says why a text is no chart (%#)', async (text, fault) => {
    expect(await readOwnChart(text, null)).toEqual({ ok: false, fault });
  });
});
