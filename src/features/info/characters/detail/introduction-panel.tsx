import type { CharacterProfile } from '#model/records/character-profile';
import { localised } from '#model/rules/localised';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../characters.module.css';

/** What she says of herself. */
export function IntroductionPanel({ profile }: { readonly profile: CharacterProfile }) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const said = localised(profile.introduction, main, sub);
  if (!said) return null;
  return (
    <Panel id="introduction" title={t('characters.introduction')}>
      <p className={styles.introduction} lang={SERVER_LANGUAGES[said.server]}>
        {said.value}
      </p>
    </Panel>
  );
}
