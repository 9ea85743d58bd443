import { memo, useState } from 'react';
import { filtered } from '../log/filter.ts';
import { MAX_EVENTS, type SeenActor, type SeenEvent } from '../log/inspection.ts';
import styles from './event-log.module.css';
import panel from './panel.module.css';

const seconds = (atMs: number): string => (atMs / 1000).toFixed(2);

/** Where the event led: the new states, or that it changed none. */
function outcomeOf({ before, after }: SeenEvent): string {
  if (after === null) return 'not processed';
  const [from, to] = [before.join(' · '), after.join(' · ')];
  if (to === '') return '';
  return from === to ? `stays ${to}` : `→ ${to}`;
}

const Entry = memo(function Entry({ event }: { readonly event: SeenEvent }) {
  const { number, atMs, actor, source, type, payload } = event;
  return (
    <li>
      <details className={styles.entry}>
        <summary>
          <time>{seconds(atMs)}</time> <strong>{actor}</strong> <span className={styles.type}>{type}</span>{' '}
          <span className={styles.outcome}>{outcomeOf(event)}</span>
        </summary>
        <p>
          No. {number}, from {source ?? 'the page'}
          {payload !== '' && <code className={styles.payload}>{payload}</code>}
        </p>
      </details>
    </li>
  );
});

/** What happened, newest first. While it is paused nothing is lost: it goes on where the log is by then. */
export function EventLog({
  events,
  actor,
  onClear,
}: {
  readonly events: readonly SeenEvent[];
  readonly actor: SeenActor | null;
  onClear(): void;
}) {
  const [filter, setFilter] = useState('-tick');
  const [isAlone, setAlone] = useState(false);
  const [frozen, setFrozen] = useState<readonly SeenEvent[] | null>(null);
  const shown = filtered(frozen ?? events, filter).filter(
    ({ session }) => !isAlone || session === actor?.session,
  );
  const unseen = (events.at(-1)?.number ?? 0) - (frozen?.at(-1)?.number ?? 0);
  return (
    <section className={panel.column} aria-labelledby="inspector-events">
      <h3 id="inspector-events">Events ({shown.length})</h3>
      <div className={styles.tools}>
        <label className={styles.filter}>
          Filter
          <input className={panel.input} value={filter} onChange={(event) => setFilter(event.target.value)} />
        </label>
        <button
          type="button"
          className={panel.button}
          aria-pressed={frozen !== null}
          onClick={() => setFrozen(frozen === null ? events : null)}
        >
          {frozen === null ? 'Pause' : `Go on (${unseen} new)`}
        </button>
        <button type="button" className={panel.button} onClick={onClear}>
          Clear
        </button>
        <label className={styles.alone}>
          <input type="checkbox" checked={isAlone} onChange={(event) => setAlone(event.target.checked)} />
          Only {actor?.name ?? 'the chosen actor'}
        </label>
      </div>
      <ol className={styles.list} aria-label="Events, newest first">
        {shown.toReversed().map((event) => (
          <Entry key={event.number} event={event} />
        ))}
      </ol>
      <p className={styles.limit}>
        The latest {MAX_EVENTS} are kept. In the filter, a word after a minus must not occur.
      </p>
    </section>
  );
}
