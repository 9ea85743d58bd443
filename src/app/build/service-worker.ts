import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';

const NAME = 'service-worker.js';

/** One script without imports, for browsers whose workers take no modules. */
async function bundled(entry: string, version: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(version) },
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'offline' } },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('no service worker was built');
  return output.output[0].code;
}

/** Writes the service worker beside the client. Another build has files of other names, and so another worker. */
export function serviceWorker(entry: string): Plugin {
  return {
    name: 'setori-service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const version = createHash('sha256')
        .update(Object.keys(bundle).sort().join())
        .digest('hex')
        .slice(0, 16);
      this.emitFile({ type: 'asset', fileName: NAME, source: await bundled(entry, version) });
    },
  };
}
