import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Forecast, forecast, historyOf } from '#model/forecast/forecast';
import type { ForecastNote, ForecastNoteKind } from '#model/forecast/notes';
import { readPastEvents, readRunningEvent, type SamplesRead } from '#model/forecast/read-samples';

/** `npm run forecast`: final cutoffs of a running event as one JSON object on stdout; an error is one line on stderr. */

const USAGE = 'Usage: npm run --silent forecast -- --history FILE --event FILE';

class ForecastError extends Error {}

const NOTES: Readonly<Record<ForecastNoteKind, string>> = {
  firstHours: 'less than a day is known, little can be told yet',
  noPoints: 'no points were read yet, only past events speak',
  gap: 'readings of the last two days lie more than six hours apart',
  unknownTier: 'no past event has this tier, the nearest one stands in',
  unknownType: 'no past event has this type',
  otherServer: 'the server has too few past events, those of other servers count, too',
  unusualLength: 'no past event was as long, or as short',
  fewPastEvents: 'fewer than eight past events are known',
  over: 'the event is over, the values are final',
};

const sentence = ({ kind, tiers }: ForecastNote): string =>
  tiers.length === 0 ? NOTES[kind] : `${NOTES[kind]} (tier ${tiers.join(', ')})`;

function filesOf(): { readonly history: string; readonly event: string } {
  const text = { type: 'string' } as const;
  try {
    const { history, event } = parseArgs({ options: { history: text, event: text } }).values;
    if (history && event) return { history, event };
  } catch {
    // Reported below, as a missing flag is.
  }
  throw new ForecastError(USAGE);
}

async function load<Value>(file: string, read: (json: unknown) => SamplesRead<Value>): Promise<Value> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ForecastError(`${file} cannot be read`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ForecastError(`${file} is not JSON`);
  }
  const found = read(json);
  if (!found.ok) throw new ForecastError(`${file}: ${found.reason}`);
  return found.value;
}

function print({ tiers, notes }: Forecast, leftOut: number): string {
  const rows = [...tiers].map(([tier, { now, final, low, high, speed }]) => [
    tier,
    Object.fromEntries(
      Object.entries({ now, final, low, high, speed }).map(([key, value]) => [key, Math.round(value)]),
    ),
  ]);
  const told = notes.map(sentence);
  if (leftOut > 0)
    told.push(`past events left out, because their period is unknown or they cannot be read: ${leftOut}`);
  return JSON.stringify({ tiers: Object.fromEntries(rows), notes: told });
}

try {
  if (process.argv.includes('--help')) process.stdout.write(`${USAGE}\n`);
  else {
    const files = filesOf();
    const past = await load(files.history, readPastEvents);
    const event = await load(files.event, readRunningEvent);
    process.stdout.write(`${print(forecast(historyOf(past.events), event), past.leftOut)}\n`);
  }
} catch (error) {
  const message = error instanceof ForecastError ? error.message : `forecast broke: ${error}`;
  process.stderr.write(`${message.replaceAll(/\s+/g, ' ')}\n`);
  process.exitCode = 2;
}
