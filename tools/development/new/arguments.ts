import { parseArgs } from 'node:util';
import { newFamily } from './family/family.ts';
import { newKept } from './kept.ts';
import { newMachine } from './machine.ts';
import { type FilePlan, nameOf, PlanRefusal } from './plan.ts';
import { newTool } from './tool.ts';

const USAGE =
  'Usage: npm run new -- family NAME --list LIST [--one NAME] [--object OBJECT] [--path PATH] [--name FIELD] [--date FIELD] | tool NAME | machine NAME --feature FEATURE | machine NAME --kept';

const OPTIONS = {
  list: { type: 'string' },
  object: { type: 'string' },
  one: { type: 'string' },
  path: { type: 'string' },
  name: { type: 'string' },
  date: { type: 'string' },
  feature: { type: 'string' },
  kept: { type: 'boolean', default: false },
} as const;

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    throw new PlanRefusal(USAGE);
  }
}

/** @throws Refusal where the arguments ask for nothing that can be written */
export function planOf(args: readonly string[]): FilePlan {
  const {
    values: { list, feature, kept, ...asked },
    positionals: [kind, name, ...rest],
  } = read(args);
  if (name === undefined || rest.length > 0) throw new PlanRefusal(USAGE);
  if (kind === 'tool') return newTool(nameOf(name));
  if (kind === 'machine' && kept) return newKept(nameOf(name));
  if (kind === 'machine' && feature) return newMachine(nameOf(name), feature);
  if (kind === 'family' && list) return newFamily(nameOf(name), { ...asked, list });
  throw new PlanRefusal(USAGE);
}
