import { useTranslation } from '#src/kit/text/translation.tsx';
import { Fault } from '../contents/faults.tsx';
import { type AssetFile, faultOf, useFileText } from '../explorer.data.ts';
import { FileWaiting, NoFile } from './no-file.tsx';
import styles from './preview.module.css';

/** So many letters are drawn at once; more would hold up a phone. */
const MOST = 200_000;

/** The words in place of a text that is not shown; null where it is. */
export function useShownText(file: AssetFile) {
  const { t } = useTranslation();
  const { data, error, refetch } = useFileText(file);
  const fault = faultOf(error);
  if (fault === 'missing') return { text: null, instead: <NoFile /> };
  if (fault) {
    const instead = <Fault fault={fault} isIndex={false} onRetry={() => void refetch()} />;
    return { text: null, instead };
  }
  if (!data) return { text: null, instead: <FileWaiting /> };
  if (data.isTooLong) return { text: null, instead: <p className="muted">{t('explorer.tooLong')}</p> };
  return { text: data.text, instead: null };
}

export function PlainText({ text, name }: { readonly text: string; readonly name: string }) {
  const { t } = useTranslation();
  return (
    <>
      <textarea className={styles.text} readOnly aria-label={name} value={text.slice(0, MOST)} />
      {text.length > MOST && <p className="muted">{t('explorer.cutText')}</p>}
    </>
  );
}

/** A text as it is. */
export function TextFile({ file }: { readonly file: AssetFile }) {
  const { text, instead } = useShownText(file);
  return text === null ? instead : <PlainText text={text} name={file.name} />;
}
