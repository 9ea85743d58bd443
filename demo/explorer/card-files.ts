import { artKinds, cardArtPath, cardThumbPath } from '#model/rules/asset-paths';
import { costumeThumbPath, figurePath, gachaVoicePaths } from '#model/rules/media-paths';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import type { DemoLists } from '../lists/lists.ts';
import { published } from './published.ts';

/** Files of cards and costumes that a server has, by the addresses at which pages ask for them. */
export function* cardFiles(lists: DemoLists, server: ServerIndex): Iterable<string | null> {
  const code = SERVERS[server];
  for (const [id, row] of published(lists.cardSet().rows, (card) => card.releasedAt[server])) {
    const { resourceSetName, type } = row;
    const card = { id, resourceSetName };
    const { training } = row.stat;
    for (const kind of artKinds({ training: training ? { levelLimit: training.levelLimit } : null })) {
      yield cardThumbPath(code, card, kind);
      yield cardArtPath(code, card, kind);
      yield cardArtPath(code, card, kind, 'trim');
    }
    yield figurePath(code, resourceSetName.replace('res', 'sd'));
    yield gachaVoicePaths(code, { type, resourceSetName })[0] ?? null;
  }
  for (const [id, { assetBundleName }] of published(lists.costumes(), (row) => row.publishedAt[server]))
    yield costumeThumbPath(code, { id, assetBundleName });
}
