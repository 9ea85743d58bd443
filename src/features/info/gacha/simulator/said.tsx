import type { Pull } from '#model/gacha/run';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useCardViews } from '../detail/use-drawn.ts';
import styles from './simulator.module.css';
import type { Simulated } from './use-simulation.ts';

/** What the last pull gave, in words: read out once, when all of its cards lie face up. */
export function Said({ simulated }: { readonly simulated: Simulated }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const contents = useContents();
  const { pulls, turning, sought, undo } = simulated;
  const last = pulls.at(-1);
  const searched =
    sought &&
    t(sought.isFound ? 'gacha.simulate.found' : 'gacha.simulate.notFound', { number: integer(sought.pulls) });
  const words = (pull: Pull): string => {
    const said = t('gacha.simulate.said', { number: integer(pulls.length), cards: contents(pull) });
    return searched === null ? said : `${searched} · ${said}`;
  };
  return (
    <p role="status" className={styles.said}>
      {turning === null && (last ? words(last) : undo !== null && t('gacha.simulate.cleared'))}
    </p>
  );
}

/** How many cards of each rarity a pull gave, the best first, and the featured ones by name. */
function useContents(): (pull: Pull) => string {
  const { t } = useTranslation();
  const { integer, list } = useFormat();
  const viewOf = useCardViews();
  return ({ cards }) => {
    const rarities = [...new Set(cards.map(({ rarity }) => rarity))].sort((a, b) => b - a);
    const counted = rarities.map(
      (rarity) =>
        `${integer(cards.filter((card) => card.rarity === rarity).length)} × ${t('card.stars', { count: rarity })}`,
    );
    const featured = cards.flatMap(({ cardId, isPickup }) => {
      const view = isPickup ? viewOf(cardId) : null;
      return view ? [`${view.title} (${view.character})`] : [];
    });
    const named = featured.length === 0 ? [] : [`${t('gacha.simulate.featured')}: ${list(featured)}`];
    return [list(counted), ...named].join(' · ');
  };
}
