import { highestLevel, withItemLevels } from '#model/profile/edit/edits';
import type { ItemLevel } from '#model/profile/profile';
import { itemRates } from '#model/rules/area-items';
import { localised } from '#model/rules/localised';
import type { Attribute } from '#model/vocabulary/attributes';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { SERVERS } from '#model/vocabulary/servers';
import { STATS, type StatTriple } from '#model/vocabulary/stats';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { AttributeMark } from '#src/kit/card/attribute-mark.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { StepperField } from '../../fields/stepper-field.tsx';
import type { ItemsProps } from '../items-game.ts';
import styles from './levels.module.css';

/** Says what per-cent rates do to the parameters. */
function useEffectText(): (rates: StatTriple) => string {
  const { t } = useTranslation();
  const { signedPercent, list } = useFormat();
  return (rates) => {
    const [first] = rates;
    if (rates.every((rate) => rate === first)) {
      return t('areaItems.allStats', { percent: signedPercent(first) });
    }
    const parts = STATS.flatMap((stat, at) => {
      const rate = rates[at] ?? 0;
      return rate === 0 ? [] : [`${t(`stat.${stat}`)} ${signedPercent(rate)}`];
    });
    return list(parts);
  };
}

interface Props extends ItemsProps {
  readonly id: number;
  readonly level: ItemLevel;
  readonly place: number;
  /** What its place lifts; undefined where that is not an attribute. */
  readonly attribute: Attribute | undefined;
}

/** One area item: what it is called, its level, and what that level does on the profile's server. */
export function ItemRow({ id, level, place, attribute, profile, game, editor }: Props) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const effectOf = useEffectText();
  const item = game.areaItems.get(id);
  const name = item ? localised(item.name, main, sub) : null;
  const title = name?.value ?? t('areaItems.numbered', { number: place + 1 });
  const highest = highestLevel(id, profile, game.areaItems);
  const server = t(`server.${SERVERS[profile.server]}`);
  const facts = () => {
    if (highest === null) return t('areaItems.notThere', { server });
    if (!item) return t('areaItems.unknown');
    if (level === null) return t('areaItems.notOwned');
    return effectOf(itemRates(item, level, profile.server));
  };
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.title} lang={name ? SERVER_LANGUAGES[name.server] : undefined}>
          {attribute && <AttributeMark attribute={attribute} />}
          {title}
        </span>
        <span className={styles.effect}>{facts()}</span>
      </span>
      <StepperField
        label={t('areaItems.levelOf', { name: title })}
        value={highest === null || level === null ? 0 : Math.min(level, highest) + 1}
        min={0}
        max={highest === null ? 0 : highest + 1}
        disabled={highest === null}
        onChange={(next) =>
          editor.edit(
            (before) => withItemLevels(before, new Map([[id, next - 1]]), game.areaItems),
            `item ${id}`,
          )
        }
      />
    </li>
  );
}
