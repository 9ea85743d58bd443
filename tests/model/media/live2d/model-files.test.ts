import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundleFilePath, modelBundle, readBuildData } from '#model/media/live2d/model-files';

const GENERAL = 'live2d/chara/007_general';
const OWN = 'live2d/chara/007_live_12';
const BUILD_DATA = {
  Base: {
    m_GameObject: { m_FileID: 0 },
    model: { bundleName: OWN, fileName: '007_live_12.moc.bytes' },
    physics: { bundleName: OWN, fileName: '007_live_12.physics.json' },
    textures: [
      { bundleName: OWN, fileName: 'texture_00' },
      { bundleName: OWN, fileName: 'texture_01.png' },
    ],
    motions: [
      { bundleName: GENERAL, fileName: 'smile01.mtn.bytes' },
      { bundleName: GENERAL, fileName: 'idle01.mtn.bytes' },
      { bundleName: GENERAL },
    ],
    expressions: [{ bundleName: GENERAL, fileName: 'default.exp.json' }],
  },
};

describe('the files of a model', () => {
  it('are named as they are published when Unity stored them as bytes', () => {
    expect(readBuildData(BUILD_DATA)).toEqual({
      model: { bundle: OWN, file: '007_live_12.moc' },
      physics: { bundle: OWN, file: '007_live_12.physics.json' },
      textures: [
        { bundle: OWN, file: 'texture_00.png' },
        { bundle: OWN, file: 'texture_01.png' },
      ],
      motions: [
        { bundle: GENERAL, file: 'idle01.mtn', name: 'idle01' },
        { bundle: GENERAL, file: 'smile01.mtn', name: 'smile01' },
      ],
      expressions: [{ bundle: GENERAL, file: 'default.exp.json', name: 'default' }],
    });
  });

  it('are null when no model is named', () => {
    expect(readBuildData({ Base: { ...BUILD_DATA.Base, model: { bundleName: OWN } } })).toBeNull();
  });

  it.each([
    { bundleName: '../../api', fileName: 'a.moc' },
    { bundleName: '/etc', fileName: 'a.moc' },
    { bundleName: OWN, fileName: '../../evil.moc' },
    { bundleName: OWN, fileName: '..\\evil.moc' },
  ])('are left out when they lead out of their folder: $bundleName $fileName', (sly) => {
    expect(readBuildData({ Base: { ...BUILD_DATA.Base, model: sly } })).toBeNull();
    expect(readBuildData({ Base: { ...BUILD_DATA.Base, motions: [sly] } })?.motions).toEqual([]);
  });

  it('never throw when the JSON is anything', () => {
    fc.assert(fc.property(fc.jsonValue(), (json) => void readBuildData({ Base: json })));
  });

  it('have an address below the bundle when they are asked for', () => {
    const file = { bundle: modelBundle('007_live_12'), file: 'a b.moc' };
    expect(bundleFilePath('jp', file)).toBe('/assets/jp/live2d/chara/007_live_12_rip/a%20b.moc');
  });
});
