import { logInPath, signUpPath } from '#model/site/objects';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import type { PrerenderedOpening } from '../content.ts';
import type { Visitor } from '../visitor.ts';

const PARTICIPATE = '/leaderboard/participate';
const STEPS = ['server', 'code', 'comment', 'choose'] as const;

/** `/leaderboard/players`: the server (src/features/community/pages/players.tsx). */
export const openBoards = (visitor: Visitor, server: ServerIndex): PrerenderedOpening => ({
  kind: 'opening',
  locale: visitor.locale,
  heading: visitor.text('page.playerBoard'),
  lead: visitor.text('board.playersLead'),
  width: 960,
  isNamedByBar: false,
  parts: [
    {
      kind: 'choice',
      label: visitor.text('server.label'),
      links: SERVERS.map((code, index) => ({
        path: `/leaderboard/players/${code}`,
        label: visitor.text(`server.short.${code}`),
        isShown: index === server,
      })),
      isWideOnly: false,
    },
  ],
});

/** Korea's game has ended. */
const SEARCHED = SERVERS.filter((code) => code !== 'kr');

/** `/tool/playersearch`: the server (src/features/community/pages/playersearch.tsx). */
export const openPlayerSearch = (visitor: Visitor, server: ServerIndex): PrerenderedOpening => ({
  kind: 'opening',
  locale: visitor.locale,
  heading: visitor.text('page.playerSearch'),
  lead: visitor.text('player.lead'),
  width: 960,
  isNamedByBar: false,
  parts: [
    {
      kind: 'choice',
      label: visitor.text('server.label'),
      links: SEARCHED.map((code) => ({
        path: `/tool/playersearch/${code}`,
        label: visitor.text(`server.short.${code}`),
        isShown: code === SERVERS[server],
      })),
      isWideOnly: false,
    },
  ],
});

/** `/leaderboard/participate` for who is not logged in. */
export const openParticipate = (visitor: Visitor): PrerenderedOpening => ({
  kind: 'opening',
  locale: visitor.locale,
  heading: visitor.text('page.participate'),
  lead: visitor.text('board.participateLead'),
  width: 800,
  isNamedByBar: false,
  parts: [
    {
      kind: 'section',
      title: visitor.text('board.how.title'),
      parts: [
        { kind: 'steps', texts: STEPS.map((step) => visitor.text(`board.how.${step}`)) },
        { kind: 'text', text: visitor.text('board.how.sync') },
        { kind: 'text', text: visitor.text('board.how.end') },
      ],
    },
    {
      kind: 'section',
      title: visitor.text('account.linked.title'),
      parts: [
        { kind: 'text', text: visitor.text('board.logInToLink') },
        {
          kind: 'row',
          buttons: [],
          links: [
            { path: logInPath(PARTICIPATE), label: visitor.text('user.tab.login') },
            { path: signUpPath(PARTICIPATE), label: visitor.text('user.tab.signup') },
          ],
        },
      ],
    },
  ],
});
