import { BUILD_DATA } from '#model/media/live2d/model-files';
import { puppetText } from '#model/media/live2d/puppet/read-puppet';
import type { DemoAsset } from '../demo.types.ts';
import { belowServer } from '../pictures/below-server.ts';
import { renderTexture } from '../pictures/drawing/render.ts';
import { buildData } from './build-data.ts';
import { expressionText } from './moves/expressions.ts';
import { motionText } from './moves/motions.ts';
import { physicsText } from './moves/physics.ts';
import { figureOf, TEXTURE } from './names.ts';
import { drawFigure } from './rig/puppet.ts';

const FILE = /^live2d\/chara\/(\w+)_rip\/([\w.]+)$/;
const GENERAL = /^(\d{3})_general$/;

const JSON_TYPE = 'application/json';
const text = (document: string | null, type: string): DemoAsset | null =>
  document === null ? null : { type, bytes: new TextEncoder().encode(document) };

function generalFile(characterId: number, file: string): DemoAsset | null {
  if (file.endsWith('.mtn'))
    return text(motionText(characterId, file.slice(0, -'.mtn'.length)), 'application/octet-stream');
  return file.endsWith('.exp.json')
    ? text(expressionText(file.slice(0, -'.exp.json'.length)), JSON_TYPE)
    : null;
}

/** A file of a figure by its path below `/assets/{server}/`; null where there is none. `isThere` says which names are worn. */
export async function figureFile(
  path: string,
  isThere: (name: string) => boolean,
): Promise<DemoAsset | null> {
  const [, bundle = '', file = ''] = FILE.exec(belowServer(path)) ?? [];
  const [, general = ''] = GENERAL.exec(bundle) ?? [];
  if (general !== '') return figureOf(`${general}_live_default`) && generalFile(Number(general), file);
  const figure = isThere(bundle) ? figureOf(bundle) : null;
  if (figure === null) return null;
  switch (file) {
    case BUILD_DATA:
      return text(JSON.stringify(buildData(figure)), JSON_TYPE);
    case `${bundle}.moc`:
      return text(puppetText(drawFigure(figure).puppet), 'application/octet-stream');
    case `${bundle}.physics.json`:
      return text(physicsText(), JSON_TYPE);
    case TEXTURE:
      return { type: 'image/png', bytes: await renderTexture(drawFigure(figure).texture) };
    default:
      return null;
  }
}
