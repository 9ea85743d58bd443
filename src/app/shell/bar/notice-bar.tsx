import { CloseButton } from '@mantine/core';
import { Megaphone, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { NoticeRecord } from '#model/records/read-notices';
import { inLanguage } from '#model/rules/languages';
import { linkTo } from '#model/site/links';
import { localeTag } from '#model/vocabulary/locales';
import { closeNotice, openNotices } from '#src/browser/page/notices.ts';
import { useLocale } from '#src/kit/actors/use-locale.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './notice-bar.module.css';

/** Notices of the moderators to every visitor, above the page, until they are over or closed. */
export function NoticeBar() {
  const { t } = useTranslation();
  const [notices, setNotices] = useState(() => openNotices(Date.now()));
  if (notices.length === 0) return null;
  const close = (id: number) => {
    closeNotice(id);
    setNotices(notices.filter((notice) => notice.id !== id));
  };
  return (
    <section className={styles.bar} aria-label={t('notice.all')}>
      {notices.map((notice) => (
        <Notice key={notice.id} notice={notice} onClose={() => close(notice.id)} />
      ))}
    </section>
  );
}

function Notice({ notice, onClose }: { readonly notice: NoticeRecord; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const spoken = inLanguage(notice.texts, locale);
  const Icon = notice.isWarning ? TriangleAlert : Megaphone;
  if (!spoken) return null;
  return (
    <div className={styles.notice} data-warning={notice.isWarning || undefined}>
      <Icon className={styles.icon} size={16} aria-hidden="true" />
      <p className={styles.text}>
        <span lang={spoken.locale === locale ? undefined : localeTag(spoken.locale)}>{spoken.text}</span>
        {notice.link !== null && linkTo(notice.link) !== null && (
          <Link className={styles.link} to={notice.link}>
            {t('notice.more')}
          </Link>
        )}
      </p>
      <CloseButton aria-label={t('notice.close')} onClick={onClose} />
    </div>
  );
}
