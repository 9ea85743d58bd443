import type { CloudView } from './use-cloud.ts';

/** What there is to do between a device and the account that is logged in on it. */
export type CloudOfferKind = 'get' | 'backUp' | 'differs';

export const cardsIn = (copy: CloudView['cloud']): number =>
  copy?.profiles.reduce((all, { cards }) => all + cards, 0) ?? 0;

/** Null where there is nothing to do, or nothing is known yet. */
export function offerOf(
  cloud: Pick<CloudView, 'relation' | 'isReady' | 'local' | 'cloud'>,
): CloudOfferKind | null {
  const { relation, isReady } = cloud;
  if (!isReady || relation === null || relation === 'same') return null;
  const [here, there] = [cardsIn(cloud.local), cardsIn(cloud.cloud)];
  if (there === 0) return here === 0 ? null : 'backUp';
  return here === 0 || relation === 'behind' ? 'get' : 'differs';
}
