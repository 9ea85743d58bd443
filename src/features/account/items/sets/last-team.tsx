import { useOptimizerPart } from '#src/kit/actors/use-optimizer.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { itemViews } from '../../collection/item-views.ts';
import { ItemsUsed } from '../../fields/items-used.tsx';
import type { ItemsGame, ItemsProps } from '../items-game.ts';
import styles from './best-sets.module.css';
import { useBandNames } from './use-band-names.ts';

/**
 * Which combination tools use now: what the team builder took for the best team it found last in this visit, where that was
 * of this profile, and whether it had to be one set.
 */
export function LastTeam({ profile, game }: Pick<ItemsProps, 'profile'> & { readonly game: ItemsGame }) {
  const { t } = useTranslation();
  const bandName = useBandNames(game);
  const result = useOptimizerPart((view) => view.result);
  const team = result?.answer.teams[0];
  if (!result || !team || result.request.profile.name !== profile.name) return <NoTeam />;
  const { request } = result;
  const sources = { areaItems: game.areaItems, bandName, everyone: t('items.everyone') };
  const asked = { items: request.profile.items, server: request.server };
  return (
    <section className={styles.words}>
      <h3>{t('areaItems.lastTeam')}</h3>
      <ItemsUsed items={itemViews(sources, asked, team.areaItems)} />
      <p className={styles.note}>
        {t('areaItems.setting', { sets: t(`items.sets.${request.itemSets}`) })}{' '}
        <PageLink to="/tool/teambuilder">{t('page.teamBuilder')}</PageLink>
      </p>
    </section>
  );
}

/** Nothing is in use before a team was sought. */
function NoTeam() {
  const { t } = useTranslation();
  return (
    <p className={styles.note}>
      {t('areaItems.noTeam')} <PageLink to="/tool/teambuilder">{t('page.teamBuilder')}</PageLink>
    </p>
  );
}
