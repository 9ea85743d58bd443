import type { Context } from '#model/families/family';
import { bandName } from '#model/families/fields';
import type { AreaItem } from '#model/families/items/family';
import type { ItemRates } from '#model/rules/item-rates';
import { STATS } from '#model/vocabulary/stats';
import { AttributeMark } from '#src/kit/card/attribute-mark.tsx';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { ServerTag } from '#src/kit/text/server-tag.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './rates-table.module.css';

interface Props {
  readonly rates: readonly ItemRates[];
  /** Spoken name. */
  readonly label: string;
}

/** Per cent by level, servers with the same in one row. */
export function RatesTable({ rates, label }: Props) {
  const { t } = useTranslation();
  const { decimal } = useFormat();
  const highest = Math.max(0, ...rates.map((one) => one.rates.length));
  const levels = Array.from({ length: highest }, (_, at) => at + 1);
  if (highest === 0) return null;
  const rateText = (rate: number | null | undefined): string => (rate == null ? '–' : decimal(rate));
  return (
    <table className={styles.rates} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('others.percentByLevel')}</th>
          {levels.map((level) => (
            <th key={level} scope="col">
              {level}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rates.map((one) => (
          <tr key={`${one.servers} ${one.stats}`}>
            <th scope="row">
              {one.servers.map((server) => (
                <ServerTag key={server} server={server} />
              ))}
              {one.stats.length < STATS.length && (
                <span className={styles.stats}>{one.stats.map((stat) => t(`stat.${stat}`)).join(' · ')}</span>
              )}
            </th>
            {levels.map((level) => (
              <td key={level}>{rateText(one.rates[level - 1])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TargetsProps {
  readonly item: AreaItem;
  readonly context: Context;
}

/** The marks of what an item lifts, or that it lifts everything. */
export const Targets = ({ item: { bandIds, attributes }, context }: TargetsProps) => (
  <span>
    {bandIds.map((band) => (
      <BandMark key={band} bandId={band} size={18} label={bandName(band, context)} />
    ))}
    {attributes.map((name) => (
      <AttributeMark key={name} attribute={name} size={18} label={context.words.t(`attribute.${name}`)} />
    ))}
    {bandIds.length + attributes.length === 0 && context.words.t('others.everyCard')}
  </span>
);
