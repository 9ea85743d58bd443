import type { Page } from 'playwright';
import { expect } from 'vitest';
import { emptyProfile } from '#model/profile/defaults';
import { finishedCard } from '#model/profile/premade';
import { choose } from './choose.ts';
import type { Challenge } from './data.ts';
import { ARTICLE } from './members.ts';

/** How to open what a file of the client draws over its page. */
type Opening = (page: Page) => Promise<void>;

/** A page, and what can be opened on it, by the file that draws it. */
export interface Place {
  readonly path: string;
  readonly isFirstVisit?: boolean;
  /** Phones do not have it. */
  readonly isOnTablets?: boolean;
  /** Held sideways a phone has another page there, with room for the editor: turning it closes what is open. */
  readonly isUpright?: boolean;
  /** A request that fails there. */
  readonly lost?: string;
  /** What is done before anything can be opened. */
  readonly before?: Opening;
  readonly opens: readonly (readonly [file: string, open: Opening])[];
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const pressing =
  (...names: readonly (string | RegExp)[]): Opening =>
  async (page) => {
    for (const name of names) await press(page, name);
  };

const choosing =
  (menu: string | RegExp, item: string): Opening =>
  async (page) => {
    await press(page, menu);
    await page.getByRole('menuitem', { name: item }).click();
  };

const SHELL = 'src/app/shell';
const THREAD = 'src/features/community/thread';
const BUILDER = 'src/features/team/teambuilder';
const POSTS = 'src/features/posts/post';
const POST_MENU = 'What to do with this post';
const STUDIO = 'src/features/studio';
const STORY = 'src/features/stories';
const MUSIC = 'src/features/music/player';
const MUSIC_PATH = '/tool/musicplayer';
const CHARTS = 'src/features/charteditor';
const DRAFTS = 'src/features/drafts';
const NEW_CHART = '/community/charts/new';
const STORIES = 'src/features/storyeditor';
const NEW_STORY = '/community/stories/new';
const DRAFT_MENU = /^More for /;

/** Leaves a draft behind, which is listed then. */
async function beginChart(page: Page): Promise<void> {
  await press(page, 'Import');
  const dialog = page.getByRole('dialog', { name: 'Import a chart' });
  await dialog
    .getByRole('textbox')
    .fill('[{"type":"BPM","beat":0,"bpm":120},{"type":"Single","beat":1,"lane":1}]');
  await dialog.getByRole('button', { name: 'Replace the chart' }).click();
  await page.getByText('Draft kept on this device').waitFor();
  await page.goto(new URL(NEW_CHART, page.url()).href);
}

/** Who writes what others wrote. */
export const WRITER = 'Dialog-writer';

/** What waits in the cloud is not what this device holds. */
export const HERE: readonly [number, number] = [0, 6];
export const IN_CLOUD: readonly [number, number] = [3, 12];

export function collectionOf({ data }: Challenge, [from, to]: readonly [number, number]) {
  const cards = [...data.cards.values()].slice(from, to).map((card) => finishedCard(card));
  return { profiles: [{ ...emptyProfile('Main', 0), cards }], active: 0 };
}

/** A comment of the reader, one of another member, and a post of the reader, by their ids. */
export interface Written {
  readonly own: number;
  readonly others: number;
  readonly post: number;
}

export const NOTHING_WRITTEN: Written = { own: 0, others: 0, post: 0 };

const commentMenu =
  (id: number, item?: string): Opening =>
  async (page) => {
    await page.locator(`#comment-${id}`).getByRole('button', { name: 'More' }).click();
    if (item) await page.getByRole('menuitem', { name: item, exact: true }).click();
  };

/** Every dialog, menu and bubble of the site. */
export const placesOf = (song: number, { own, others, post }: Written): Readonly<Record<string, Place>> => ({
  'the first page': {
    path: '/',
    isFirstVisit: true,
    opens: [[`${SHELL}/dialogs/welcome-dialog.tsx`, async () => undefined]],
  },
  'every page': {
    path: '/info/characters',
    opens: [
      [`${SHELL}/menu-drawer.tsx`, pressing('Menu')],
      [`${SHELL}/dialogs/search-dialog.tsx`, pressing('Search')],
      [`${SHELL}/dialogs/user-dialog.tsx`, pressing('Your menu')],
      ['src/kit/list/bar/search-help.tsx', pressing('What can be searched')],
    ],
  },
  'a page without its data': {
    path: '/tool',
    lost: '**/api/events/all.5.json',
    opens: [
      [
        `${SHELL}/dialogs/network-dialog.tsx`,
        (page) => page.getByRole('main').getByRole('link', { name: 'Team builder' }).first().click(),
      ],
    ],
  },
  'the Live2D viewer': {
    path: '/tool/live2d',
    opens: [['src/features/live2d/picker/model-picker.tsx', pressing('Choose a costume')]],
  },
  'a story as text': {
    path: '/tool/storyviewer/main/en/1',
    opens: [
      [`${STORY}/text/bar.tsx`, pressing('Text size')],
      [`${STORY}/text/picture-dialog.tsx`, pressing(/^Open picture /)],
      [`${STORY}/text/save-dialog.tsx`, choosing('Copy and save', 'Save transcript')],
    ],
  },
  'a story in the theatre': {
    path: '/tool/storyviewer/main/en/1?reader=theatre',
    opens: [[`${STORY}/theatre/frame/opened-theatre.tsx`, pressing('Log')]],
  },
  'the team builder': {
    path: `/tool/teambuilder?song=${song}`,
    before: async (page) => {
      await press(page, /^Calculate/);
      await page.getByText('Proved optimal').first().waitFor();
    },
    opens: [
      [`${BUILDER}/answer/card-sheet.tsx`, pressing(/: options$/)],
      [`${BUILDER}/phone/share-menu.tsx`, pressing('Share')],
      ['src/features/team/result/code-dialog.tsx', choosing('Share', 'QR code')],
    ],
  },
  'the setup of the team builder': {
    path: '/tool/teambuilder?event=270',
    opens: [
      ['src/kit/list/pickers/event-picker.tsx', pressing(/^Event: /)],
      ['src/kit/list/pickers/song-picker.tsx', pressing(/^Song: /)],
      [
        'src/kit/list/pickers/card-picker.tsx',
        async (page) => {
          await press(page, 'Edit: Must include');
          const first = page.getByRole('dialog').getByRole('option').first();
          await first.click();
          await expect.poll(() => first.getAttribute('aria-selected')).toBe('true');
        },
      ],
      [`${BUILDER}/question/bonus-editor.tsx`, pressing('Edit the bonus')],
      ['src/features/team/profile/new-profile.tsx', choosing('Profile actions', 'Import …')],
      ['src/features/account/profiles/rename-dialog.tsx', choosing('Profile actions', 'Rename')],
      ['src/features/team/profile/profile-field.tsx', choosing('Profile actions', 'Delete')],
      ['src/features/team/profile/profile-field.tsx', pressing('Profile actions')],
    ],
  },
  'my cards': {
    path: '/profile/cards?mine=owned,missing&sort=id',
    before: async (page) => {
      await page.getByRole('listbox').first().waitFor();
      await pressing('Select', /^All \d/)(page);
    },
    opens: [
      ['src/features/account/cards/bulk/bulk-dialog.tsx', pressing(/^Edit \d/)],
      ['src/features/account/cards/bulk/bulk-dialog.tsx', pressing(/^Add \d/)],
      [
        'src/features/account/cards/editor/editor-place.tsx',
        async (page) => {
          await press(page, 'Done');
          await page.getByRole('listbox').getByRole('option').first().click();
        },
      ],
    ],
  },
  comments: {
    path: ARTICLE,
    opens: [
      [`${THREAD}/comment/comment-menu.tsx`, commentMenu(own)],
      [`${THREAD}/comment/delete-dialog.tsx`, commentMenu(own, 'Delete')],
      [`${THREAD}/comment/report-dialog.tsx`, commentMenu(others, 'Report')],
      [
        'src/features/account/people/people-popover.tsx',
        (page) => page.locator(`#comment-${others}`).getByRole('button', { name: /@/ }).first().click(),
      ],
      ['src/features/account/people/muting/use-muting-menu.tsx', commentMenu(others, 'Mute')],
      [`${THREAD}/composer/thing-dialog.tsx`, pressing('Link a song, event or card')],
      [`${THREAD}/composer/toolbar.tsx`, pressing('Emoji')],
    ],
  },
  'a post': {
    path: `/community/posts/${post}`,
    opens: [
      [`${POSTS}/actions.tsx`, pressing(POST_MENU)],
      [`${POSTS}/dialogs/versions-dialog.tsx`, choosing(POST_MENU, 'Earlier versions')],
      [`${THREAD}/comment/delete-dialog.tsx`, choosing(POST_MENU, 'Delete')],
    ],
  },
  'a new post': {
    path: '/community/posts/new',
    before: (page) => page.getByRole('textbox', { name: 'Text', exact: true }).waitFor(),
    opens: [
      [`${STUDIO}/insert/toolbar.tsx`, pressing('Emoji')],
      [`${STUDIO}/insert/link-dialog.tsx`, pressing('Link')],
      [`${STUDIO}/insert/things-dialog.tsx`, pressing('Cards, songs, events …')],
      [`${STUDIO}/write-form.tsx`, pressing('Import, export and more')],
      [`${STUDIO}/insert/import-dialog.tsx`, choosing('Import, export and more', 'Import')],
    ],
  },
  'a file of the explorer': {
    path: '/tool/explorer/asset/jp/stamp/01_rip',
    opens: [
      [
        'src/features/explorer/preview/beside.tsx',
        (page) => page.getByRole('option', { name: 'stamp_001.png' }).click(),
      ],
    ],
  },
  'the editor of charts': {
    path: NEW_CHART,
    isOnTablets: true,
    // Without a note there is nothing to play.
    before: (page) => page.getByRole('slider', { name: /^Chart/ }).press('Enter'),
    opens: [
      [`${CHARTS}/frame/help-dialog.tsx`, pressing('Keys')],
      [`${CHARTS}/playback/mixer.tsx`, pressing('Volumes')],
      [`${CHARTS}/playback/test-play-button.tsx`, pressing('Test play')],
    ],
  },
  'a chart under edit': {
    path: NEW_CHART,
    isUpright: true,
    opens: [
      [`${DRAFTS}/versions-dialog.tsx`, pressing('Earlier versions')],
      [`${CHARTS}/files/import-dialog.tsx`, pressing('Import')],
      [`${CHARTS}/drafts/draft-buttons.tsx`, pressing('Export')],
    ],
  },
  'a chart that can be published': {
    path: `${NEW_CHART}?song=1&difficulty=expert`,
    isUpright: true,
    before: async (page) => {
      await page.getByRole('textbox', { name: 'Level' }).fill('27');
      await page.getByRole('textbox', { name: 'Level' }).press('Enter');
    },
    opens: [[`${DRAFTS}/plan/plan-dialog.tsx`, pressing('At a set time …')]],
  },
  'the drafts of charts': {
    path: NEW_CHART,
    before: beginChart,
    opens: [
      [`${DRAFTS}/draft-list.tsx`, pressing(DRAFT_MENU)],
      [`${DRAFTS}/rename-dialog.tsx`, choosing(DRAFT_MENU, 'Rename')],
    ],
  },
  'the editor of stories': {
    path: NEW_STORY,
    opens: [
      [`${STORIES}/files/import-dialog.tsx`, pressing('Import')],
      [`${STORIES}/files/export-dialog.tsx`, pressing('Export')],
      [`${STORIES}/keys/help-dialog.tsx`, pressing('Keys')],
      [`${STORIES}/pickers/file-picker.tsx`, pressing(/^Background/)],
      [`${STORIES}/pickers/costume-picker.tsx`, pressing('Add: Figure', /^Costume/)],
    ],
  },
  'the profile manager': {
    path: '/profile/manager',
    opens: [
      ['src/features/account/manager/cloud/conflict-dialog.tsx', pressing('Compare and choose …')],
      [
        'src/features/account/manager/cloud/shrink-dialog.tsx',
        pressing('Compare and choose …', 'Keep this device’s'),
      ],
    ],
  },
  'a member': {
    path: `/community/user/${WRITER}`,
    opens: [['src/features/people/member/member-menu.tsx', pressing('What to do about this member')]],
  },
  'about me': {
    path: '/community/aboutme/edit',
    opens: [
      ['src/features/people/about/choose-dialog.tsx', pressing('Choose a card')],
      ['src/features/people/about/titles-dialog.tsx', pressing('Add a title')],
    ],
  },
  'a gacha': {
    path: '/info/gacha/900',
    opens: [['src/features/info/gacha/detail/rates-panel.tsx', pressing(/^All \d/)]],
  },
  'a song': {
    path: `/info/songs/${song}`,
    before: (page) => page.waitForLoadState('networkidle'),
    opens: [['src/kit/detail/head/head-actions.tsx', pressing('More')]],
  },
  songs: {
    path: '/info/songs?view=tiles',
    opens: [['src/features/music/songs/song-tools.tsx', pressing(/^Options for /)]],
  },
  'the music player': {
    path: `${MUSIC_PATH}`,
    opens: [
      [`${MUSIC}/library/library-row.tsx`, pressing(/^Options for /)],
      [`${MUSIC}/playlists/one-list.tsx`, pressing(/^Options for /)],
    ],
  },
  'the tracker of an event': {
    path: '/tool/eventtracker/en/1000',
    opens: [
      ['src/features/events/tracker/summary/share-menu.tsx', pressing('Share')],
      ['src/features/events/tracker/views/lines.tsx', pressing('Add a line')],
    ],
  },
  'a player': {
    path: '/tool/playersearch/en/1000001',
    opens: [
      ['src/features/community/playersearch/take/take-dialog.tsx', pressing('Copy to my profile')],
      ['src/features/community/playersearch/deck.tsx', pressing(/^Details of /)],
    ],
  },
  'a chart': {
    path: '/tool/chart/187/expert',
    opens: [['src/features/charts/file/save-dialog.tsx', pressing('Save chart')]],
  },
  'a chart that plays': {
    path: '/tool/simulator/187/expert',
    opens: [
      [
        'src/features/simulator/options/tap-along.tsx',
        async (page) => {
          await choose(page.getByRole('complementary', { name: 'Options' }), 'Sound');
          await press(page, 'Measure by tapping');
        },
      ],
    ],
  },
});
