import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { openOwnFile, openOwnModel, type PackageFault } from '#src/browser/live2d/files/own-model.ts';

const zip = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );

const MODEL = JSON.stringify({
  model: 'figure.moc',
  textures: ['texture_00.png'],
  motions: { smile01: [{ file: 'smile01.mtn' }], gone: [{ file: 'gone.mtn' }] },
});

const BUNDLE = 'live2d/chara/001_live';
const BUILD_DATA = JSON.stringify({
  Base: {
    model: { bundleName: BUNDLE, fileName: 'a.moc.bytes' },
    textures: [{ bundleName: BUNDLE, fileName: 'texture_00' }],
  },
});

const signal = new AbortController().signal;
const faultOf = (bytes: Uint8Array): PackageFault | null => {
  const opened = openOwnModel(bytes);
  return opened.ok ? null : opened.fault;
};
const sourceOf = (bytes: Uint8Array) => {
  const opened = openOwnModel(bytes);
  if (!opened.ok) throw new Error(opened.fault);
  return opened.source;
};

describe("a visitor's own model", () => {
  it('is not read where it is too large, and is no ZIP where it cannot be read', async () => {
    const file = new Blob(['PK']);
    const read = vi
      .spyOn(file, 'arrayBuffer')
      .mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    expect(await openOwnFile(file)).toEqual({ ok: false, fault: 'notZip' });
    vi.spyOn(file, 'size', 'get').mockReturnValue(2 ** 30);
    expect(await openOwnFile(file)).toEqual({ ok: false, fault: 'tooLarge' });
    expect(read).toHaveBeenCalledOnce();
  });

  it('is opened by its model.json, however deep it lies', async () => {
    const source = sourceOf(
      zip({
        'a/b/girl.model.json': MODEL,
        'a/b/figure.moc': 'moc!',
        'a/b/smile01.mtn': 'PARAM=1',
        '__MACOSX/a/b/._figure.moc': 'x',
      }),
    );
    expect(source.files.motions.map(({ name }) => name)).toEqual(['gone', 'smile01']);
    expect(new TextDecoder().decode(await source.read(source.files.model, signal))).toBe('moc!');
    await expect(source.read(source.files.motions[0]!, signal)).rejects.toThrow(/gone\.mtn/);
  });

  it.each(['live2d/chara/001_live/', 'live2d/chara/001_live_rip/', '001_live/', ''])(
    'is opened by its buildData when its files lie in %s',
    async (folder) => {
      const source = sourceOf(zip({ 'x/buildData.asset': BUILD_DATA, [`x/${folder}a.moc`]: 'moc!' }));
      expect(new TextDecoder().decode(await source.read(source.files.model, signal))).toBe('moc!');
    },
  );

  it('is refused with the reason when it cannot be one', () => {
    expect(faultOf(strToU8('<!doctype html>'))).toBe('notZip');
    expect(faultOf(zip({ 'readme.txt': 'x' }))).toBe('noModel');
    expect(faultOf(zip({ 'model.json': '{"model":' }))).toBe('noModel');
    expect(faultOf(zip({ 'model.json': MODEL }))).toBe('noModel');
    expect(faultOf(zip({ 'model.json': MODEL, '../figure.moc': 'moc!' }))).toBe('unsafe');
    expect(faultOf(zip({ 'model.json': MODEL, '/etc/figure.moc': 'moc!' }))).toBe('unsafe');
    expect(faultOf(zip({ 'model.json': MODEL, 'c:\\figure.moc': 'moc!' }))).toBe('unsafe');
  });

  it('is refused before it is unpacked when it would fill memory', () => {
    const bomb = new Uint8Array(4 * 2 ** 20);
    expect(faultOf(zip({ 'model.json': MODEL, 'figure.moc': bomb }))).toBe('tooLarge');
    const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`${at}.txt`, 'x']));
    expect(faultOf(zip({ 'model.json': MODEL, ...many }))).toBe('tooMany');
  });

  it('is refused when it states no size for what is not packed', () => {
    const bytes = zipSync({ 'figure.moc': [new Uint8Array(33 * 2 ** 20), { level: 0 }] });
    const view = new DataView(bytes.buffer);
    const listed = bytes.length - 22 - (46 + 'figure.moc'.length);
    expect(view.getUint32(listed, true)).toBe(0x02014b50);
    view.setUint32(listed + 24, 0, true);
    expect(faultOf(bytes)).toBe('tooLarge');
  });

  it('never throws when a package is damaged anywhere', () => {
    const whole = zip({ 'model.json': MODEL, 'figure.moc': 'moc!', 'smile01.mtn': 'PARAM=1' });
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), fc.nat(whole.length), (at, byte, length) => {
        const damaged = whole.slice();
        damaged[at] = byte;
        openOwnModel(damaged);
        openOwnModel(damaged.subarray(0, length));
      }),
    );
  });
});
