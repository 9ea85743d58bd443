import type { FigureAct, FigurePlace, LayoutAct, MotionAct, StorySide } from '../../script.types.ts';
import { inAddress, statement } from './statement.ts';
import { exactly, lost, nearly, type Written } from './webgal-line.ts';

/** WebGAL's stage is 2,560 wide and 1,440 high; that of stories 1,280 wide (reference R140). */
const SCALE = 2;
const HALF_WIDTH = 640;
const ASIDE = 0.34;
const BEYOND = 1.4;
const BELOW = 1_440;

const MOVE_MS = 250;

const isBeyond = (side: StorySide): boolean => side.endsWith('Over');

function columnOf(side: StorySide): number {
  if (side.startsWith('left')) return isBeyond(side) ? -BEYOND : -ASIDE;
  if (side.startsWith('right')) return isBeyond(side) ? BEYOND : ASIDE;
  return 0;
}

const positionOf = ({ side, offset }: FigurePlace): string =>
  JSON.stringify({
    position: {
      x: Math.round((columnOf(side) * HALF_WIDTH + offset) * SCALE),
      y: side.endsWith('Under') ? BELOW : 0,
    },
  });

const isSame = (one: FigurePlace, other: FigurePlace): boolean =>
  one.side === other.side && one.offset === other.offset;

const idOf = (characterId: number): string => `chara${characterId}`;
const modelOf = (costume: string): string => `${inAddress(costume)}/model.json`;

/** Who stands there, and in which costume: a figure is named by its model whenever it moves. */
export class WebgalFigures {
  readonly #worn = new Map<number, string>();

  #figure(characterId: number, args: Readonly<Record<string, string | boolean>>): string | null {
    const costume = this.#worn.get(characterId);
    if (costume === undefined) return null;
    return statement('changeFigure', modelOf(costume), { id: idOf(characterId), ...args });
  }

  /** A motion or a face; null where there is none, or no figure that could have it. */
  moves({ characterId, motion, expression }: Omit<FigureAct, 'delayMs'>, flow: StatementFlow): string | null {
    return motion === '' && expression === ''
      ? null
      : this.#figure(characterId, { motion, expression, ...flow });
  }

  /** Whether someone would move who is not there. */
  lacks({ characterId, motion, expression }: Omit<FigureAct, 'delayMs'>): boolean {
    return (motion !== '' || expression !== '') && !this.#worn.has(characterId);
  }

  motion(act: MotionAct, flow: StatementFlow): Written {
    const moved = this.moves(act, flow);
    if (moved !== null) return exactly(moved);
    return this.#worn.has(act.characterId) ? exactly() : lost('absent');
  }

  #appear(act: LayoutAct, flow: StatementFlow): Written {
    const { characterId, costume, motion, expression, from, to } = act;
    const worn = costume || this.#worn.get(characterId);
    if (!worn) return lost('undressed');
    this.#worn.set(characterId, worn);
    const transform = positionOf(to.side === 'none' ? { side: 'center', offset: to.offset } : to);
    const shown = this.#figure(characterId, { transform, motion, expression, ...flow }) ?? '';
    return isSame(from, to) || from.side === 'none' ? exactly(shown) : nearly('way', shown);
  }

  #hide({ characterId, from, to }: LayoutAct, flow: StatementFlow): Written {
    if (!this.#worn.delete(characterId)) return lost('absent');
    const gone = statement('changeFigure', 'none', { id: idOf(characterId), ...flow });
    return isSame(from, to) || to.side === 'none' ? exactly(gone) : nearly('way', gone);
  }

  #move(act: LayoutAct, flow: StatementFlow): Written {
    const { characterId, to } = act;
    if (!this.#worn.has(characterId)) return lost('absent');
    const moved = this.moves(act, { next: true });
    const way =
      to.side === 'none'
        ? []
        : [
            statement('setTransform', positionOf(to), {
              target: idOf(characterId),
              duration: MOVE_MS,
              ...flow,
            }),
          ];
    return exactly(...(moved === null ? [] : [moved]), ...way);
  }

  layout(act: LayoutAct, flow: StatementFlow): Written {
    if (act.layout === 'appear') return this.#appear(act, flow);
    if (act.layout === 'hide') return this.#hide(act, flow);
    if (act.layout === 'move') return this.#move(act, flow);
    if (!this.#worn.has(act.characterId)) return lost('absent');
    const shaken = statement('setAnimation', 'shake', { target: idOf(act.characterId), ...flow });
    return nearly('shake', shaken);
  }
}

/** Whether the next statement comes at once, or by itself when this one is done. */
export type StatementFlow = { readonly next: true } | { readonly continue: true };
