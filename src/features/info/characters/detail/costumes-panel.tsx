import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { newestFirst } from '#model/listing/newest-first';
import type { CostumeRecord } from '#model/records/costume';
import { localised } from '#model/rules/localised';
import { costumeThumbPath } from '#model/rules/media-paths';
import { isSpoiler } from '#model/rules/running';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { SERVERS } from '#model/vocabulary/servers';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { usePreferences } from '#src/kit/actors/use-preferences.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useCostumes } from '#src/kit/data/lists.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../characters.module.css';

const FIRST_SHOWN = 12;

/** What she wears, the newest of the main server first; absent where the data knows no costume of hers. */
export function CostumesPanel({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { data } = useCostumes();
  const [isOpen, open] = useState(false);
  const { main, sub } = useServers();
  const hides = usePreferences().spoilers === 'hidden';
  const now = useNow(HOUR_MS);
  const own = useMemo(() => {
    const hers = [...(data?.byId.values() ?? [])]
      .filter(({ characterId }) => characterId === id)
      .filter(({ publishedAt }) => !(hides && isSpoiler(publishedAt, main, now)));
    return newestFirst(hers, main, sub);
  }, [data, id, hides, main, sub, now]);
  if (own.length === 0) return null;
  const shown = isOpen ? own : own.slice(0, FIRST_SHOWN);
  return (
    <Panel
      id="costumes"
      title={t('characters.costumes')}
      note={<span className="muted">{integer(own.length)}</span>}
    >
      <ul className={styles.costumes}>
        {shown.map((costume) => (
          <Costume key={costume.id} costume={costume} />
        ))}
      </ul>
      {own.length > shown.length && (
        <Button variant="subtle" onClick={() => open(true)}>
          {t('characters.allCostumes', { number: integer(own.length) })}
        </Button>
      )}
    </Panel>
  );
}

function Costume({ costume }: { readonly costume: CostumeRecord }) {
  const { main, sub } = useServers();
  const [isLost, setLost] = useState(false);
  const server = SERVERS[localised(costume.publishedAt, main, sub)?.server ?? main];
  const name = localised(costume.name, main, sub);
  return (
    <li>
      {isLost ? (
        <span className={styles.noCostume} />
      ) : (
        <img
          src={costumeThumbPath(server, costume)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setLost(true)}
        />
      )}
      <PageLink to={`/info/costumes/${costume.id}`} lang={name ? SERVER_LANGUAGES[name.server] : undefined}>
        {name?.value ?? `#${costume.id}`}
      </PageLink>
    </li>
  );
}
