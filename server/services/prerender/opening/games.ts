import { GAMES, type GameName } from '#model/games/settings';
import type { TextKey } from '#model/texts/groups';
import type { PrerenderedOpening } from '../content.ts';
import type { Visitor } from '../visitor.ts';

const TEXTS: Readonly<Record<GameName, { readonly title: TextKey; readonly lead: TextKey }>> = {
  findme: { title: 'page.findMe', lead: 'find.lead' },
  guesswho: { title: 'page.guessWho', lead: 'guess.lead' },
  chartmaster: { title: 'page.chartMaster', lead: 'master.lead' },
};

/** A small game as it begins: with its default settings (src/features/games/play/game-setup.tsx). */
export const openGame = (visitor: Visitor, game: GameName): PrerenderedOpening => ({
  kind: 'opening',
  locale: visitor.locale,
  heading: visitor.text(TEXTS[game].title),
  lead: `${visitor.text(TEXTS[game].lead)} ${visitor.text('game.halves')}`,
  width: 1000,
  isNamedByBar: false,
  parts: [
    {
      kind: 'row',
      buttons: [{ step: 'start', label: visitor.text('game.start') }],
      links: [{ path: `/game/room?game=${game}`, label: visitor.text('page.room') }],
    },
  ],
});

/** `/game/room`: which game is played together. Null for a room that is there. */
export function openRoom(visitor: Visitor, path: string): PrerenderedOpening | null {
  if (path !== '/game/room') return null;
  return {
    kind: 'opening',
    locale: visitor.locale,
    heading: visitor.text('page.room'),
    lead: visitor.text('room.lead'),
    width: 1000,
    isNamedByBar: false,
    parts: [
      {
        kind: 'section',
        title: visitor.text('room.new'),
        parts: [
          {
            kind: 'choice',
            label: visitor.text('room.game'),
            links: GAMES.map((game, index) => ({
              path: `/game/room?game=${game}`,
              label: visitor.text(TEXTS[game].title),
              isShown: index === 0,
            })),
            isWideOnly: false,
          },
        ],
      },
    ],
  };
}
