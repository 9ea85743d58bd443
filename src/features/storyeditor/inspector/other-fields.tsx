import type { JsonObject } from '#model/records/reading';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './inspector.module.css';

const INDENT = 2;

/** An action of a kind that no reader knows: it stays in the source as it was written. */
export function OtherFields({ json }: { readonly json: JsonObject }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.hint}>{t('storyEditor.unknownKind')}</p>
      <pre className={styles.json}>{JSON.stringify(json, null, INDENT)}</pre>
    </>
  );
}
