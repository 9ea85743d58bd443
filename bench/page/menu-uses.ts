import type { FirstUse, Use } from './first-use.ts';

/** A press that the page has taken and its scripts fulfil (decision 031). */
const TAKEN = 'main [data-step][aria-busy=true]';

const leads = (control: string, address: string): Use => ({ control, effect: 'main', address });
const opens = (path: string): Use => leads(`main a[href="${path}"]`, path);
const press = (control: string, ...effects: readonly string[]): Use => ({
  control,
  effect: [TAKEN, ...effects].join(', '),
});
/** Words that something in each list has. */
const searches = (words = 'a', says = ''): Use => ({
  control: 'main input[type=search]',
  words,
  effect: 'main :is(.first-tiles, #results) :is(li, tr) a, #results a',
  says,
  address: `q=${words}`,
});
const filters: Use = {
  control: 'main h2 > button[aria-expanded]',
  effect: 'main h2 > button[aria-expanded=true]',
};
/** The second of a few; a field of the client, or links of the server. */
const chooses = (address: string, nth = 2): Use => ({
  control: `main fieldset label:nth-of-type(${nth}), main .first-choice a:nth-of-type(${nth})`,
  effect: 'main',
  address,
});
const menu: Use = { control: 'header button', effect: '[role=dialog] nav, nav:popover-open' };
const LOG_IN = leads('main a[href^="/profile/account"]', '/profile/account');
const PICKER = press('main button[aria-haspopup=dialog]', '[role=dialog]');
const START = press(
  'main [data-step=start], main footer button, main [data-first=start]',
  // Points and rounds of a game that has begun.
  'main dd',
);

/** What visitors would use first on each page of the menu; a page answers when one of them does. */
const USES: Readonly<Record<string, readonly Use[]>> = {
  '/': [menu],
  '/home': [opens('/home/news')],
  '/home/news': [leads('main li a[href^="/home/news/"]', '/home/news/')],
  '/home/bestdori/customize': [
    press('main li button:last-of-type', 'main a[href="/"] ~ button:not(:disabled)'),
  ],
  // It is read, and has no control of its own.
  '/home/join': [menu],
  '/home/support': [opens('/home/join')],
  '/community': [opens('/community/home')],
  '/community/home': [leads('main a[href^="/community/posts/"]', '/community/posts/')],
  '/community/posts': [leads('main a[href^="/community/posts/"]', '/community/posts/')],
  '/community/charts': [leads('main a[href^="/community/charts/"]', '/community/charts/')],
  '/community/stories': [leads('main a[href^="/community/stories/"]', '/community/stories/')],
  '/community/posts/new': [LOG_IN],
  '/community/charts/new': [
    press('main button[aria-haspopup], main summary', '[role=menu], [role=dialog], details[open]'),
  ],
  '/community/stories/new': [
    press('main button[aria-haspopup], main summary', '[role=menu], [role=dialog], details[open]'),
  ],
  '/community/aboutme/edit': [LOG_IN],
  '/leaderboard': [opens('/leaderboard/players')],
  '/leaderboard/players': [chooses('/leaderboard/players/jp', 1)],
  '/leaderboard/events': [searches()],
  '/leaderboard/participate': [LOG_IN, opens('/leaderboard/players')],
  '/game': [opens('/game/findme')],
  '/game/findme': [START],
  '/game/guesswho': [START],
  '/game/chartmaster': [START],
  '/game/room': [chooses('game=')],
  '/info': [opens('/info/cards')],
  '/info/characters': [searches()],
  '/info/cards': [searches('yukina', 'Yukina'), filters],
  '/info/costumes': [searches()],
  '/info/songs': [searches()],
  '/info/events': [searches()],
  '/info/gacha': [searches()],
  '/info/logincampaigns': [searches()],
  '/info/missions': [searches()],
  '/info/comics': [searches()],
  '/info/others/items': [searches()],
  '/info/miracleticket': [searches(), filters],
  '/info/eventarchives': [searches()],
  '/info/songmeta': [{ control: 'main details > summary', effect: 'main details[open]' }],
  '/info/others': [leads('main a[href^="/info/others/"]', '/info/others/')],
  '/tool': [opens('/tool/teambuilder')],
  '/tool/teambuilder': [
    press('main section button', 'main section button:is([data-loading], [aria-busy=true])'),
    // The collection is there at once where the data is.
    { effect: 'main', address: 'profile=' },
  ],
  '/tool/songoptimizer': [chooses('view=')],
  '/tool/eventtracker': [
    {
      control:
        'main [class*=tiers] label:nth-of-type(2), main .first-choice:not([data-wide]) a:nth-of-type(2)',
      effect: 'main',
      address: '/tool/eventtracker/en/',
    },
  ],
  '/tool/eventcalculator': [PICKER],
  '/tool/playersearch': [
    { control: 'main form input:not([type=radio])', words: '1234567', effect: 'main', address: '1234567' },
    chooses('/tool/playersearch/', 1),
  ],
  '/tool/chartsimulator': [PICKER],
  '/tool/live2d': [press('main button', '[role=dialog]')],
  '/tool/musicplayer': [
    searches(),
    press('main li button[aria-label], main a[data-step=play]', 'main [aria-current=true]'),
  ],
  '/tool/explorer/asset/jp': [
    // A folder is opened, and what lies in it shows.
    {
      control: 'main :is(.first-items a, [role=option])[href$="/asset/jp/animation"]',
      effect: 'main :is(.first-items a, [role=option])[href*="/asset/jp/animation/"]',
      address: '/asset/jp/animation',
    },
  ],
  '/tool/storyviewer': [searches(), filters],
  '/profile': [opens('/profile/cards')],
  '/profile/cards': [press('main button', '#completion')],
  '/profile/items': [press('main button', '#sets')],
  '/profile/account': [leads('main a[href*="t=signup"]', 't=signup')],
  '/profile/manager': [press('#profiles button, main [data-step]', '#profiles fieldset')],
  '/profile/preferences': [
    press('main #display fieldset label:last-of-type', 'html[data-mantine-color-scheme=dark]'),
  ],
  // Of no menu, but the page that most visits begin with.
  '/info/cards/1213': [
    leads('main a[rel=next]', '/info/cards/1214'),
    { control: 'main header button[aria-haspopup]', effect: '[role=menuitem]' },
  ],
};

export const FIRST_USES: readonly FirstUse[] = Object.entries(USES).map(([path, uses]) => ({ path, uses }));
