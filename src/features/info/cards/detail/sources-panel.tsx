import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CardRecord } from '#model/records/card';
import type { CardDetails, CardSource } from '#model/records/card-details';
import { localised } from '#model/rules/localised';
import { gachaVoicePaths } from '#model/rules/media-paths';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { type PerServer, SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useEvents, useGacha } from '#src/kit/data/lists.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { WhenNear } from '#src/kit/page/when-near.tsx';
import { SoundPlayer } from '#src/kit/song/sound-player.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { ServerTag } from '#src/kit/text/server-tag.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './card-detail.module.css';
import { useNearest } from './use-page-server.ts';

interface Props {
  readonly card: CardRecord;
  readonly details: CardDetails;
  readonly character: string;
  /** Whose words are wanted. */
  readonly asked: ServerIndex;
}

/** What she says when she is drawn, with her voice where the site has it. */
export function GachaPanel({ card, details: { gachaText }, character, asked }: Props) {
  const { t } = useTranslation();
  const nearest = useNearest(gachaText, asked);
  const { sub } = useServers();
  const said = nearest === null ? null : localised(gachaText, nearest, sub);
  if (!said || card.resourceSetName === '') return null;
  const lang = SERVER_LANGUAGES[said.server];
  return (
    <Panel id="gacha" title={t('cards.inGacha')} note={<ServerTag server={said.server} />}>
      <blockquote className={styles.phrase} lang={lang}>
        {said.value}
      </blockquote>
      <SoundPlayer
        sources={gachaVoicePaths(SERVERS[said.server], card)}
        label={t('cards.voiceOf', { name: character })}
      />
    </Panel>
  );
}

interface SourcesProps extends Pick<Props, 'asked'> {
  readonly sources: PerServer<CardSource>;
}

/** Which events and gachas give it on one server. */
export function SourcesPanel({ sources, asked }: SourcesProps) {
  const { t } = useTranslation();
  const server = useNearest(sources, asked);
  const source = server === null ? null : sources[server];
  if (!source || server === null) return null;
  return (
    <Panel id="sources" title={t('cards.sources')} note={<ServerTag server={server} />}>
      <Events key={`events ${server}`} source={source} server={server} />
      {source.gachas.length > 0 && (
        <WhenNear key={`gachas ${server}`} height={GACHAS_HEIGHT}>
          <Gachas source={source} server={server} />
        </WhenNear>
      )}
    </Panel>
  );
}

interface SourceProps {
  readonly source: CardSource;
  readonly server: ServerIndex;
}

function Events({ source: { events }, server }: SourceProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { sub } = useServers();
  const { data } = useEvents();
  if (events.length === 0) return null;
  return (
    <>
      <h3 className={styles.sourceKind}>{t('page.events')}</h3>
      <ul className={styles.lines}>
        {events.map(({ id, points }) => {
          const event = data?.byId.get(id);
          const name = event && localised(event.name, server, sub);
          return (
            <li key={id}>
              <PageLink to={`/info/events/${id}`} lang={name ? SERVER_LANGUAGES[name.server] : undefined}>
                {name?.value ?? `${t('page.event')} #${id}`}
              </PageLink>
              {points !== null && (
                <span className={styles.lineNote}>{t('events.pointsOf', { points: integer(points) })}</span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

const FIRST_SHOWN = 5;
const GACHAS_HEIGHT = 200;

/** The first ones it was in; of a permanent card there are hundreds. */
function Gachas({ source: { gachas }, server }: SourceProps) {
  const { t } = useTranslation();
  const { exactPercent, integer } = useFormat();
  const { sub } = useServers();
  const { date } = useDates();
  const { data } = useGacha();
  const [isOpen, open] = useState(false);
  const shown = isOpen ? gachas : gachas.slice(0, FIRST_SHOWN);
  return (
    <>
      <h3 className={styles.sourceKind}>{t('cards.gachas')}</h3>
      <ul className={styles.lines}>
        {shown.map(({ id, percent }) => {
          const gacha = data?.byId.get(id);
          const name = gacha && localised(gacha.name, server, sub);
          const at = gacha?.publishedAt[server] ?? null;
          return (
            <li key={id}>
              <PageLink to={`/info/gacha/${id}`} lang={name ? SERVER_LANGUAGES[name.server] : undefined}>
                {name?.value ?? `#${id}`}
              </PageLink>
              <span className={styles.lineNote}>
                {[...(at === null ? [] : [date(at)]), ...(percent ? [exactPercent(percent)] : [])].join(
                  ' · ',
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {gachas.length > shown.length && (
        <Button variant="subtle" onClick={() => open(true)}>
          {t('cards.allGachas', { number: integer(gachas.length) })}
        </Button>
      )}
    </>
  );
}
