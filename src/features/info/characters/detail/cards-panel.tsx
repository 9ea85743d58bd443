import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { type CardView, cardView } from '#model/listing/views/card-view';
import type { BandRecord } from '#model/records/band';
import type { CharacterRecord } from '#model/records/character';
import { isSpoiler } from '#model/rules/running';
import { objectPath } from '#model/site/objects';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { usePreferences } from '#src/kit/actors/use-preferences.ts';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { CardPicture, useCardWords } from '#src/kit/card/card-thumb.tsx';
import { useCards } from '#src/kit/data/lists.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { Follow, QuickLink, useFollow } from '#src/kit/page/quick-link.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../characters.module.css';

interface Props {
  readonly character: CharacterRecord;
  readonly bands: ReadonlyMap<number, BandRecord>;
}

/** Six rows on a phone. */
const FIRST_SHOWN = 30;

/** Her cards alone: to work out all two thousand would take a phone a third of a second. */
function useCardsOf({ character, bands }: Props): readonly CardView[] {
  const { data } = useCards();
  const { main, sub } = useServers();
  const hides = usePreferences().spoilers === 'hidden';
  const now = useNow(HOUR_MS);
  return useMemo(() => {
    const sources = { characters: new Map([[character.id, character]]), bands, main, sub };
    return [...(data?.byId.values() ?? [])]
      .filter(({ characterId }) => characterId === character.id)
      .filter(({ releasedAt }) => !(hides && isSpoiler(releasedAt, main, now)))
      .sort((a, b) => b.rarity - a.rarity || b.id - a.id)
      .map((card) => cardView(card, true, sources));
  }, [data, character, bands, main, sub, hides, now]);
}

/** Her cards, the most stars first and the others on demand; those of the profile in use are marked. */
export function CardsPanel(props: Props) {
  const { t } = useTranslation();
  const { activeProfile } = useProfiles();
  const cards = useCardsOf(props);
  const owned = useMemo(() => new Set(activeProfile?.cards.map(({ id }) => id)), [activeProfile]);
  const wordsOf = useCardWords();
  const follow = useFollow();
  const { integer } = useFormat();
  const [isOpen, open] = useState(false);
  const shown = isOpen ? cards : cards.slice(0, FIRST_SHOWN);
  return (
    <Panel
      id="cards"
      title={t('page.cards')}
      note={<Link to={`/info/cards?char=${props.character.id}`}>{t('characters.filterCards')}</Link>}
    >
      <Follow value={follow}>
        <ul className={styles.cards}>
          {shown.map((card) => (
            <li key={card.id}>
              <QuickLink to={objectPath('card', card.id)}>
                <CardPicture card={card} owned={owned.has(card.id)} wordsOf={wordsOf} />
              </QuickLink>
            </li>
          ))}
        </ul>
      </Follow>
      {cards.length > shown.length && (
        <Button variant="subtle" onClick={() => open(true)}>
          {t('characters.allCards', { number: integer(cards.length) })}
        </Button>
      )}
    </Panel>
  );
}
