import { useState, useSyncExternalStore } from 'react';
import { treeOf } from '../log/inspection.ts';
import type { ActorRecorder } from '../recorder.ts';
import { ActorList } from './actor-list.tsx';
import { ActorView } from './actor-view.tsx';
import { EventLog } from './event-log.tsx';
import styles from './panel.module.css';
import { StatelyButton } from './stately-button.tsx';

/** Keys and wheel belong to the panel: the page below neither takes a short cut nor holds the scrolling back. */
const keep = (event: { stopPropagation(): void }): void => event.stopPropagation();

/** The inspector: who runs, in which states, what happened, and a way to make something happen. */
export function Panel({ recorder }: { readonly recorder: ActorRecorder }) {
  const inspection = useSyncExternalStore(recorder.subscribe, recorder.read);
  const [isOpen, setOpen] = useState(true);
  const [chosen, setChosen] = useState<string | null>(null);
  const tree = treeOf(inspection);
  const selected = tree.find(({ actor }) => actor.session === chosen)?.actor ?? tree[0]?.actor ?? null;
  return (
    <aside
      className={styles.panel}
      data-open={isOpen || undefined}
      aria-label="Inspector"
      onKeyDown={keep}
      onWheel={keep}
      onTouchMove={keep}
    >
      <header className={styles.head}>
        <h2>Inspector</h2>
        {isOpen && <StatelyButton recorder={recorder} />}
        <button
          type="button"
          className={styles.button}
          onClick={() => setOpen(!isOpen)}
          aria-expanded={isOpen}
        >
          {isOpen ? 'Hide' : 'Show'}
        </button>
      </header>
      {isOpen && (
        <div className={styles.columns}>
          <ActorList tree={tree} selected={selected?.session ?? null} onSelect={setChosen} />
          {selected && (
            <ActorView key={selected.session} actor={selected} live={recorder.actorOf(selected.session)} />
          )}
          <EventLog events={inspection.events} actor={selected} onClear={recorder.clear} />
        </div>
      )}
    </aside>
  );
}
