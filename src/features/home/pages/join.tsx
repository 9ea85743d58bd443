import { Bug, Code, Languages, Lightbulb } from 'lucide-react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Point, Points } from '../site-page/points.tsx';
import styles from '../site-page/site-page.module.css';
import { SitePageView } from '../site-page/site-page.tsx';

const ICON = 20;

/** `/home/join`: how to take part. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <SitePageView name="join">
      <p className={styles.lead}>{t('join.lead')}</p>
      <Points>
        <Point icon={<Bug size={ICON} />} title={t('join.report')} text={t('join.reportText')} />
        <Point icon={<Languages size={ICON} />} title={t('join.translate')} text={t('join.translateText')} />
        <Point icon={<Lightbulb size={ICON} />} title={t('join.know')} text={t('join.knowText')} />
        <Point icon={<Code size={ICON} />} title={t('join.build')} text={t('join.buildText')} />
      </Points>
      <p className={styles.note}>{t('join.contact')}</p>
    </SitePageView>
  );
}
