import { EXPRESSION_NAMES } from './moves/expressions.ts';
import { MOTION_NAMES } from './moves/motions.ts';
import { generalOf, TEXTURE, type WornFigure } from './names.ts';

const NOTHING = { m_FileID: 0, m_PathID: 0 };

/** `buildData.asset` as the game has it (reference R126): files by bundle and name, among what the engine writes beside them. */
export function buildData({ name, characterId }: WornFigure): unknown {
  const own = `live2d/chara/${name}`;
  const general = `live2d/chara/${generalOf(characterId)}`;
  const file = (bundleName: string, fileName: string) => ({ bundleName, fileName });
  return {
    Base: {
      m_ObjectHideFlags: 0,
      m_PrefabParentObject: NOTHING,
      m_PrefabInternal: NOTHING,
      m_GameObject: NOTHING,
      m_Enabled: 1,
      m_EditorHideFlags: 0,
      m_Script: NOTHING,
      m_Name: 'buildData',
      m_EditorClassIdentifier: '',
      model: file(own, `${name}.moc.bytes`),
      physics: file(own, `${name}.physics.json`),
      textures: [file(own, TEXTURE)],
      // A file, too: programs save whatever is named here, and some end with a name that is empty.
      transition: file(general, `${MOTION_NAMES[0]}.mtn.bytes`),
      motions: MOTION_NAMES.map((motion) => file(general, `${motion}.mtn.bytes`)),
      expressions: EXPRESSION_NAMES.map((expression) => file(general, `${expression}.exp.json`)),
      praramGeneralA: file('', ''),
      paramLoop: 0,
    },
  };
}
