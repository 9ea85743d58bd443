import type { ServerCode } from '#model/vocabulary/servers';
import { BUILD_DATA } from '../model-files.ts';
import { isBundle, isServerCode, type LayerModel } from './scene.ts';

/**
 * The model that a path of the asset explorer names: `jp/live2d/chara/001_live_default`, the same with `_rip` and with the file
 * `buildData.asset` behind, or a whole address below `/assets`. Without a server the visitor's own is asked first.
 */
export function modelOfPath(path: string, main: ServerCode): LayerModel | null {
  const parts = path.split('/').filter((part) => part !== '');
  if (parts[0] === 'assets') parts.shift();
  const server = isServerCode(parts[0]) ? parts[0] : null;
  if (server !== null) parts.shift();
  if (parts.at(-1) === BUILD_DATA) parts.pop();
  const bundle = parts.join('/').replace(/_rip$/, '');
  return isBundle(bundle) ? { kind: 'bundle', server: server ?? main, bundle } : null;
}
