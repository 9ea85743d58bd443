import { useClipboard } from '@mantine/hooks';
import { Check, Copy, ExternalLink } from 'lucide-react';
import { isServerIndex, SERVERS } from '#model/vocabulary/servers';
import type { Member } from '#src/features/account/people/people.data.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { ServerTag } from '#src/kit/text/server-tag.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './member.module.css';
import { socialAddress } from './social-address.ts';

const ICON = 16;

/** Player IDs, and a page on another site. */
export function Accounts({ member: { serverIds, socialMedia } }: { readonly member: Member }) {
  const { t } = useTranslation();
  if (serverIds.length === 0 && socialMedia.trim() === '') return null;
  return (
    <Panel id="accounts" title={t('member.accounts')}>
      <ul className={styles.accounts}>
        {serverIds.map(({ id, server }) => (
          <li key={`${server} ${id}`}>
            {isServerIndex(server) && <ServerTag server={server} />}
            <PlayerNumber id={id} server={server} />
          </li>
        ))}
        {socialMedia.trim() !== '' && (
          <li>
            <Social text={socialMedia.trim()} />
          </li>
        )}
      </ul>
    </Panel>
  );
}

function PlayerNumber({ id, server }: Member['serverIds'][number]) {
  const { t } = useTranslation();
  const { copy, copied, error } = useClipboard();
  const name = isServerIndex(server) ? t(`server.${SERVERS[server]}`) : '';
  const Icon = copied ? Check : Copy;
  return (
    <>
      <span className={styles.number}>{id}</span>
      <button
        type="button"
        className={styles.copy}
        aria-label={t('member.copyId', { id, server: name })}
        onClick={() => copy(String(id))}
      >
        <Icon size={ICON} aria-hidden="true" />
      </button>
      <span className="visually-hidden" role="status">
        {copied ? t('copy.textCopied') : error ? t('copy.failed') : ''}
      </span>
    </>
  );
}

/** A link for a web URL, plain text otherwise. */
function Social({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const address = socialAddress(text);
  if (address === null) return <bdi className={styles.social}>{text}</bdi>;
  return (
    <a className={styles.social} href={address.href} target="_blank" rel="nofollow ugc noopener noreferrer">
      <bdi>{address.shown}</bdi>
      <ExternalLink size={ICON} aria-hidden="true" />
      <span className="visually-hidden"> {t('richText.otherSite')}</span>
    </a>
  );
}
