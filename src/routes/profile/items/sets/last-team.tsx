import { useTranslation } from 'react-i18next';
import { useOptimizerPart } from '#src/actors/use-optimizer.ts';
import { ItemsUsed } from '#src/components/items-used.tsx';
import { itemViews } from '#src/parts/items/item-views.ts';
import type { ItemsGame, ItemsProps } from '../items-game.ts';
import styles from './best-sets.module.css';
import { useBandNames } from './use-band-names.ts';

/** What the team builder took for the best team it found last in this visit, where that was of this profile. */
export function LastTeam({ profile, game }: Pick<ItemsProps, 'profile'> & { readonly game: ItemsGame }) {
  const { t } = useTranslation();
  const bandName = useBandNames(game);
  const result = useOptimizerPart((view) => view.result);
  const team = result?.answer.teams[0];
  if (!result || !team || result.request.profile.name !== profile.name) return null;
  const { request } = result;
  const sources = { areaItems: game.areaItems, bandName, everyone: t('items.everyone') };
  const asked = { items: request.profile.items, server: request.server };
  return (
    <section className={styles.words}>
      <h3>{t('areaItems.lastTeam')}</h3>
      <ItemsUsed items={itemViews(sources, asked, team.areaItems)} />
    </section>
  );
}
