import { itemTextOf } from '#model/records/reward';
import { localised } from '#model/rules/localised';
import { useCardItem } from '#src/kit/data/items.ts';
import { useItemTexts } from '#src/kit/data/lists.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useSources } from '../../sources/sources.tsx';

interface Props {
  readonly card: number;
  /** Counted from 1. */
  readonly episode: number;
}

/** What an episode asks for: of all steps the only one whose price is in the data. Nothing until all of it can be named. */
export function EpisodeCost({ card, episode }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { main, sub } = useSources();
  const { data: details } = useCardItem(card);
  const costs = details?.episodes.find(({ nth }) => nth === episode - 1)?.costs ?? [];
  const { data: texts } = useItemTexts(costs.length > 0);
  const words = costs.map((cost) => {
    const names = texts && itemTextOf(texts, cost);
    const name = names && localised(names, main, sub)?.value;
    return name ? `${name} ×${integer(cost.quantity)}` : null;
  });
  if (words.length === 0 || words.includes(null)) return null;
  return <span>{t('builder.next.cost', { items: words.join(', ') })}</span>;
}
