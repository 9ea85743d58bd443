import { memo, useMemo, useState } from 'react';
import { bandColor } from '#model/listing/views/bands';
import type { CardFace } from '#model/listing/views/card-face';
import { layersOf } from '#model/listing/views/card-layers';
import { oncePer } from '#model/rules/once';
import type { Attribute } from '#model/vocabulary/attributes';
import styles from './card-thumb.module.css';
import { Picture } from './picture.tsx';
import { useTranslation } from './translation.tsx';

interface Props {
  readonly card: CardFace;
  /** Side in pixels; left out, the side is `--side` of what it stands in. */
  readonly size?: number;
  /** True where name and attribute stand in text beside the picture. */
  readonly decorative?: boolean;
  readonly owned?: boolean;
  /** Owned, but kept out of teams. */
  readonly isExcluded?: boolean;
  /** In long lists. */
  readonly isLate?: boolean;
}

const SMALL = 40;
/** Stand for the two names in the words of a kind of cards. */
const [TITLE, CHARACTER] = ['\u0001', '\u0002'];

/** What is said of a card instead of its picture. The words of a kind are looked up once: long lists have hundreds of cards. */
export function useCardWords(): (card: CardFace) => string {
  const { t } = useTranslation();
  return useMemo(() => {
    const kindsOf = oncePer((attribute: Attribute) =>
      oncePer((count: number) =>
        t('card.alt', {
          ...{ title: TITLE, character: CHARACTER },
          ...{ attribute: t(`attribute.${attribute}`), count },
        }),
      ),
    );
    return (card) =>
      kindsOf(card.attribute)(card.rarity)
        .replace(TITLE, () => card.title)
        .replace(CHARACTER, () => card.character);
  }, [t]);
}

/** Thumbnail of a card as its art below one element with all marks, with one spoken name (design/mockups, Thumbnail layers). */
export function CardThumb(props: Props) {
  const wordsOf = useCardWords();
  return <CardPicture {...props} wordsOf={wordsOf} />;
}

interface PictureProps extends Props {
  /** The same function for all cards of a list: hundreds of them are drawn at once. */
  wordsOf(card: CardFace): string;
}

export const CardPicture = memo(function CardPicture({
  card,
  size = 0,
  decorative = false,
  owned = false,
  isExcluded = false,
  isLate = false,
  wordsOf,
}: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const alt = wordsOf(card);
  return (
    <span
      className={styles.thumb}
      data-excluded={isExcluded || undefined}
      style={{ '--side': size ? `${size}px` : undefined, '--ground': card.color ?? bandColor(card.bandId) }}
      title={alt}
    >
      {broken === card.picture ? (
        <span className={styles.initial}>
          <span aria-hidden="true">{card.character.slice(0, 2)}</span>
          {!decorative && <span className="visually-hidden">{alt}</span>}
        </span>
      ) : (
        // Another card's art would stay until its own has come.
        <Picture
          key={card.picture}
          src={card.picture}
          alt={decorative ? '' : alt}
          isLate={isLate}
          onError={() => setBroken(card.picture)}
        />
      )}
      <span
        className={styles.layers}
        style={{ backgroundPosition: layersOf(card, size > 0 && size < SMALL, owned) }}
      />
    </span>
  );
});
