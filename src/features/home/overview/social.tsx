import type { JsonObject } from '#model/records/reading';
import { readSocialUser, type SocialUser } from '#model/site/social-record';
import type { TimelineSetting } from '#src/browser/page/operator-settings.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Panel } from './panel.tsx';
import styles from './social.module.css';
import { Timeline } from './timeline.tsx';

interface Props {
  readonly timeline: TimelineSetting | null;
  readonly record: JsonObject | null;
}

/** The operator's social timeline, and how its service knows the visitor; nothing where neither is set (reference R47). */
export function Social({ timeline, record }: Props) {
  const user = readSocialUser(record);
  if (timeline === null && user === null) return null;
  return (
    <Panel widget="social" isLoading={false}>
      {user && <User user={user} />}
      {timeline && <Timeline setting={timeline} />}
    </Panel>
  );
}

function User({ user: { name, handle, url } }: { readonly user: SocialUser }) {
  const { t } = useTranslation();
  return (
    <p className={styles.user}>
      {url === null ? (
        <strong>{name}</strong>
      ) : (
        <a href={url} rel="noreferrer noopener" aria-label={t('home.social.page', { name })}>
          {name}
        </a>
      )}
      {handle !== null && <span className={styles.handle}>{handle}</span>}
    </p>
  );
}
