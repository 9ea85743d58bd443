import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { judged, readReasons } from './reasons.ts';
import { Trial } from './trial.ts';

/**
 * `npm run mutants -- FOLDER …`: changes every comparison and bound of a folder, one at a time, and runs the tests beside it. A change
 * that no test notices needs a test, or a reason in reasons.json. Without folders, all those that are held to it. `--all` names the test that
 * notices each change.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
/** Folders that are held to it. */
const FOLDERS = ['model/chart/judging', 'model/forecast', 'model/gacha', 'model/games', 'model/plan'];

const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true });

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function holds(folder: string): Promise<boolean> {
  const verdicts = await new Trial(ROOT, folder, say).run();
  const { killed, reasoned, unexplained, outdated } = judged(folder, verdicts, readReasons());
  if (values.all)
    for (const { site, killedBy } of verdicts) say(`${site.file}:${site.line} › ${site.name} · ${killedBy}`);
  for (const { file, line, name } of unexplained) say(`no test notices ${file}:${line} › ${name}`);
  for (const key of outdated) say(`reasons.json has a reason too many: ${key}`);
  say(`${folder}: ${verdicts.length} changes, ${killed} noticed, ${reasoned} with a reason`);
  return unexplained.length === 0 && outdated.length === 0;
}

const folders = positionals.length > 0 ? positionals.map((folder) => folder.replace(/\/$/, '')) : FOLDERS;
const held: boolean[] = [];
for (const folder of folders) held.push(await holds(folder));
process.exitCode = held.every(Boolean) ? 0 : 1;
