import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { exportChart } from '#model/chart/formats/export';
import { parseChart } from '#model/chart/parse';
import { packFiles } from '#src/browser/files/packed-chart.ts';
import { readImport } from '#src/features/charteditor/files/read-import.ts';

const HASH = 'c'.repeat(40);
const DATA = `sonolus/repository/${HASH}`;
/** As long as many songs are in good quality. */
const MUSIC_BYTES = 6_000_000;

const level = (): string => {
  const chart = parseChart([
    { type: 'BPM', beat: 0, bpm: 150 },
    { type: 'Single', beat: 1, lane: 0 },
  ]);
  const made = exportChart(chart, 'levelData');
  if (!made.ok) throw new Error('no level data');
  return made.text;
};

test('reads a package with its music in it, however long that is', async () => {
  const list = { pageCount: 1, items: [{ name: 'one', data: { hash: HASH, url: `/${DATA}` } }] };
  const bytes = packFiles(
    new Map([
      ['sonolus/levels/list', strToU8(JSON.stringify(list))],
      [DATA, strToU8(level())],
      [`sonolus/repository/${'d'.repeat(40)}`, new Uint8Array(MUSIC_BYTES)],
    ]),
  );
  const found = await readImport(new File([bytes], 'Packed up.scp'));
  expect(found).toMatchObject({ kind: 'chart', format: 'levelData', name: 'Packed up' });
});

test('does not read a file that is far larger than a chart', async () => {
  const film = new File([new Uint8Array(MUSIC_BYTES)], 'film.mp4');
  expect(await readImport(film)).toEqual({ kind: 'fault', fault: 'tooLarge' });
});

test('says which game a file or a text is of that is not read', async () => {
  const named = { kind: 'fault', fault: 'named', game: 'osu' };
  const text = 'osu file format v14\r\n\r\n[General]\r\nAudioFilename: audio.mp3\r\n';
  expect(await readImport(text)).toEqual(named);
  expect(await readImport(new File([text], 'map.osu'))).toEqual(named);
  const packed = packFiles(
    new Map([
      ['audio.mp3', new Uint8Array(MUSIC_BYTES)],
      ['map.osu', strToU8(text)],
    ]),
  );
  expect(await readImport(new File([packed], 'set.osz'))).toEqual(named);
});
