import { useTranslation } from '#src/kit/text/translation.tsx';
import { EditorPage } from '../editor-page.tsx';

const NEW = {};

/** `/community/charts/new`: a chart that is not there yet. Anyone makes one; to publish it takes an account. */
export function Screen() {
  const { t } = useTranslation();
  return <EditorPage title={t('page.newChart')} input={NEW} />;
}
