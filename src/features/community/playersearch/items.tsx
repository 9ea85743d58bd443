import type { AreaItemRecord } from '#model/records/area-item';
import type { Lists } from '#model/records/list-readers';
import type { PlayerProfileRecord } from '#model/records/player-profile';
import { itemRates } from '#model/rules/area-items';
import { localised } from '#model/rules/localised';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import type { ServerIndex } from '#model/vocabulary/servers';
import { STATS } from '#model/vocabulary/stats';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { Section } from '#src/kit/page/section.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './found.module.css';
import { type Names, useNames } from './names.ts';
import { Untold } from './part.tsx';

interface Props {
  readonly player: PlayerProfileRecord;
  readonly lists: Lists;
  readonly server: ServerIndex;
}

/** Whom an item lifts and by how much, such as `Roselia · +4.5% All parameters`. */
function useEffectText(names: Names, server: ServerIndex) {
  const { t } = useTranslation();
  const format = useFormat();
  return (item: AreaItemRecord, level: number): string => {
    const [only] = item.targetBandIds;
    const bands = item.targetBandIds.length === 1 && only !== undefined ? [names.band(only)] : [];
    const isForAll = ATTRIBUTES.every((attribute) => item.targetAttributes.includes(attribute));
    const attributes = isForAll ? [] : item.targetAttributes.map((attribute) => t(`attribute.${attribute}`));
    const rates = itemRates(item, level > 0 ? level - 1 : null, server);
    const [first] = rates;
    const effects = rates.every((rate) => rate === first)
      ? [`${format.signedPercent(first)} ${t('event.allParameters')}`]
      : STATS.flatMap((stat, place) => {
          const rate = rates[place] ?? 0;
          return rate === 0 ? [] : [`${format.signedPercent(rate)} ${t(`stat.${stat}`)}`];
        });
    return [...bands, ...attributes, ...effects].join(' · ');
  };
}

/** The area items that are in use, each with its level and effect. */
export function ItemsOfPlayer({ player: { items, isPowerPrivate }, lists, server }: Props) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const names = useNames(lists);
  const effectOf = useEffectText(names, server);
  const { areaItems } = lists;
  return (
    <Section id="items" title={t('items.title')}>
      {isPowerPrivate || items === null || items.length === 0 ? (
        <Untold kind={isPowerPrivate ? 'private' : 'missing'} />
      ) : (
        <ul className={styles.items}>
          {items.map(({ id, level }) => {
            const item = areaItems.get(id);
            return (
              <li key={id}>
                <span>
                  {(item && localised(item.name, main, sub)?.value) ?? `#${id}`}{' '}
                  {t('player.level', { level })}
                </span>
                {item && <span className={styles.untold}>{effectOf(item, level)}</span>}
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
