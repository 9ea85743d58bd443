import { useState } from 'react';
import type { CharacterRecord } from '#model/records/character';
import { localised } from '#model/rules/localised';
import { keyVisualPath } from '#model/rules/media-paths';
import { SERVERS } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../characters.module.css';

interface Props {
  readonly character: CharacterRecord;
  readonly name: string;
}

/** Her picture as the game introduces her; absent where the site has none. */
export function KeyVisual({ character, name }: Props) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const [isLost, setLost] = useState(false);
  if (isLost) return null;
  const server = SERVERS[localised(character.name, main, sub)?.server ?? main];
  return (
    <section className={styles.visual} aria-label={t('characters.keyVisual')}>
      <img
        src={keyVisualPath(server, character.id)}
        alt={t('characters.keyVisualOf', { name })}
        loading="lazy"
        decoding="async"
        onError={() => setLost(true)}
      />
    </section>
  );
}
