import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { build } from 'vite';
import { pagePolicy } from '#server/routes/security';
import { launchBrowser } from './launch.ts';
import { type Problems, watchPage } from './watch.ts';

interface BuiltModule {
  readonly code: string;
  /** Threads that it starts, by their paths. */
  readonly threads: ReadonlyMap<string, string>;
}

/** The module as the build makes it, with all that it imports. */
async function builtModule(name: string): Promise<BuiltModule> {
  const entry = fileURLToPath(new URL(name, import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    worker: { format: 'es' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('nothing was built');
  const [script, ...others] = output.output;
  const threads = others.map((file): [string, string] => [
    `/${file.fileName}`,
    file.type === 'chunk' ? file.code : String(file.source),
  ]);
  return { code: script.code, threads: new Map(threads) };
}

export interface LonePage {
  /** In a profile of its own. */
  open(): Promise<{ readonly page: Page; readonly problems: Problems }>;
  stop(): Promise<void>;
}

/**
 * A page with nothing but one module of this folder, under the policy of the site. Other modules are scripts that it may load, by their
 * paths.
 */
export async function startLonePage(
  name: string,
  others: Readonly<Record<string, string>> = {},
): Promise<LonePage> {
  const { code, threads } = await builtModule(name);
  const scripts = new Map<string | undefined, string>([...threads, ['/script.js', code]]);
  for (const [path, other] of Object.entries(others)) scripts.set(path, (await builtModule(other)).code);
  const markup =
    '<!doctype html><title>Alone</title><link rel="icon" href="data:," /><script type="module" src="/script.js"></script>';
  const server = createServer((request, response) => {
    const script = scripts.get(request.url);
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', pagePolicy(null));
    response.end(script ?? markup);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await launchBrowser();
  return {
    async open() {
      const page = await browser.newPage();
      const problems = await watchPage(page, `http://127.0.0.1:${port}`);
      await page.goto(`http://127.0.0.1:${port}/`);
      return { page, problems };
    },
    async stop() {
      await browser.close();
      server.close();
    },
  };
}
