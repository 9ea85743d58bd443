/** Experience needed for each level; the real tables are public nowhere, so the curves are ours. */
interface ExpRow {
  /** From the level before to this one. */
  readonly exp: number;
  /** From level 1 to this one. */
  readonly total: number;
}

const TABLES = {
  player: { levels: 400, base: 40, step: 21 },
  band: { levels: 120, base: 60, step: 45 },
  card: { levels: 60, base: 100, step: 60 },
  character: { levels: 150, base: 20, step: 8 },
} as const;
export type DemoExpTable = keyof typeof TABLES;
const EXP_TABLES = Object.keys(TABLES) as readonly DemoExpTable[];

export const isExpTable = (name: string): name is DemoExpTable => EXP_TABLES.some((table) => table === name);

/** `expTables/{name}`: rows by level. */
export function expTable(name: DemoExpTable): Record<string, ExpRow> {
  const { levels, base, step } = TABLES[name];
  let total = 0;
  const rows: Record<string, ExpRow> = {};
  for (let level = 1; level <= levels; level++) {
    const exp = level === 1 ? 0 : base + step * (level - 2) * (1 + Math.floor(level / 50));
    total += exp;
    rows[level] = { exp, total };
  }
  return rows;
}
