import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBuildData } from '#model/media/live2d/model-files';
import { modelJsonOf, readModelJson } from '#model/media/live2d/model-json';

const MODEL = {
  version: 'Sample 1.0.0',
  layout: { width: 1 },
  model: 'figure.moc',
  physics: './physics.json',
  textures: ['textures/texture_00.png', '..\\shared\\texture_01.png'],
  motions: {
    smile01: [{ file: 'motions/smile01.mtn', sound: 'a.mp3' }],
    tap: [{ file: 'motions/a.mtn' }, { file: 'other/a.mtn' }, { file: 5 }],
  },
  expressions: [{ name: 'happy', file: 'f01.exp.json' }, { file: 'f02.exp.json' }],
};

describe('a model.json', () => {
  it('names the files of a model from the folder that it lies in', () => {
    const files = readModelJson(MODEL, 'some/girl');
    expect(files).toEqual({
      model: { bundle: '', file: 'some/girl/figure.moc' },
      physics: { bundle: '', file: 'some/girl/physics.json' },
      textures: [
        { bundle: '', file: 'some/girl/textures/texture_00.png' },
        { bundle: '', file: 'some/shared/texture_01.png' },
      ],
      motions: [
        { bundle: '', file: 'some/girl/motions/a.mtn', name: 'a' },
        { bundle: '', file: 'some/girl/motions/smile01.mtn', name: 'smile01' },
        { bundle: '', file: 'some/girl/other/a.mtn', name: 'some/girl/other/a.mtn' },
      ],
      expressions: [
        { bundle: '', file: 'some/girl/f02.exp.json', name: 'f02' },
        { bundle: '', file: 'some/girl/f01.exp.json', name: 'happy' },
      ],
    });
  });

  it('leads nowhere outside its package', () => {
    expect(readModelJson({ model: '../../../etc/passwd.moc' }, 'a/b')).toBeNull();
    expect(readModelJson({ ...MODEL, textures: ['../../x.png'] }, 'a')?.textures).toEqual([]);
  });

  it('is read back as it was written', () => {
    const bundle = 'live2d/chara/001_live';
    const entry = (fileName: string) => ({ bundleName: bundle, fileName });
    const files = readBuildData({
      Base: {
        model: entry('a.moc.bytes'),
        physics: entry('a.physics.json'),
        textures: [entry('texture_00')],
        motions: [entry('idle01.mtn.bytes'), entry('smile01.mtn.bytes')],
        expressions: [entry('default.exp.json')],
      },
    })!;
    const written = modelJsonOf(files);
    expect(written).not.toHaveProperty('layout');
    const read = readModelJson(written, '')!;
    expect(read.model.file).toBe(`${bundle}/a.moc`);
    expect(read.motions.map(({ name }) => name)).toEqual(['idle01', 'smile01']);
    expect(read.expressions).toEqual([{ bundle: '', file: `${bundle}/default.exp.json`, name: 'default' }]);
  });

  it('never throws when the JSON is anything', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (json, part) => {
        readModelJson(json, 'a');
        readModelJson({ model: 'a.moc', textures: part, motions: part, expressions: part }, '');
      }),
    );
  });
});
