import type { Profile } from '#model/profile/profile';
import type { ItemSet } from '#model/rules/item-sets';
import type { Attribute } from '#model/vocabulary/attributes';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { itemViews } from '../../collection/item-views.ts';
import { ItemsUsed } from '../../fields/items-used.tsx';
import type { ItemsGame } from '../items-game.ts';
import styles from './best-sets.module.css';
import { useBandNames } from './use-band-names.ts';

interface Props {
  readonly bandId: number;
  readonly attribute: Attribute;
  readonly set: ItemSet;
  readonly profile: Profile;
  readonly game: ItemsGame;
}

/** The items of the chosen team, in the words of the team builder's answers. */
export function SetWords({ bandId, attribute, set, profile, game }: Props) {
  const { t } = useTranslation();
  const bandName = useBandNames(game);
  const { studio, plaza, menu } = set;
  const magazine = set.magazine === 'byTeam' ? null : set.magazine;
  const sources = { areaItems: game.areaItems, bandName, everyone: t('items.everyone') };
  return (
    <section className={styles.words} aria-live="polite">
      <h3>{t('areaItems.setOf', { band: bandName(bandId), attribute: t(`attribute.${attribute}`) })}</h3>
      <ItemsUsed items={itemViews(sources, profile, { studio, plaza, menu, magazine })} />
      {set.magazine === 'byTeam' && <p className={styles.note}>{t('areaItems.anyMagazine')}</p>}
    </section>
  );
}
