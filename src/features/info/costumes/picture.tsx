import { FAMILY } from '#model/families/costumes/family';
import type { CostumeItem } from '#model/families/costumes/item';
import { bandColor, bandInk } from '#model/listing/views/bands';
import { plainPicture } from '#src/kit/list/family/plain-picture.tsx';
import styles from './costumes.module.css';

/** A hanger on the colour of the band. Two letters of a title would say nothing of whose the costume is. */
const Hanger = ({ item: { bandId } }: { readonly item: CostumeItem }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={styles.hanger}
    style={{ '--ground': bandColor(bandId), '--ink': bandInk(bandId) }}
  >
    <path d="M9.7 7.3a2.3 2.3 0 1 1 3.6 1.9q-1.3.8-1.3 2.1M12 11.3l-7.6 4.6a1.1 1.1 0 0 0 .6 2.1h14a1.1 1.1 0 0 0 .6-2.1z" />
  </svg>
);

export const Picture = plainPicture(FAMILY, 1, Hanger);
