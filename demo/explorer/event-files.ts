import { eventImagePath, homeBannerPath, loginBackgroundPath } from '#model/rules/asset-paths';
import { eventSoundPaths, eventTopPath, gachaScreenPath } from '#model/rules/media-paths';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import type { DemoLists } from '../lists/lists.ts';
import { eventSoundOf } from '../music/sound-paths.ts';
import { published } from './published.ts';

const SCREEN_PARTS = ['pickup1', 'pickup2', 'bg1'] as const;

/** Pictures and music of events, gachas and login campaigns that a server has had. */
export function* eventFiles(lists: DemoLists, server: ServerIndex): Iterable<string | null> {
  const code = SERVERS[server];
  for (const [id, row] of published(lists.eventRows(), (event) => event.startAt[server])) {
    const { assetBundleName, bannerAssetBundleName } = row;
    yield eventImagePath(code, { assetBundleName }, 'banner');
    yield eventImagePath(code, { assetBundleName }, 'logo');
    yield eventTopPath(code, { assetBundleName }, 'bg');
    yield eventTopPath(code, { assetBundleName }, 'trim');
    yield `/assets/${code}/event/${assetBundleName}/slide_rip/rule1.png`;
    yield `/assets/${code}/event/${assetBundleName}/slide_rip/rule2.png`;
    yield homeBannerPath(code, { id, bannerAssetBundleName });
    yield eventSoundPaths(code, eventSoundOf(id))[0] ?? null;
  }
  for (const [, row] of published(lists.gacha().rows, (gacha) => gacha.publishedAt[server])) {
    const { resourceName, bannerAssetBundleName } = row;
    for (const part of ['logo', 'pickup', 'bg'] as const) yield gachaScreenPath(code, { resourceName }, part);
    const folder = gachaScreenPath(code, { resourceName }, 'bg').replace(/[^/]*$/, '');
    for (const part of SCREEN_PARTS) yield `${folder}${part}.png`;
    if (bannerAssetBundleName !== undefined) yield homeBannerPath(code, { id: 0, bannerAssetBundleName });
  }
  for (const [, { assetBundleName }] of published(
    lists.loginCampaigns().rows,
    (row) => row.publishedAt[server],
  )) {
    const [jp = null, en = null, tw = null, cn = null, kr = null] = assetBundleName;
    yield loginBackgroundPath(code, { assetBundleName: [jp, en, tw, cn, kr] });
  }
}
