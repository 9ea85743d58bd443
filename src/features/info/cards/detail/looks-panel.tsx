import { useState } from 'react';
import type { CardRecord } from '#model/records/card';
import type { CardDetails } from '#model/records/card-details';
import { localised } from '#model/rules/localised';
import { costumeThumbPath, figurePath, filmPath } from '#model/rules/media-paths';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { SERVERS } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useCostumeItem } from '#src/kit/data/items.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './card-detail.module.css';

interface Props {
  readonly card: CardRecord;
  readonly details: CardDetails;
  readonly character: string;
}

/** Her small figure, the costume that comes with the card, and its film; without any of them there is no such panel. */
export function LooksPanel({ card, details, character }: Props) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const [lost, setLost] = useState<readonly string[]>([]);
  const costume = useCostumeItem(details.costumeId).data?.costume;
  const server = SERVERS[localised(card.releasedAt, main, sub)?.server ?? main];
  const figure = details.figureName && figurePath(server, details.figureName);
  const film = details.filmName && filmPath(server, details.filmName);
  const name = costume && localised(costume.name, main, sub);
  const isThere = (src: string | null): src is string => src !== null && !lost.includes(src);
  const lose = (src: string) => () => setLost((before) => [...before, src]);
  if (!isThere(figure) && !isThere(film) && !costume) return null;
  const thumb = costume ? costumeThumbPath(server, costume) : null;
  return (
    <Panel id="looks" title={t('cards.looks')}>
      <ul className={styles.looks}>
        {isThere(figure) && (
          <li>
            <img
              src={figure}
              alt={t('cards.figureOf', { name: character })}
              loading="lazy"
              onError={lose(figure)}
            />
            <span className="muted">{t('cards.figure')}</span>
          </li>
        )}
        {costume && (
          <li>
            {isThere(thumb) && <img src={thumb} alt="" loading="lazy" onError={lose(thumb)} />}
            <span className="muted">{t('cards.costume')}</span>
            <PageLink
              to={`/info/costumes/${costume.id}`}
              lang={name ? SERVER_LANGUAGES[name.server] : undefined}
            >
              {name?.value ?? `#${costume.id}`}
            </PageLink>
            <PageLink to={`/tool/live2d/card/${card.id}`}>{t('page.live2d')}</PageLink>
          </li>
        )}
      </ul>
      {isThere(film) && (
        <video
          className={styles.film}
          controls
          playsInline
          preload="none"
          aria-label={t('cards.filmOf', { name: character })}
          src={film}
          onError={lose(film)}
        />
      )}
    </Panel>
  );
}
