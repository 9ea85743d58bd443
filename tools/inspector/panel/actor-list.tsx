import type { ActorBranch } from '../log/inspection.ts';
import styles from './actor-list.module.css';
import panel from './panel.module.css';

/** Deeper ones are not indented further. */
const DEEPEST = 3;

/** Running actors below the one that started them, and those that ended last. */
export function ActorList({
  tree,
  selected,
  onSelect,
}: {
  readonly tree: readonly ActorBranch[];
  readonly selected: string | null;
  onSelect(session: string): void;
}) {
  return (
    <section className={panel.column} aria-labelledby="inspector-actors">
      <h3 id="inspector-actors">Actors ({tree.filter(({ actor }) => actor.status === 'active').length})</h3>
      <ul>
        {tree.map(({ actor, depth }) => (
          <li key={actor.session} className={styles.item} data-depth={Math.min(depth, DEEPEST)}>
            <button
              type="button"
              className={styles.actor}
              aria-pressed={actor.session === selected}
              onClick={() => onSelect(actor.session)}
            >
              <span className={styles.name}>
                {actor.name}
                {actor.status !== 'active' && <em className={styles[actor.status]}> {actor.status}</em>}
              </span>
              <span className={styles.states}>
                {actor.hasChart ? actor.states.join(' · ') : `runs ${actor.machine}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
