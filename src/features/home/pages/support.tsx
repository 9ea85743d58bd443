import { Coins, Music, Server, Share2 } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Point, Points } from '../site-page/points.tsx';
import styles from '../site-page/site-page.module.css';
import { SitePageView } from '../site-page/site-page.tsx';

const ICON = 20;

/** `/home/support`: what helps the site. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <SitePageView name="support">
      <p className={styles.lead}>{t('support.lead')}</p>
      <Points>
        <Point icon={<Share2 size={ICON} />} title={t('support.share')} text={t('support.shareText')} />
        <Point icon={<Music size={ICON} />} title={t('support.makers')} text={t('support.makersText')} />
        <Point icon={<Server size={ICON} />} title={t('support.host')} text={t('support.hostText')} />
        <Point icon={<Coins size={ICON} />} title={t('support.money')} text={t('support.moneyText')} />
      </Points>
      <p>
        <Link to="/home/join">{t('support.toJoin')}</Link>
      </p>
    </SitePageView>
  );
}
