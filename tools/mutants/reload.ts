import { type RunnerTask, type RunnerTestCase, type RunnerTestFile, TestRunner } from 'vitest';
import { startTests } from 'vitest/internal/browser';

/** A module as Vite's module runner keeps it; its code stays when what it evaluated to is forgotten. */
interface LoadedModule {
  readonly file: string;
  readonly imports: ReadonlySet<string>;
  promise: unknown;
  exports: unknown;
  evaluated: boolean;
}

interface WorkerState {
  readonly evaluatedModules: { readonly idToModuleMap: ReadonlyMap<string, LoadedModule> };
}

/** Those of the folder and all that import them, also through others. What they need besides, such as the demo set, is loaded once. */
function staleIds(modules: ReadonlyMap<string, LoadedModule>, folder: string): ReadonlySet<string> {
  const stale = new Set<string>();
  let before = -1;
  while (stale.size > before) {
    before = stale.size;
    for (const [id, { file, imports }] of modules)
      if (file.startsWith(`${folder}/`) || [...imports].some((each) => stale.has(each))) stale.add(id);
  }
  return stale;
}

function forget(runner: TestRunner, folder: string): void {
  const { workerState } = runner as unknown as { readonly workerState: WorkerState };
  const modules = workerState.evaluatedModules.idToModuleMap;
  for (const id of staleIds(modules, folder)) {
    const module = modules.get(id);
    if (module) Object.assign(module, { promise: undefined, exports: undefined, evaluated: false });
  }
}

function firstFailing(task: RunnerTask): string | null {
  if (task.result?.state !== 'fail') return null;
  const within = 'tasks' in task ? task.tasks.map(firstFailing).find((name) => name !== null) : null;
  return within ?? (task.type === 'test' ? task.fullName : 'loading');
}

/** Loads a test file and the folder again and runs it without reporting to Vitest. The first test that fails; null where all pass. */
export async function failingAnew(
  runner: TestRunner,
  file: RunnerTestFile,
  folder: string,
): Promise<string | null> {
  let failing: string | null = null;
  const nothing = { value: async () => undefined };
  // Vitest has put its reports into the methods of the runner itself.
  const silent = Object.create(runner, {
    onCollectStart: nothing,
    onCollected: nothing,
    onTaskUpdate: nothing,
    onAfterRunTask: nothing,
    onAfterRunSuite: nothing,
    onAfterRunFiles: nothing,
    cancel: { value: undefined, writable: true },
    runTask: {
      value: async (test: RunnerTestCase) => {
        if (failing !== null) return;
        try {
          await TestRunner.getTestFn(test)();
        } catch {
          failing = test.fullName;
        }
      },
    },
  });
  forget(runner, folder);
  const [again] = await startTests([file.filepath], silent);
  return failing ?? (again ? firstFailing(again) : 'loading');
}
