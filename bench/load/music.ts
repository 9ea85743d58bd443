import { join } from 'node:path';
import { type ServerProcess, startServer } from '#tests/server/faults/server-process';
import { cpuOf, mostMemoryOf, ofChildren } from './processes.ts';
import { type Figure, ms } from './site.ts';

/** Of many lengths and tempos; 540 is the longest of all. */
const SONGS: readonly string[] = ['001', '540', '007', '187'].map((id) => `sound/bgm${id}_rip/bgm${id}`);
const CHORUSES: readonly string[] = ['musicscore10_rip/bgm004', 'musicscore540_rip/bgm540'].map(
  (name) => `musicscore/${name}_chorus`,
);
const FIRST_MS = 1_500;
const MAX_MB = 200;

interface Heard {
  readonly firstMs: number;
  /** Processor time of the program until the first bytes. */
  readonly cpuMs: number;
  readonly wholeMs: number;
  readonly bytes: number;
}

async function hear({ address, child }: ServerProcess, path: string): Promise<Heard> {
  const pid = child.pid ?? 0;
  const before = cpuMsOfChildren(pid);
  const startMs = performance.now();
  const answer = await fetch(`${address}/assets/jp/${path}.mp3`);
  if (answer.status !== 200 || !answer.body) throw new Error(`${path} is answered ${answer.status}`);
  let [firstMs, cpuMs, bytes] = [0, 0, 0];
  for await (const piece of answer.body) {
    if (firstMs === 0) {
      firstMs = performance.now() - startMs;
      cpuMs = cpuMsOfChildren(pid) - before;
    }
    bytes += piece.length;
  }
  return { firstMs, cpuMs, wholeMs: performance.now() - startMs, bytes };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The processor time of the programs that the server started, in milliseconds: much the same however busy the machine is. */
const cpuMsOfChildren = (server: number): number => sum(ofChildren(server, cpuOf)) / 1_000;

const worst = (heard: readonly Heard[], of: (one: Heard) => number): number => Math.max(...heard.map(of));

/** How soon music is heard that no one requested before, and what making it takes. */
export async function music(folder: string): Promise<Figure[]> {
  const server = await startServer({ DATA_DIR: join(folder, 'music') });
  try {
    const made: Heard[] = [];
    let mostMb = 0;
    for (const path of [...SONGS, ...CHORUSES]) {
      made.push(await hear(server, path));
      mostMb = Math.max(mostMb, ...ofChildren(server.child.pid ?? 0, mostMemoryOf));
    }
    const kept = await hear(server, SONGS[0] ?? '');
    const firstMs = worst(made, (one) => one.firstMs);
    const longest = made[1];
    const rate = longest && longest.bytes / 12_000 / (longest.wholeMs / 1_000);
    return [
      {
        name: `first bytes of ${made.length} songs and choruses that nobody heard before, the first while the program that makes them is not running`,
        goal: `≤ ${FIRST_MS / 1_000} s`,
        measured: `at most ${ms(firstMs)}; at most ${ms(worst(made, (one) => one.cpuMs))} of processor; ${ms(kept.firstMs)} of one that is kept`,
        isMet: firstMs <= FIRST_MS,
      },
      {
        name: 'memory of the program that makes music',
        goal: `≤ ${MAX_MB} MB`,
        measured: `at most ${Math.round(mostMb)} MB`,
        isMet: mostMb > 0 && mostMb <= MAX_MB,
      },
      {
        name: 'the longest song, 323 s, composed, rendered and encoded while it is sent',
        goal: 'faster than it plays',
        measured: `${((longest?.wholeMs ?? 0) / 1_000).toFixed(1)} s, ${Math.round(rate ?? 0)} × as fast`,
        isMet: (rate ?? 0) > 1,
      },
    ];
  } finally {
    await server.stop();
  }
}
