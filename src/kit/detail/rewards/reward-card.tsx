import { Link } from 'react-router';
import { cardView } from '#model/listing/views/card-view';
import { useServers } from '../../actors/use-servers.ts';
import { CardThumb } from '../../card/card-thumb.tsx';
import { useBands, useCards, useCharacters } from '../../data/lists.ts';
import { PageLink } from '../../page/page-link.tsx';
import pieces from '../pieces.module.css';

interface Props {
  readonly id: number;
  /** What is said of it until the cards are there, and of one that the data does not know. */
  readonly otherwise: string;
}

const THUMB = 36;

/** A card that is given: its picture, its name and its page. */
export function RewardCard({ id, otherwise }: Props) {
  const [cards, characters, bands] = [useCards().data, useCharacters().data, useBands().data];
  const servers = useServers();
  const card = cards?.byId.get(id);
  const path = `/info/cards/${id}`;
  if (!card || !characters || !bands) return <PageLink to={path}>{otherwise}</PageLink>;
  const view = cardView(card, false, { characters: characters.byId, bands: bands.byId, ...servers });
  return (
    <Link to={path} className={pieces.thing}>
      <CardThumb card={view} size={THUMB} decorative />
      <span>{`${view.title} · ${view.character}`}</span>
    </Link>
  );
}
