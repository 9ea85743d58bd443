import { readLooks } from '#model/records/look';
import { readTitles } from '#model/records/prize';
import { readStamps } from '#model/records/stamp';
import { bandLogoPath, characterPicturePath } from '#model/rules/asset-paths';
import { lookPicturePath, stampVoicePath, TAP_SOUNDS, tapSoundPath } from '#model/rules/look-paths';
import {
  comicPath,
  rewardIconPath,
  stampPath,
  titlePicturePaths,
  titleScriptPath,
  titleSheetPaths,
} from '#model/rules/media-paths';
import { flickSkinFiles, laneSkinFiles, noteSkinFiles, skinPlace } from '#model/rules/skin-files';
import { BANDS } from '#model/vocabulary/bands';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { CHARACTER_IDS } from '../cast/cast.ts';
import { MOVING_TITLE, stampVoices } from '../events/prizes.ts';
import type { DemoListName, DemoLists } from '../lists/lists.ts';
import { MATERIALS } from '../pictures/plates.ts';
import { published } from './published.ts';

type Addresses = Iterable<string | null>;

const AT_ONCE = 250;

/** Pieces of titles: plates, frames and marks, each by its name; and the plate that moves. */
function* titleFiles(lists: DemoLists, server: ServerIndex): Addresses {
  const code = SERVERS[server];
  const rows = Object.entries(lists.list('degrees/all'));
  const names = new Set<string>();
  // To read all of them at once would hold up others.
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const titles = readTitles(Object.fromEntries(rows.slice(at, at + AT_ONCE))).byId.values();
    for (const name of [...titles].flatMap(({ pictures }) => pictures[server] ?? [])) names.add(name);
    yield null;
  }
  for (const name of names) yield titlePicturePaths(code, name)[0] ?? null;
  yield* titleSheetPaths(code, MOVING_TITLE);
  yield titleScriptPath(code, MOVING_TITLE);
}

/** Bundles of what is out on a server. */
const looksOf = (lists: DemoLists, server: ServerIndex, name: DemoListName): readonly string[] =>
  [...readLooks(lists.list(name)).byId.values()].flatMap(({ bundles, publishedAt }) =>
    publishedAt[server] === null ? [] : (bundles[server] ?? []),
  );

/** What players choose for their games and profiles. */
function* lookFiles(lists: DemoLists, server: ServerIndex): Addresses {
  const code = SERVERS[server];
  const of = (name: DemoListName): readonly string[] => looksOf(lists, server, name);
  for (const bundle of of('skin/notes.all'))
    yield* Object.values(noteSkinFiles(skinPlace(code, bundle)) ?? {});
  for (const bundle of of('skin/directionalFlicks.all'))
    yield* Object.values(flickSkinFiles(skinPlace(code, bundle)) ?? {});
  for (const bundle of of('skin/lanes.all'))
    yield* Object.values(laneSkinFiles(skinPlace(code, bundle)) ?? {});
  for (const bundle of of('skin/soundEffects.all')) {
    for (const sound of TAP_SOUNDS) yield tapSoundPath(code, bundle, sound);
    for (const sound of ['game_button', 'SE_RHYTHM_TAP_LONG'])
      yield tapSoundPath(code, bundle, 'flick').replace('flick.mp3', `${sound}.mp3`);
  }
  for (const bundle of of('deco/frames.all')) yield lookPicturePath(code, 'frames', bundle);
  for (const bundle of of('deco/pins.all')) yield lookPicturePath(code, 'pins', bundle);
  for (const bundle of of('deco/pinSets.all')) yield lookPicturePath(code, 'sets', bundle);
}

/** What is given besides cards. */
const GIFTS: readonly (readonly [type: string, id: number | null])[] = [
  ['star', null],
  ['coin', null],
  ['gacha_ticket', 1],
  ['gacha_ticket', 2],
  ['miracle_ticket', 1],
  ['practice_ticket', 2],
  ['live_boost_recovery_item', 1],
  ...Array.from({ length: MATERIALS }, (_, nth) => ['item', nth + 1] as const),
];

/** Files of what is not a card, a song or an event. */
export function* otherFiles(lists: DemoLists, server: ServerIndex): Addresses {
  const code = SERVERS[server];
  yield* titleFiles(lists, server);
  yield* lookFiles(lists, server);
  for (const [type, id] of GIFTS) yield rewardIconPath(code, { type, id });
  for (const { id } of BANDS)
    for (const kind of ['logoL', 'logoS', 'logoL_Mask'] as const) yield bandLogoPath(code, id, kind);
  for (const id of CHARACTER_IDS) {
    yield characterPicturePath(code, id);
    yield `/assets/${code}/character_name_rip/name_top_chr${String(id).padStart(2, '0')}.png`;
  }
  for (const { images } of readStamps(lists.list('stamps/all')).byId.values()) {
    const name = images[server];
    if (name !== null) yield stampPath(code, name);
  }
  for (const file of stampVoices()) yield stampVoicePath(code, file.replace('.mp3', ''));
  for (const [id, { assetBundleName }] of published(lists.comics(), (row) => row.publicStartAt[server]))
    for (const size of ['whole', 'thumbnail'] as const) yield comicPath(code, { id, assetBundleName }, size);
}
