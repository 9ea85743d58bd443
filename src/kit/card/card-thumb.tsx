import { memo, useMemo } from 'react';
import { bandColor } from '#model/listing/views/bands';
import type { CardFace } from '#model/listing/views/card-face';
import { layersOf } from '#model/listing/views/card-layers';
import { memoize } from '#model/rules/once';
import type { Translate } from '#model/texts/translate';
import type { CardAttribute } from '#model/vocabulary/attributes';
import { useLatePicture } from '../picture/late-picture.ts';
import { Picture } from '../picture/picture.tsx';
import { useTranslation } from '../text/translation.tsx';
import styles from './card-thumb.module.css';
import { useCardArt } from './use-card-art.ts';

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
/** In degrees from one card to the next: cards of one character come at odd distances, and no two in a row look alike. */
const TURN = 67;
/** Stand for the two names in the words of a kind of cards. */
const [TITLE, CHARACTER] = ['\u0001', '\u0002'];

/** What is said of a card instead of its picture. The words of a kind are looked up once: long lists have hundreds of cards. */
export function cardWords(t: Translate): (card: CardFace) => string {
  const kindsOf = memoize((attribute: CardAttribute) =>
    memoize((count: number) =>
      t('card.alt', { title: TITLE, character: CHARACTER, attribute: t(`attribute.${attribute}`), count }),
    ),
  );
  return (card) =>
    kindsOf(card.attribute)(card.rarity)
      .replace(TITLE, () => card.title)
      .replace(CHARACTER, () => card.character);
}

export function useCardWords(): (card: CardFace) => string {
  const { t } = useTranslation();
  return useMemo(() => cardWords(t as Translate), [t]);
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

export const CardPicture = memo(function CardPicture(props: PictureProps) {
  const { card, isLate = false } = props;
  const { src, lose } = useCardArt(card.picture);
  if (isLate && src !== null) return <Late {...props} src={src} onBroken={lose} />;
  return <Thumb {...props} src={src} onBroken={lose} />;
});

interface DrawnProps extends PictureProps {
  /** The same function with each drawing. */
  readonly onBroken: (src: string) => void;
}

const sizeAndGround = ({ card, size = 0 }: PictureProps) => ({
  '--side': size ? `${size}px` : undefined,
  '--ground': card.color ?? bandColor(card.bandId),
});

const layersFor = ({ card, size = 0, owned = false }: PictureProps): string =>
  layersOf(card, size > 0 && size < SMALL, owned);

/** One element for art and marks. */
function Late(props: DrawnProps & { readonly src: string }) {
  const { card, src, decorative = false, isExcluded = false, wordsOf, onBroken } = props;
  const art = useLatePicture(src, onBroken);
  const alt = wordsOf(card);
  return (
    <span
      ref={art}
      className={styles.late}
      {...(!decorative && { role: 'img', 'aria-label': alt })}
      title={alt}
      data-late={src}
      data-excluded={isExcluded || undefined}
      style={{ ...sizeAndGround(props), backgroundPosition: `${layersFor(props)},center,center` }}
    />
  );
}

function Thumb(props: DrawnProps & { readonly src: string | null }) {
  const { card, src, decorative = false, isExcluded = false, wordsOf, onBroken } = props;
  const alt = wordsOf(card);
  return (
    <span
      className={styles.thumb}
      data-excluded={isExcluded || undefined}
      style={sizeAndGround(props)}
      title={alt}
    >
      {src === null ? (
        <span className={styles.initial} style={{ '--turn': `${(card.id * TURN) % 360}deg` }}>
          <span aria-hidden="true">{card.monogram}</span>
          {!decorative && <span className="visually-hidden">{alt}</span>}
        </span>
      ) : (
        <Picture src={src} alt={decorative ? '' : alt} onError={() => onBroken(src)} />
      )}
      <span className={styles.layers} style={{ backgroundPosition: layersFor(props) }} />
    </span>
  );
}
