import { memo, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bandColor, bandInk } from './bands.ts';
import { frameColor, starColor, starsOf } from './card-marks.ts';
import styles from './card-thumb.module.css';
import type { CardView } from './card-view.ts';
import { ATTRIBUTE_GLYPHS, BAND_GLYPHS } from './glyphs.tsx';

interface Props {
  readonly card: CardView;
  /** Side in pixels; left out, the side is `--side` of what it stands in. */
  readonly size?: number;
  /** True where name and attribute stand in text beside the picture. */
  readonly decorative?: boolean;
  readonly owned?: boolean;
}

const SMALL = 40;

function Marks({ card }: { readonly card: CardView }) {
  return (
    <>
      <g
        transform="translate(5 5) scale(.9583)"
        color={bandInk(card.bandId)}
        style={{ '--disc': bandColor(card.bandId) }}
      >
        <circle cx="12" cy="12" r="11.3" fill="var(--disc)" stroke="#fff" strokeWidth="1.4" />
        {BAND_GLYPHS.get(card.bandId)}
      </g>
      <g
        transform="translate(72 5) scale(.9583)"
        color="#fff"
        style={{ '--disc': `var(--${card.attribute})` }}
      >
        <circle cx="12" cy="12" r="11.3" fill="var(--disc)" stroke="#fff" strokeWidth="1.4" />
        {ATTRIBUTE_GLYPHS[card.attribute]}
      </g>
    </>
  );
}

function Layers({
  card,
  small,
  owned,
}: {
  readonly card: CardView;
  readonly small: boolean;
  readonly owned: boolean;
}) {
  return (
    <svg className={styles.layers} viewBox="0 0 100 100" aria-hidden="true">
      {!small && <rect y="82" width="100" height="18" fill="#17121f" opacity=".74" />}
      <path d={starsOf(card)} fill={starColor(card)} />
      <rect
        x="2.2"
        y="2.2"
        width="95.6"
        height="95.6"
        rx="7"
        fill="none"
        stroke={frameColor(card)}
        strokeWidth="2.4"
      />
      <path d="M0 0h8v100H0z" fill={bandColor(card.bandId)} />
      <Marks card={card} />
      {owned && (
        <g>
          <circle cx="87" cy="91" r="7" fill="#fff" />
          <path d="M83.5 91l2.6 2.6 4.6-4.8" fill="none" stroke="#1a7340" strokeWidth="2.2" />
        </g>
      )}
    </svg>
  );
}

/** What is said of a card instead of its picture. */
export function useCardWords(): (card: CardView) => string {
  const { t } = useTranslation();
  return useCallback(
    (card) =>
      t('card.alt', {
        title: card.title,
        character: card.character,
        attribute: t(`attribute.${card.attribute}`),
        count: card.rarity,
      }),
    [t],
  );
}

/** Thumbnail of a card as layers with one spoken name (design/mockups, Thumbnail layers). */
export function CardThumb(props: Props) {
  const wordsOf = useCardWords();
  return <CardPicture {...props} wordsOf={wordsOf} />;
}

interface PictureProps extends Props {
  /** The same function for all cards of a list: hundreds of them are drawn at once. */
  readonly wordsOf: (card: CardView) => string;
}

export const CardPicture = memo(function CardPicture({
  card,
  size = 0,
  decorative = false,
  owned = false,
  wordsOf,
}: PictureProps) {
  const [broken, setBroken] = useState(false);
  const alt = wordsOf(card);
  return (
    <span
      className={styles.thumb}
      style={{ ...(size ? { '--side': `${size}px` } : {}), '--ground': card.color ?? bandColor(card.bandId) }}
      title={alt}
    >
      {broken ? (
        <span className={styles.initial}>
          <span aria-hidden="true">{card.character.slice(0, 2)}</span>
          {!decorative && <span className="visually-hidden">{alt}</span>}
        </span>
      ) : (
        <img
          src={card.picture}
          alt={decorative ? '' : alt}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
      <Layers card={card} small={size > 0 && size < SMALL} owned={owned} />
    </span>
  );
});
