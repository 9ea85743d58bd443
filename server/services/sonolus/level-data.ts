import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { LevelData } from '@sonolus/core';
import { LEVEL_DATA, levelDataOf } from '#model/chart/formats/level-data';
import { readChart } from '#model/chart/read-text';
import { BoundedCache } from '../../origin/bounded-cache.ts';
import { singleFlight } from '../../origin/flights.ts';
import { bounded } from '../bounded.ts';
import type { Prepared } from '../published/encodings.ts';
import type { Frozen } from './protocol.ts';

const pack = promisify(gzip);
const KEPT_BYTES = 4 * 1024 * 1024;
const AT_ONCE = 2;
const MAX_WAITING = 100;
/** The packing belongs to the file, not to the answer: no one unpacks it on the way. */
const TYPE = 'application/octet-stream';
const LEVEL = 9;

interface ChartSource {
  readonly text: string;
  /** Another one means another chart. */
  readonly tag: string;
}

/** Level data by the names of levels, made when they are asked for; the last ones are kept. */
export class LevelDataFiles {
  readonly #kept = new BoundedCache<Prepared>(KEPT_BYTES, ({ bodies }) => bodies.identity.length);
  readonly #once = singleFlight<Prepared | null>();
  readonly #turn = bounded(AT_ONCE, MAX_WAITING);

  /** Null where the chart is none that can be played. `hash` of what is given is the SHA-1 that the app asks for. */
  async file(name: string, { text, tag }: ChartSource): Promise<Prepared | null> {
    const key = `${name} ${tag}`;
    const earlier = this.#kept.get(key);
    if (earlier) return earlier;
    return this.#once(key, () => this.#turn(() => this.#make(key, text)));
  }

  async #make(key: string, text: string): Promise<Prepared | null> {
    const read = readChart(text);
    const { writer } = LEVEL_DATA;
    if (!read.ok || !writer) return null;
    const data: Frozen<LevelData> = levelDataOf(writer.fit(read.chart).chart, read.musicDelay);
    const bytes = await pack(JSON.stringify(data), { level: LEVEL });
    const hash = createHash('sha1').update(bytes).digest('hex');
    const prepared = { hash, type: TYPE, bodies: { identity: bytes } };
    this.#kept.set(key, prepared);
    return prepared;
  }
}
