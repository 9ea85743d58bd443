import { changed, isHeld, withNodes } from '../changes.ts';
import type { ChartEdit } from '../edit.ts';
import { entryKey, nodeKey } from '../selection.ts';
import type { ChartSheet } from '../sheet.ts';
import { headsOf, type NoteHead } from './heads.ts';

/** Where official charts have their six skills, as shares of the last beat (reference R102). */
const SKILL_SHARES = [0.11, 0.24, 0.37, 0.57, 0.74, 0.87];

const nearest = (heads: Iterable<NoteHead>, beat: number): NoteHead | null => {
  let best: NoteHead | null = null;
  for (const head of heads) {
    if (best === null || Math.abs(head.beat - beat) < Math.abs(best.beat - beat)) best = head;
  }
  return best;
};

/** Notes that a skill can be on without losing anything: plain single notes and starts of slides. */
function plainKeys({ entries }: ChartSheet): ReadonlySet<string> {
  return new Set(
    entries.flatMap(({ id, entry }) => {
      if (entry.type === 'Single') return entry.flick || entry.charge ? [] : [entryKey(id)];
      return isHeld(entry) ? [nodeKey(id, 0)] : [];
    }),
  );
}

/** The six notes that carry the skills: those that do already, the nearest to each place first, then plain ones. */
function chosenKeys(sheet: ChartSheet): ReadonlySet<string> {
  const { heads } = headsOf(sheet);
  const last = heads.at(-1)?.beat ?? 0;
  const present = new Set(heads.filter(({ isSkill }) => isSkill));
  const plain = plainKeys(sheet);
  const free = new Set(heads.filter(({ key, isSkill }) => !isSkill && plain.has(key)));
  const open = SKILL_SHARES.map((share) => share * last);
  const chosen = new Set<string>();
  while (open.length > 0 && present.size > 0) {
    const pairs = open.map((beat) => ({ beat, head: nearest(present, beat) }));
    const best = pairs.reduce((a, b) =>
      Math.abs((b.head?.beat ?? 0) - b.beat) < Math.abs((a.head?.beat ?? 0) - a.beat) ? b : a,
    );
    if (!best.head) break;
    chosen.add(best.head.key);
    present.delete(best.head);
    open.splice(open.indexOf(best.beat), 1);
  }
  for (const beat of open) {
    const head = nearest(free, beat);
    if (!head) break;
    chosen.add(head.key);
    free.delete(head);
  }
  return chosen;
}

/** Six skills, spread as official charts have them. */
export function evenSkills(sheet: ChartSheet): ChartEdit {
  const chosen = chosenKeys(sheet);
  return changed(sheet.entries, ({ id, entry }) => {
    if (entry.type === 'Single' || entry.type === 'Directional') {
      const skill = chosen.has(entryKey(id));
      return entry.skill === skill ? entry : { ...entry, skill };
    }
    if (!isHeld(entry)) return entry;
    const nodes = entry.connections.map((node, i) => {
      const skill = chosen.has(nodeKey(id, i));
      return node.skill === skill ? node : { ...node, skill };
    });
    return nodes.every((node, i) => node === entry.connections[i]) ? entry : withNodes(entry, nodes);
  });
}
