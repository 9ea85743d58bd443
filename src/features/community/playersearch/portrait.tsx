import { UserRound } from 'lucide-react';
import { useState } from 'react';
import type { Lists } from '#model/records/list-readers';
import type { PlayerProfileRecord } from '#model/records/player-profile';
import { artKinds, cardArtPath } from '#model/rules/asset-paths';
import { localised } from '#model/rules/localised';
import { SERVERS } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useCardWords } from '#src/kit/card/card-thumb.tsx';
import { Picture } from '#src/kit/picture/picture.tsx';
import styles from './found.module.css';
import { useNames } from './names.ts';

interface Props {
  readonly player: PlayerProfileRecord;
  readonly lists: Lists;
}

/** The picture the player chose for their profile, else their leader's. */
export function Portrait({ player: { portrait }, lists }: Props) {
  const { main, sub } = useServers();
  const names = useNames(lists);
  const wordsOf = useCardWords();
  const [lost, setLost] = useState<string | null>(null);
  const card = portrait && lists.cards.get(portrait.cardId);
  const view = portrait && names.card(portrait.cardId, portrait.isTrained);
  const server = card ? (localised(card.releasedAt, main, sub)?.server ?? main) : main;
  const kinds = card ? artKinds(card) : [];
  const kind = (portrait?.isTrained ? kinds.at(-1) : kinds[0]) ?? 'normal';
  const src = card ? cardArtPath(SERVERS[server], card, kind) : null;
  return (
    <div className={styles.portrait}>
      {src === null || view === null || lost === src ? (
        <UserRound size={96} aria-hidden="true" />
      ) : (
        <Picture src={src} alt={wordsOf(view)} onError={() => setLost(src)} />
      )}
    </div>
  );
}
