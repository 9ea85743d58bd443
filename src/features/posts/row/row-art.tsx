import { cardFace } from '#model/listing/views/card-face';
import { songView } from '#model/listing/views/song-view';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { CardThumb } from '#src/kit/card/card-thumb.tsx';
import { useBands, useCards, useCharacters, useSongs } from '#src/kit/data/lists.ts';
import { SongJacket } from '#src/kit/song/song-jacket.tsx';
import styles from './post-row.module.css';
import type { RowContent } from './row-content.ts';

const CARD = 44;
const JACKET = 64;

/** A picture of what a post shows: of its own, else cards, else a song. Its words stand beside it. */
export function RowArt({ images, cards, songs }: RowContent) {
  const [image] = images;
  const [song] = songs;
  if (image !== undefined)
    return <img className={styles.image} src={image} alt="" loading="lazy" decoding="async" />;
  if (cards.length > 0) return <Cards ids={cards} />;
  return song === undefined ? null : <Song id={song} />;
}

function Cards({ ids }: { readonly ids: readonly number[] }) {
  const { main, sub } = useServers();
  const cards = useCards().data?.byId;
  const characters = useCharacters().data?.byId;
  const bands = useBands().data?.byId;
  return (
    <span className={styles.cards} style={{ '--cards': ids.length }} aria-hidden="true">
      {ids.map((id) => {
        const card = cards?.get(id);
        if (!card || !characters || !bands) return <span key={id} className={styles.card} />;
        const face = cardFace(card, false, { characters, bands, main, sub });
        return <CardThumb key={id} card={face} size={CARD} decorative />;
      })}
    </span>
  );
}

function Song({ id }: { readonly id: number }) {
  const servers = useServers();
  const song = useSongs().data?.byId.get(id);
  const bands = useBands().data?.byId;
  const jacket = song && bands ? songView(song, { bands, ...servers }).jacket : null;
  return <SongJacket src={jacket} size={JACKET} />;
}
