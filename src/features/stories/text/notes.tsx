import type { UnknownPart } from '#model/media/story/script.types';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './text.module.css';

interface ListProps {
  readonly title: string;
  readonly names: readonly string[];
}

/** What is named only if someone asks for it. */
const NamedList = ({ title, names }: ListProps) => (
  <details className={styles.note}>
    <summary>{title}</summary>
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </details>
);

interface Props {
  readonly missing: readonly string[];
  readonly unknown: readonly UnknownPart[];
  /** Why voices are not heard. */
  readonly fault: 'blocked' | 'absent' | null;
}

/** A source may have thousands that are unknown in the same way. */
const distinct = (unknown: readonly UnknownPart[]): readonly string[] => [
  ...new Set(unknown.map(({ field, value }) => `${field}: ${value}`)),
];

/** What of the story does not show here, and why voices stopped. */
export function ReaderNotes({ missing: names, unknown, fault }: Props) {
  const { t } = useTranslation();
  const missing = [...new Set(names)];
  const parts = distinct(unknown);
  return (
    <div className={styles.notes}>
      <p role="status" className={styles.fault}>
        {fault && t(`stories.text.fault.${fault}`)}
      </p>
      {missing.length > 0 && (
        <NamedList title={t('stories.text.missing', { count: missing.length })} names={missing} />
      )}
      {parts.length > 0 && (
        <NamedList title={t('stories.text.unknown', { count: unknown.length })} names={parts} />
      )}
    </div>
  );
}
