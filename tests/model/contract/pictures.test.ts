import { expect, test } from 'vitest';
import { PICTURES } from '#model/contract/documents/pictures';
import {
  attributeIconPath,
  bandIconPath,
  bandLogoPath,
  cardArtPath,
  cardThumbPath,
  characterIconPath,
  eventImagePath,
  gachaBannerPath,
  homeBannerPath,
  jacketPath,
  jacketThumbPath,
} from '#model/rules/asset-paths';
import { gachaScreenPath, stampPath, titlePicturePaths } from '#model/rules/media-paths';

const CARD = { id: 123, resourceSetName: 'res012003' };
const SONG = { id: 41, jacketImages: ['41_name'] };
const EVENT = { id: 7, assetBundleName: 'some_event', bannerAssetBundleName: 'banner_event7' };

/** What the site builds, with what the templates call their parts. */
const BUILT: readonly (readonly [
  what: string,
  path: string | null,
  parts: Readonly<Record<string, string>>,
])[] = [
  [
    'Card, small',
    cardThumbPath('jp', CARD, 'normal'),
    { group: '00002', resourceSetName: 'res012003', kind: 'normal' },
  ],
  [
    'Card, whole and cut out',
    cardArtPath('jp', CARD, 'after_training', 'trim'),
    { resourceSetName: 'res012003', kind: 'after_training', cut: 'trim' },
  ],
  ['Song', jacketPath('jp', SONG), { group: '50', jacketImage: '41_name', size: 'jacket' }],
  ['Song', jacketThumbPath('jp', SONG), { group: '50', jacketImage: '41_name', size: 'thumb' }],
  ['Event, banner', homeBannerPath('jp', EVENT), { bannerAssetBundleName: 'banner_event7' }],
  ['Event', eventImagePath('jp', EVENT, 'logo'), { assetBundleName: 'some_event', part: 'logo' }],
  [
    'Gacha, banner',
    gachaBannerPath('jp', { bannerAssetBundleName: 'banner_gacha2' }),
    { bannerAssetBundleName: 'banner_gacha2' },
  ],
  [
    'Gacha',
    gachaScreenPath('jp', { resourceName: 'screen2' }, 'logo'),
    { resourceName: 'screen2', part: 'logo' },
  ],
  ['Character, icon', characterIconPath(12), { id: '12' }],
  ['Band, icon', bandIconPath(5), { id: '5' }],
  ['Band, logo', bandLogoPath('jp', 5), { id: '005' }],
  ['Attribute, server', attributeIconPath('cool'), { name: 'cool' }],
  ['Stamp', stampPath('jp', 'stamp_021'), { imageName: 'stamp_021' }],
  ['Title', titlePicturePaths('jp', 'degree001')[0] ?? null, { name: 'degree001' }],
];

test.each(BUILT)('the template of %s is the address that the site uses: %s', (what, path, parts) => {
  const { path: template = '' } = PICTURES.find((one) => one.what === what) ?? {};
  const all: Readonly<Record<string, string>> = { server: 'jp', ...parts };
  expect(template.replaceAll(/\{(\w+)\}/g, (_, name: string) => all[name] ?? '?')).toBe(path);
});

test('every template is looked at', () => {
  expect([...new Set(BUILT.map(([what]) => what))]).toEqual(PICTURES.map(({ what }) => what));
});
