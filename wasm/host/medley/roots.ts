import { MEDLEY_SONGS } from '#model/compute/medley';
import { TEAM_SIZE } from '../../layout.ts';
import type { Branch, Node } from './node.ts';
import type { Contexts } from './songs/contexts.ts';
import type { Pool } from './songs/pool.ts';

/** A node for every way of giving the cards that must appear to the three songs; one node without such cards. */
export function mustRoots(pool: Pool, contexts: readonly Contexts[], musts: readonly number[]): Node[] {
  const roots: Node[] = [];
  const grow = (teams: readonly (readonly number[])[]): void => {
    const next = musts[teams.reduce((sum, team) => sum + team.length, 0)];
    if (next === undefined) {
      roots.push(rootOf(pool, contexts, teams));
      return;
    }
    teams.forEach((team, s) => {
      const isTaken = team.some((card) => pool.character[card] === pool.character[next]);
      if (isTaken || team.length === TEAM_SIZE) return;
      grow(teams.map((one, other) => (other === s ? [...one, next] : one)));
    });
  };
  grow([[], [], []]);
  return roots;
}

function rootOf(pool: Pool, contexts: readonly Contexts[], teams: readonly (readonly number[])[]): Node {
  const characters = teams.map((team) => team.map((card) => pool.character[card] as number));
  const isOpen = (s: number, card: number): boolean => {
    const character = pool.character[card] as number;
    if (characters[s]?.includes(character)) return teams[s]?.includes(card) ?? false;
    return !teams.some((team) => team.includes(card)) && (characters[s]?.length ?? 0) < TEAM_SIZE;
  };
  const branches = contexts.map(({ list }, s) =>
    list
      .map(({ kind, cards }, context): Branch => {
        const open = cards.filter((card) => isOpen(s, card));
        return { context, kind, cards: open, t: 0.001, low: 0, high: Number.POSITIVE_INFINITY };
      })
      .filter(({ cards }) => cards.length >= TEAM_SIZE),
  );
  return {
    choice: new Int32Array(pool.slots).fill(-1),
    branches,
    forced: characters,
    low: Array<number>(MEDLEY_SONGS).fill(0),
    pricedCards: new Int32Array(0),
    prices: new Float64Array(0),
    bound: Number.POSITIVE_INFINITY,
  };
}
