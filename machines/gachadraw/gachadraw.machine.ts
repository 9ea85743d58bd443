/**
 * Suspense of the gacha simulator: the cards of a pull turn one after the other, the rare ones last (reference R152).
 * Started by the page of a gacha. Cards and chances belong to `model/gacha`.
 */
import { assign, type SnapshotFrom, setup } from 'xstate';
import * as logic from './gachadraw.logic.ts';

export const gachadrawMachine = setup({
  types: {
    context: {} as logic.DrawContext,
    events: {} as logic.DrawCommand,
    tags: {} as 'faceDown' | 'held',
  },
  delays: {
    turn: ({ context }) => logic.turnMs(context),
    hold: ({ context }) => logic.holdMs(context),
  },
  guards: {
    isCalm: ({ event }) => logic.isCalm(event),
    beginsRare: ({ event }) => logic.beginsRare(event),
    isLast: ({ context }) => logic.isLast(context),
    isRareNext: ({ context }) => logic.isRareNext(context),
  },
  actions: {
    takeDraw: assign(({ context, event }) => logic.takeDraw(context, event)),
    turnOne: assign(({ context }) => logic.turnOne(context)),
  },
}).createMachine({
  id: 'gachadraw',
  context: logic.initialContext,
  initial: 'shown',
  on: {
    'CARDS.CAME': [
      { guard: 'isCalm', target: '.shown', actions: 'takeDraw', description: 'Motion is reduced.' },
      { guard: 'beginsRare', target: '.holding', actions: 'takeDraw' },
      { target: '.turning', actions: 'takeDraw' },
    ],
  },
  states: {
    shown: { description: 'All cards lie face up, also those of a link.' },
    turning: {
      tags: 'faceDown',
      after: {
        turn: [
          { guard: 'isLast', target: 'shown' },
          { guard: 'isRareNext', target: 'holding', actions: 'turnOne' },
          { target: 'turning', reenter: true, actions: 'turnOne' },
        ],
      },
      on: { 'CARDS.SHOW': 'shown' },
    },
    holding: {
      tags: ['faceDown', 'held'],
      description: 'A rare card is next: it glows before it turns.',
      after: {
        hold: [
          { guard: 'isLast', target: 'shown' },
          { target: 'holding', reenter: true, actions: 'turnOne' },
        ],
      },
      on: { 'CARDS.SHOW': 'shown' },
    },
  },
});

export interface DrawView {
  /** The pull whose cards still turn; null while all lie face up. */
  readonly turning: number | null;
  /** How many of them lie face up. */
  readonly turned: number;
  /** The next one is rare and is held back. */
  readonly isHeld: boolean;
  come(draw: logic.FaceDown, isCalm: boolean): void;
  show(): void;
}

/** What of the latest pull may be seen, for a page. */
export function drawView(
  snapshot: SnapshotFrom<typeof gachadrawMachine>,
  send: (event: logic.DrawCommand) => void,
): DrawView {
  const { pull, turned } = snapshot.context;
  return {
    turning: snapshot.hasTag('faceDown') ? pull : null,
    turned,
    isHeld: snapshot.hasTag('held'),
    come: (draw, isCalm) => send({ type: 'CARDS.CAME', draw, isCalm }),
    show: () => send({ type: 'CARDS.SHOW' }),
  };
}
