import type { TeamRequest } from '#model/compute/request';
import type { AreaItemChoice } from '#model/compute/team';
import type { ItemView } from '#src/components/items-used.tsx';
import { itemViews } from '#src/parts/items/item-views.ts';
import type { Builder } from '../state/builder.ts';

/** Area items of a team at the levels and on the server of its request, `everyone` naming the set that is no band's. */
export const choiceViews = (
  { game, bandName }: Builder,
  { profile, server }: TeamRequest,
  choice: AreaItemChoice,
  everyone: string,
): readonly ItemView[] =>
  itemViews({ areaItems: game.areaItems, bandName, everyone }, { items: profile.items, server }, choice);
