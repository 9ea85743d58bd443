/** Where pictures lie, for programs that show them (reference R15). `{…}` is a field of the row or item, or as it says. */
interface PictureAddress {
  readonly what: string;
  readonly path: string;
  readonly note?: string;
}

export const PICTURES: readonly PictureAddress[] = [
  {
    what: 'Card, small',
    path: '/assets/{server}/thumb/chara/card{group}_rip/{resourceSetName}_{kind}.png',
    note: '`group`: id / 50, rounded down, five digits; `kind`: `normal` or `after_training`. A card whose `stat.training.levelLimit` is 0 has the trained picture alone, one without `stat.training` the normal one',
  },
  {
    what: 'Card, whole and cut out',
    path: '/assets/{server}/characters/resourceset/{resourceSetName}_rip/{cut}_{kind}.png',
    note: '`cut`: `card` or `trim`',
  },
  {
    what: 'Song',
    path: '/assets/{server}/musicjacket/musicjacket{group}_rip/assets-star-forassetbundle-startapp-musicjacket-musicjacket{group}-{jacketImage}-{size}.png',
    note: '`group`: id rounded up to tens (songs 13 and 40: 30), `jacketImage` in small letters; `size`: `jacket` or `thumb`',
  },
  { what: 'Event, banner', path: '/assets/{server}/homebanner_rip/{bannerAssetBundleName}.png' },
  {
    what: 'Event',
    path: '/assets/{server}/event/{assetBundleName}/images_rip/{part}.png',
    note: '`part`: `banner` or `logo`',
  },
  {
    what: 'Gacha, banner',
    path: '/assets/{server}/homebanner_rip/{bannerAssetBundleName}.png',
    note: 'some have none; their logo stands in',
  },
  {
    what: 'Gacha',
    path: '/assets/{server}/gacha/screen/{resourceName}_rip/{part}.png',
    note: '`part`: `logo`, `pickup` or `bg`',
  },
  { what: 'Character, icon', path: '/res/icon/chara_icon_{id}.png' },
  { what: 'Band, icon', path: '/res/icon/band_{id}.svg' },
  { what: 'Band, logo', path: '/assets/{server}/band/logo/{id}_rip/logoL.png', note: '`id`: three digits' },
  { what: 'Attribute, server', path: '/res/icon/{name}.svg' },
  { what: 'Stamp', path: '/assets/{server}/stamp/01_rip/{imageName}.png' },
  {
    what: 'Title',
    path: '/assets/{server}/thumb/degree_rip/{name}.png',
    note: 'layers `baseImageName`, then frame and mark; newer ones have `assets-star-forassetbundle-startapp-thumbnail-degree-` before the name',
  },
];

const row = ({ what, path, note = '' }: PictureAddress): string => `| ${what} | \`${path}\` | ${note} |`;

/** The chapter of docs/api.md. */
export const pictureChapter = (): string => `## Pictures

Names of files come with the data; \`server\` is \`jp\`, \`en\`, \`tw\`, \`cn\` or \`kr\`, and a server that lacks a picture shows that of another one. A picture that
is nowhere is a 404 of type \`text/html\`.

| | address | |
|---|---|---|
${PICTURES.map(row).join('\n')}
`;
