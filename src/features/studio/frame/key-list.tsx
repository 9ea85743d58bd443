import styles from './key-list.module.css';

/** Signs that keyboards print on these keys; the others are what they write. */
const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Plus: '+',
  Space: '␣',
  Escape: 'Esc',
  Delete: 'Del',
  Insert: 'Ins',
  Backspace: '⌫',
  Enter: '↵',
  Shift: '⇧',
};

interface KeyRow {
  /** What the keys do. */
  readonly name: string;
  /** Each of them does it, such as `Ctrl+Shift+Z`. */
  readonly chords: readonly string[];
}

/** Keys with what they do. */
export function KeyList({ rows }: { readonly rows: readonly KeyRow[] }) {
  return (
    <dl className={styles.keys}>
      {rows.map(({ name, chords }) => (
        <div key={name} className={styles.row}>
          <dt>{name}</dt>
          <dd className={styles.chords}>
            {chords.map((chord) => (
              <span key={chord} className={styles.chord}>
                {chord.split('+').map((part) => (
                  <kbd key={part}>{SIGNS[part] ?? part}</kbd>
                ))}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
