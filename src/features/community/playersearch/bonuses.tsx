import type { Lists } from '#model/records/list-readers';
import type { PlayerProfileRecord } from '#model/records/player-profile';
import { STATS } from '#model/vocabulary/stats';
import { Section } from '#src/kit/page/section.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './found.module.css';
import { useNames } from './names.ts';
import { Untold } from './part.tsx';

interface Props {
  readonly player: PlayerProfileRecord;
  readonly lists: Lists;
}

/** What characters add to the parameters of the cards of the deck. */
export function Bonuses({ player: { deck, isPowerPrivate }, lists }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const names = useNames(lists);
  const rows = deck.flatMap(({ id, appended }) => {
    const character = lists.cards.get(id)?.characterId;
    if (!appended) return [];
    const { potential, mission } = appended;
    return [
      { id, name: character === undefined ? `#${id}` : names.character(character), potential, mission },
    ];
  });
  return (
    <Section id="bonuses" title={t('player.bonuses')}>
      {isPowerPrivate || rows.length === 0 ? (
        <Untold kind={isPowerPrivate ? 'private' : 'missing'} />
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table} aria-labelledby="bonuses-title">
            <thead>
              <tr>
                <td />
                {STATS.map((stat) => (
                  <th key={stat} scope="col">
                    {t(`stat.${stat}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, name, potential, mission }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  {STATS.map((stat, place) => (
                    <td key={stat}>{format.signed((potential[place] ?? 0) + (mission[place] ?? 0))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
}
