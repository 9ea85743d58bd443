import { useMemo } from 'react';
import type { Lists } from '#model/records/list-readers';
import type { PlayerProfileRecord } from '#model/records/player-profile';
import { playerPower } from '#model/rules/player-power';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { FoundPlayer } from '../player.data.ts';
import { Actions } from './actions.tsx';
import { Bonuses } from './bonuses.tsx';
import { ByBand, ByCharacter } from './by-id.tsx';
import { Counts } from './counts.tsx';
import { Deck } from './deck.tsx';
import styles from './found.module.css';
import { Head } from './head.tsx';
import { ItemsOfPlayer } from './items.tsx';
import { Part } from './part.tsx';
import { Portrait } from './portrait.tsx';
import { Ratings } from './ratings.tsx';

interface Props {
  readonly found: FoundPlayer;
  readonly lists: Lists;
}

/** Everything of a profile, in the game's order. */
export function Found({ found, lists }: Props) {
  const { player, query } = found;
  const power = useMemo(() => playerPower(player, lists, query.server), [player, lists, query.server]);
  return (
    <article className={styles.profile} aria-label={player.name || query.id}>
      <div className={styles.top}>
        <Portrait player={player} lists={lists} />
        <Head found={found} lists={lists} />
      </div>
      <Actions found={found} lists={lists} power={power?.power ?? null} />
      <div className={styles.panel}>
        <Deck player={player} lists={lists} power={power} />
        <Numbers player={player} lists={lists} />
        <ItemsOfPlayer player={player} lists={lists} server={query.server} />
        <Bonuses player={player} lists={lists} />
      </div>
    </article>
  );
}

function Numbers({ player, lists }: { readonly player: PlayerProfileRecord; readonly lists: Lists }) {
  const { t } = useTranslation();
  return (
    <>
      <Part id="band-ranks" title={t('player.bandRanks')} told={player.bandRanks}>
        {(ranks) => <ByBand values={ranks} lists={lists} />}
      </Part>
      <Counts counts={player.counts} />
      <Part id="rating" title={t('player.rating')} told={player.ratings}>
        {(groups) => <Ratings groups={groups} lists={lists} />}
      </Part>
      <Part id="stage-stars" title={t('player.stageStars')} told={player.stageStars}>
        {(stars) => <ByBand values={stars} lists={lists} />}
      </Part>
      <Part id="deck-ranks" title={t('player.deckRanks')} told={player.deckRanks}>
        {(ranks) => <ByBand values={ranks} lists={lists} />}
      </Part>
      <Part id="character-ranks" title={t('player.characterRanks')} told={player.characterRanks}>
        {(ranks) => <ByCharacter ranks={ranks} lists={lists} />}
      </Part>
    </>
  );
}
