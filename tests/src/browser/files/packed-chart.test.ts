import { compressSync, decompressSync } from '@sonolus/core';
import fc from 'fast-check';
import { gzipSync, strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { exportChart } from '#model/chart/formats/export';
import { parseChart } from '#model/chart/parse';
import { MAX_CHART_LENGTH, readChart } from '#model/chart/read-text';
import { packLevelData, unpackChart } from '#src/browser/files/packed-chart.ts';

const CHART = parseChart([
  { type: 'BPM', beat: 0, bpm: 150 },
  { type: 'Single', beat: 1, lane: 0 },
  { type: 'Directional', beat: 2, lane: 4, direction: 'Left', width: 2 },
  {
    type: 'Slide',
    connections: [
      { beat: 3, lane: 1 },
      { beat: 4, lane: 2.5, hidden: true },
      { beat: 5, lane: 3 },
    ],
  },
]);

const HASH = 'c'.repeat(40);
const json = (value: unknown): Uint8Array => strToU8(JSON.stringify(value));
const item = (url: string) => ({ name: 'one', data: { hash: HASH, url } });

const levelText = (): string => {
  const made = exportChart(CHART, 'levelData');
  return made.ok ? made.text : '';
};

/** As the app and its tools pack a level. */
const scp = (data: Uint8Array, url = `/sonolus/repository/${HASH}`): Uint8Array =>
  zipSync({
    'sonolus/package': json({ shouldUpdate: false }),
    'sonolus/info': json({
      title: 'A package',
      buttons: [{ type: 'level' }],
      configuration: { options: [] },
    }),
    'sonolus/levels/info': json({ sections: [] }),
    'sonolus/levels/list': json({ pageCount: 1, items: [item(url)] }),
    'sonolus/levels/one': json({ item: item(url) }),
    [`sonolus/repository/${HASH}`]: data,
  });

const textOf = (bytes: Uint8Array): unknown => unpackChart(bytes);

describe('a packed chart', () => {
  test('is read by the package of the app, and reads what that packs', () => {
    const text = levelText();
    expect(decompressSync(Buffer.from(packLevelData(text)))).toEqual(JSON.parse(text));
    const back = unpackChart(compressSync(JSON.parse(text)));
    expect(back).toEqual({ ok: true, text: text.trimEnd() });
    const read = readChart(back.ok ? back.text : '');
    expect(read).toMatchObject({ ok: true, format: 'levelData' });
  });

  test('is the same bytes for the same chart', () => {
    expect(packLevelData(levelText())).toEqual(packLevelData(levelText()));
  });

  test('may lie in a collection package, packed once more or not', () => {
    const text = levelText();
    for (const data of [packLevelData(text), strToU8(text)])
      expect(textOf(scp(data))).toEqual({ ok: true, text });
  });

  test('is read as it is where nothing is packed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        const text = `[${words}`;
        expect(textOf(strToU8(text))).toEqual({ ok: true, text });
      }),
    );
  });

  test('is none where a package names a file elsewhere, or has no levels', () => {
    const elsewhere = scp(packLevelData(levelText()), 'https://levels.example/data');
    const noLevel = { ok: false, fault: 'noLevel' };
    expect(textOf(elsewhere)).toEqual(noLevel);
    expect(textOf(zipSync({ 'sonolus/package': json({}) }))).toEqual(noLevel);
    expect(textOf(zipSync({ 'letter.txt': strToU8('hello') }))).toEqual({ ok: false, fault: 'noChart' });
  });

  test.each([
    ['osu', 'Somebody - Something (Me) [Easy].osu'],
    ['malody', '0/1690000000.mc'],
    ['stepMania', 'Song/song.ssc'],
    ['arcaea', 'song/2.aff'],
    ['maimai', 'song/maidata.txt'],
    ['taiko', 'Song.tja'],
    ['beatSaber', 'Info.dat'],
    ['quaver', '12345.qua'],
    ['cloneHero', 'song/notes.mid'],
  ])('is none in a package of another game, which is named: %s', (game, path) => {
    const bytes = zipSync({ 'song.ogg': new Uint8Array(5_000), [path]: strToU8('x') });
    expect(textOf(bytes)).toEqual({ ok: false, fault: 'named', game });
  });

  test('is refused when it would unpack to more than a chart can be', () => {
    const bomb = gzipSync(new Uint8Array(50 * MAX_CHART_LENGTH));
    expect(bomb.length).toBeLessThan(MAX_CHART_LENGTH);
    const refused = { ok: false, fault: 'tooLarge' };
    expect(textOf(bomb)).toEqual(refused);
    expect(textOf(scp(bomb))).toEqual(refused);
    expect(textOf(scp(new Uint8Array(2 * MAX_CHART_LENGTH)))).toEqual(refused);
  });

  test('never throws when it is damaged', () => {
    const whole = [packLevelData(levelText()), scp(packLevelData(levelText()))];
    const damage = fc.tuple(fc.constantFrom(...whole), fc.nat(), fc.nat(255), fc.boolean());
    fc.assert(
      fc.property(damage, ([bytes, at, value, isCut]) => {
        const changed = isCut ? bytes.slice(0, at % bytes.length) : Uint8Array.from(bytes);
        if (!isCut) changed[at % bytes.length] = value;
        const unpacked = unpackChart(changed);
        if (unpacked.ok) readChart(unpacked.text);
      }),
    );
    const [gz = new Uint8Array()] = whole;
    expect(textOf(gz.slice(0, gz.length - 20))).toEqual({ ok: false, fault: 'notJson' });
  });
});
