import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { KEPT_VALUES } from '#machines/app/kept-values';
import { keptMachine } from '#machines/kept/kept.machine';
import { workdraftMachine } from '#machines/workdraft/workdraft.machine';
import { emptyChartDraft, isSameChartDraft } from '#model/writing/chart/draft';
import { needsOf } from '#model/writing/chart/needs';
import { documentOf } from './document.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Where `npm run machines` writes them. */
export const DOCUMENTS = join(ROOT, 'dist/machines');

export interface FoundMachine {
  /** Repository path of its file. */
  readonly file: string;
  readonly source: string;
  readonly machine: AnyStateMachine;
}

/** Every machine of the product, by file name. */
export async function allMachines(): Promise<readonly FoundMachine[]> {
  const files = readdirSync(join(ROOT, 'machines'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(join(ROOT, 'machines', name)).map((file) => `machines/${name}/${file}`),
    )
    .filter((file) => file.endsWith('.machine.ts'))
    .sort();
  return Promise.all(files.map(open));
}

/** Machines that are made for a value or a kind of work, each for one of them. */
const MADE: ReadonlyMap<unknown, () => AnyStateMachine> = new Map<unknown, () => AnyStateMachine>([
  [keptMachine, () => keptMachine(KEPT_VALUES.servers)],
  [workdraftMachine, () => workdraftMachine({ empty: emptyChartDraft, isSame: isSameChartDraft, needsOf })],
]);

async function open(file: string): Promise<FoundMachine> {
  const path = join(ROOT, file);
  const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(path).href);
  const machine = Object.values(exported)
    .map((value) => MADE.get(value)?.() ?? value)
    .find((value) => value instanceof StateMachine);
  if (!machine) throw new Error(`${file} exports no machine`);
  return { file, source: readFileSync(path, 'utf8'), machine };
}

/** File name → text of all documents. */
export async function allDocuments(): Promise<ReadonlyMap<string, string>> {
  const machines = await allMachines();
  return new Map(machines.map(({ machine, source }) => [`${machine.id}.md`, documentOf(machine, source)]));
}
