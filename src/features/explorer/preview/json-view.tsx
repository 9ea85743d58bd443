import { useMemo, useState } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { AssetFile } from '../explorer.data.ts';
import styles from './preview.module.css';
import { PlainText, useShownText } from './text-view.tsx';

/** Entries of one level that are drawn at once. */
const MOST = 100;
/** Levels that are open at first: what these files hold lies below one `Base`. */
const OPEN_LEVELS = 2;

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Undefined where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface NodeProps {
  readonly name: string;
  readonly value: unknown;
  readonly level: number;
}

function Leaf({ name, value }: NodeProps) {
  return (
    <span className={styles.leaf}>
      <span className={styles.key}>{name}</span> <span data-type={typeof value}>{JSON.stringify(value)}</span>
    </span>
  );
}

function Entries({ value, level }: { readonly value: object; readonly level: number }) {
  const { t } = useTranslation();
  const [most, setMost] = useState(MOST);
  const names = Object.keys(value);
  const entry = (name: string): unknown => Reflect.get(value, name);
  return (
    <ul className={styles.entries}>
      {names.slice(0, most).map((name) => (
        <li key={name}>
          <Node name={name} value={entry(name)} level={level} />
        </li>
      ))}
      {names.length > most && (
        <li>
          <button type="button" className={styles.moreEntries} onClick={() => setMost(most + MOST)}>
            {t('explorer.moreEntries', { count: names.length - most })}
          </button>
        </li>
      )}
    </ul>
  );
}

/** A branch draws what is in it once it is open: such files have ten thousands of values. */
function Node({ name, value, level }: NodeProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(level < OPEN_LEVELS);
  if (!isBranch(value)) return <Leaf name={name} value={value} level={level} />;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className={styles.key}>{name}</span>{' '}
        <span className={styles.note}>{t('explorer.entries', { count: Object.keys(value).length })}</span>
      </summary>
      {isOpen && <Entries value={value} level={level + 1} />}
    </details>
  );
}

/** JSON as a tree; what is none shows as text. */
export function JsonTree({ text, name }: { readonly text: string; readonly name: string }) {
  const value = useMemo(() => parsed(text), [text]);
  if (value === undefined) return <PlainText text={text} name={name} />;
  return (
    <section className={styles.json} aria-label={name}>
      {isBranch(value) ? <Entries value={value} level={0} /> : <Leaf name="" value={value} level={0} />}
    </section>
  );
}

export function JsonFile({ file }: { readonly file: AssetFile }) {
  const { text, instead } = useShownText(file);
  return text === null ? instead : <JsonTree text={text} name={file.name} />;
}
