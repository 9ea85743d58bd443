import { cardFace } from '#model/listing/views/card-face';
import { useServers } from '../../kit/actors/use-servers.ts';
import { CardThumb } from '../../kit/card/card-thumb.tsx';
import { useBands, useCards, useCharacters } from '../../kit/data/lists.ts';
import styles from './shown-card.module.css';

const SIDE = 40;

interface Props {
  /** 0 for none. */
  readonly cardId: number;
  readonly isTrained: boolean;
}

/** The card that a player shows beside their name; an empty place until the cards are there, or where no one knows the card. */
export function ShownCard({ cardId, isTrained }: Props) {
  const { main, sub } = useServers();
  const card = useCards().data?.byId.get(cardId);
  const characters = useCharacters().data?.byId;
  const bands = useBands().data?.byId;
  if (!card || !characters || !bands) return <span className={styles.empty} aria-hidden="true" />;
  return <CardThumb card={cardFace(card, isTrained, { characters, bands, main, sub })} size={SIDE} />;
}
