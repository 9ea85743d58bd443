import { Drum, Guitar, KeyboardMusic, MicVocal, ScrollText, Image as Sheet, Speaker } from 'lucide-react';
import { ItemIcon, type ItemName } from '#src/features/account/fields/items-used.tsx';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import styles from './next.module.css';

/** The seven places of the studio (reference R13). */
const PLACES = [MicVocal, Guitar, Speaker, Drum, KeyboardMusic, Sheet, ScrollText] as const;
const ICON = 26;
const MARK = 18;

interface Props {
  readonly item: ItemName;
  /** Which of the studio's places it has, from 0. */
  readonly place: number;
}

/** An area item: what it is, and whose. The game's own pictures of them are in no list. */
export function ItemPicture({ item, place }: Props) {
  const Instrument = item.kind === 'studio' ? PLACES[place] : undefined;
  if (item.kind !== 'studio' || !Instrument) return <ItemIcon item={item} />;
  return (
    <span className={styles.instrument}>
      <Instrument size={ICON} aria-hidden="true" />
      {item.bandId !== null && <BandMark bandId={item.bandId} size={MARK} />}
    </span>
  );
}
