import type { GachaDetails } from '#model/records/gacha-details';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { ServerChoice, useChosenServer } from '#src/kit/detail/server-choice.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../gacha.module.css';

/** What the game says of it, in the words of any server. */
export function AboutPanel({ details }: { readonly details: GachaDetails }) {
  const { t } = useTranslation();
  const { description, newMembers, notice, annotation } = details;
  const chosen = useChosenServer(description);
  const { server } = chosen;
  if (server === null) return null;
  const members = newMembers[server];
  const texts = [description[server], annotation[server], notice[server]].filter((text) => text !== null);
  return (
    <Panel id="about" title={t('gacha.about')} note={<ServerChoice values={description} {...chosen} />}>
      <div lang={SERVER_LANGUAGES[server]}>
        {[...new Set(texts)].map((text) => (
          <p key={text} className={styles.text}>
            {text}
          </p>
        ))}
      </div>
      {members !== null && (
        <p className={styles.text}>
          {t('gacha.newMembers')}: <span lang={SERVER_LANGUAGES[server]}>{members}</span>
        </p>
      )}
    </Panel>
  );
}
