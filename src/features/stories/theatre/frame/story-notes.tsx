import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { TheatrePicture } from '../stage/theatre-stage.ts';
import styles from './theatre.module.css';

interface Props {
  readonly picture: TheatrePicture;
  /** Names of files. */
  readonly missing: readonly string[];
  /** Parts of the script. */
  readonly unknown: readonly string[];
}

/** What is not as the story would have it, each by its name: it goes on all the same. */
export function StoryNotes({ picture, missing, unknown }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  return (
    <div role="status">
      {(picture === 'refused' || picture === 'lost') && (
        <p className={styles.notes}>{t(`stories.theatre.${picture}`)}</p>
      )}
      <Names title={t('stories.theatre.missing', { number: integer(missing.length) })} names={missing} />
      <Names title={t('stories.theatre.unknown', { number: integer(unknown.length) })} names={unknown} />
    </div>
  );
}

function Names({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <details className={styles.notes}>
      <summary>{title}</summary>
      <ul>
        {[...new Set(names)].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  );
}
