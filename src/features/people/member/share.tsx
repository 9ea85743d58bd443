import { Button } from '@mantine/core';
import { Rss, Share2 } from 'lucide-react';
import { feedPath } from '#model/contract/feeds';
import { shownName } from '#model/rules/shown-name';
import type { Member } from '#src/features/account/people/people.data.ts';
import { useLocale } from '#src/kit/actors/use-locale.ts';
import { useShare } from '#src/kit/address/use-share.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './member.module.css';

const ICON = 16;

/** Sharing the page, and the feed of the member's posts. */
export function Share({ member }: { readonly member: Member }) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { share, label, said } = useShare(shownName(member));
  return (
    <>
      <Button
        className={styles.button ?? ''}
        leftSection={<Share2 size={ICON} aria-hidden="true" />}
        onClick={share}
      >
        <span className={styles.spare}>{label}</span>
      </Button>
      <Button
        component="a"
        className={styles.button ?? ''}
        href={feedPath({ username: member.username }, locale)}
        leftSection={<Rss size={ICON} aria-hidden="true" />}
      >
        <span className={styles.spare}>{t('member.feed')}</span>
      </Button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}
