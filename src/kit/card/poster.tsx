import type { CardRecord } from '#model/records/card';
import { artKinds, cardArtPath } from '#model/rules/asset-paths';
import { localised } from '#model/rules/localised';
import { type PosterCard, posterPosition } from '#model/rules/poster';
import { isSpoiler } from '#model/rules/running';
import { SERVERS } from '#model/vocabulary/servers';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '../actors/use-clock.ts';
import { usePreferences } from '../actors/use-preferences.ts';
import { useServers } from '../actors/use-servers.ts';
import { useCards } from '../data/lists.ts';
import styles from './poster.module.css';
import { useCardArt } from './use-card-art.ts';

interface Props {
  /** Null for a member who chose none. */
  readonly poster: PosterCard | null;
}

/** A strip of the card that a member chose; a pattern where there is none, where its picture is missing, and for unreleased cards. */
export const Poster = ({ poster }: Props) => (
  <div className={styles.poster} aria-hidden="true">
    {poster && <Chosen poster={poster} />}
  </div>
);

function Chosen({ poster }: { readonly poster: PosterCard }) {
  const { main } = useServers();
  const hides = usePreferences().spoilers === 'hidden';
  const now = useNow(HOUR_MS);
  const card = useCards().data?.byId.get(poster.id);
  if (!card || now === 0 || (hides && isSpoiler(card.releasedAt, main, now))) return null;
  return <Art card={card} poster={poster} />;
}

interface ArtProps {
  readonly card: CardRecord;
  readonly poster: PosterCard;
}

function Art({ card, poster: { trainedArt, offset } }: ArtProps) {
  const { main, sub } = useServers();
  const server = SERVERS[localised(card.releasedAt, main, sub)?.server ?? main];
  const kinds = artKinds(card);
  const kind = (trainedArt ? kinds.at(-1) : kinds[0]) ?? 'normal';
  const { src, lose } = useCardArt(cardArtPath(server, card, kind));
  if (src === null) return null;
  return (
    <img
      src={src}
      alt=""
      decoding="async"
      style={{ '--down': `${posterPosition(offset) * 100}%` }}
      onError={() => lose(src)}
    />
  );
}
