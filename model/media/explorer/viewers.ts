import { chartPath } from '../../site/objects.ts';
import type { ServerCode } from '../../vocabulary/servers.ts';
import { type AssetTarget, encoded, pathInAddress } from './asset-address.ts';
import { chartOf, isOfFigure, isScenario } from './file-kinds.ts';

/** A page that shows what a file is a part of. Whether there is one, the route table says. */
export interface AssetViewer {
  readonly viewer: 'chart' | 'figure' | 'story';
  readonly path: string;
}

interface FileInBundle {
  readonly server: ServerCode;
  readonly bundle: string;
  readonly name: string;
}

/** Where else a file can be looked at: a chart as notes, a figure moving, a scenario as a story. */
export function viewersOf({ server, bundle, name }: FileInBundle): readonly AssetViewer[] {
  const target: AssetTarget = { kind: 'bundle', path: bundle, file: name };
  const chart = chartOf(name);
  if (chart) return [{ viewer: 'chart', path: chartPath(chart.song, chart.difficulty) }];
  if (isOfFigure(name))
    return [{ viewer: 'figure', path: `/tool/live2d/asset/${server}/${encoded(bundle)}` }];
  if (isScenario(name))
    return [{ viewer: 'story', path: `/tool/storyviewer/asset/${server}/${encoded(pathInAddress(target))}` }];
  return [];
}
