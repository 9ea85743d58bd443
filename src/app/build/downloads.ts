import { FEATURES, type Feature } from '#model/site/features';

/**
 * Files of the boot's steps (src/app/main.ts): a library or a layer each, with all that it imports and no step before it has. Few,
 * because each of forty small ones would wait its turn on a phone. Earlier ones take first.
 */
const STEPS = [
  // What the entry itself imports: anything more in here, or the entry's parts in another file, and nothing runs before all has come.
  { name: 'runtime', test: /vite\/preload-helper|rolldown\/runtime|\/src\/browser\/first\// },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|\/src\/app\/boot\/react\./ },
  { name: 'language', test: /\/src\/app\/boot\/language\./ },
  { name: 'machines', test: /\/machines\/(optimizer|app)\/\w+\.machine\./ },
  { name: 'services', test: /\/src\/app\/boot\/(services|actors)\./ },
  { name: 'app', test: /\/src\/app\/boot\/app\./ },
];

export const FILE_OF_BOOT = new RegExp(
  `/(rolldown-runtime|${STEPS.map(({ name }) => name).join('|')})-[\\w-]{8}\\.js$`,
);

/** Rooms of the kit that only some pages need: what lists, pages of one thing, and pictures of cards, songs and events are made of. */
const ROOMS = [
  { name: 'cards', test: /\/src\/kit\/(card|song|event|overlay|picture)\// },
  { name: 'lists', test: /\/src\/kit\/list\/|\/model\/(search\/|families\/asking)/ },
  { name: 'details', test: /\/src\/kit\/detail\// },
];

/**
 * Parts of the model that only some pages need, with how many share a module that lies with others. Addresses of stories are no such part:
 * the route table is made of them.
 */
const TOPICS = {
  chart: 12,
  games: 3,
  'media/music': 3,
  'media/live2d': 6,
  'media/explorer': 3,
  'media/story(?!/catalogue)': 3,
  compute: 3,
};

/** Features whose pieces other features' pages use as their own: shared by more, they would all come with the first of them. */
const SHARED_WIDELY: Partial<Record<Feature, number>> = {
  account: 6,
  community: 6,
  posts: 7,
  charts: 9,
  simulator: 9,
  stories: 8,
};
const SHARED = 5;

/**
 * The plan of downloads: the boot's steps, then what several pages share, in few files: on a slow phone each file costs as much time as
 * some 15 kB of code that the page does not need. A group takes along what its modules import, so that no two files wait for each other
 * (tests/e2e/chunks.test.ts). Counts of pages and late parts that share a module were chosen by the sizes of all pages together.
 */
export const DOWNLOADS = [
  ...STEPS,
  {
    name: 'common',
    test: new RegExp(
      `lucide-react|mantine/hooks|/src/browser/|/src/kit/(actors|data|perf|address)/|/model/(?!search/|families/(\\w+/|asking)|(${Object.keys(TOPICS).join('|')})/)`,
    ),
    minShareCount: 9,
  },
  {
    name: 'kit',
    test: /@mantine\/core|@floating-ui|react-number-format|\/src\/kit\/(?!list|detail|curve)/,
    minShareCount: 9,
  },
  ...ROOMS.map((room) => ({ ...room, minShareCount: 4 })),
  ...Object.entries(TOPICS).map(([topic, minShareCount]) => ({
    name: topic.replace(/\(.*/, '').replace('/', '-'),
    test: new RegExp(`/model/${topic}/`),
    minShareCount,
  })),
  ...FEATURES.map((name) => ({
    name,
    test: new RegExp(`/src/features/${name}/(?!pages/)`),
    minShareCount: SHARED_WIDELY[name] ?? SHARED,
  })),
].map((group, index, { length }) => ({ ...group, priority: length - index }));
