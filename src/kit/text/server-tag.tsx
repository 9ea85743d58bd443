import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import styles from './server-tag.module.css';
import { useTranslation } from './translation.tsx';

interface Props {
  readonly server: ServerIndex;
}

/** Two letters that say whose something is; spoken by its whole name. */
export function ServerTag({ server }: Props) {
  const { t } = useTranslation();
  return (
    <span className={styles.tag}>
      <span aria-hidden="true">{t(`server.short.${SERVERS[server]}`)}</span>
      <span className="visually-hidden">{t(`server.${SERVERS[server]}`)}</span>
    </span>
  );
}
