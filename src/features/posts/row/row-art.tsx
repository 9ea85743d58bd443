import { use } from 'react';
import type { RichObject } from '#model/records/rich-text';
import { Things } from '../things/things-around.tsx';
import styles from './post-row.module.css';
import type { RowContent } from './row-content.ts';

const CARD = 44;
const JACKET = 64;

/** A picture of what a post shows: a jacket or a picture of its own, else cards, else a song. Its words stand beside it. */
export function RowArt({ cover, images, cards, songs }: RowContent) {
  const image = cover ?? images[0];
  if (image !== undefined)
    return (
      <img
        className={cover === null ? styles.image : styles.cover}
        src={image}
        alt=""
        loading="lazy"
        decoding="async"
      />
    );
  if (cards.length > 0) return <Pictures object="card" ids={cards} size={CARD} />;
  return songs.length > 0 ? <Pictures object="song" ids={songs} size={JACKET} /> : null;
}

interface PicturesProps {
  readonly object: RichObject;
  readonly ids: readonly number[];
  readonly size: number;
}

/** Their places are kept while they are on their way, and stay empty for what is not out yet. */
function Pictures({ object, ids, size }: PicturesProps) {
  const thingAt = use(Things);
  return (
    <span
      className={styles.things}
      style={{ '--things': ids.length, '--side': `${size}px` }}
      aria-hidden="true"
    >
      {ids.map((id) => {
        const thing = thingAt(object, id);
        if (!thing || thing.isSpoiler) return <span key={id} className={styles.thing} />;
        const { Picture, item, context } = thing;
        return <Picture key={id} item={item} context={context} look="" size={size} isDecorative isLate />;
      })}
    </span>
  );
}
