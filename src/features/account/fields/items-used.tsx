import { ChartColumn, Guitar } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Attribute } from '#model/vocabulary/attributes';
import type { Stat } from '#model/vocabulary/stats';
import { AttributeMark } from '#src/kit/card/attribute-mark.tsx';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './items-used.module.css';

/** An area item, or the seven of the studio. */
export type ItemName =
  | {
      readonly kind: 'studio';
      /** Null for the items that lift every band. */
      readonly bandId: number | null;
      readonly name: string;
      /** How many of the seven places hold this band's items; null when the whole set is meant. */
      readonly places: number | null;
    }
  | { readonly kind: 'plaza' | 'menu'; readonly attribute: Attribute }
  | { readonly kind: 'magazine'; readonly stat: Stat };

/** One that was chosen, with what it adds in per cent. */
export type ItemView = ItemName & { readonly percent: number };

/** Names an item in the visitor's language. */
export function useItemLabel(): (item: ItemName) => string {
  const { t } = useTranslation();
  return (item) => {
    if (item.kind === 'studio') {
      const { name, places } = item;
      return places === null ? t('items.studio', { name }) : t('items.studioPlaces', { name, places });
    }
    if (item.kind === 'magazine') return t('items.magazine', { stat: t(`stat.${item.stat}`) });
    return t(`items.${item.kind}`, { attribute: t(`attribute.${item.attribute}`) });
  };
}

const ICON = 18;

export function ItemIcon({ item }: { readonly item: ItemName }): ReactNode {
  if (item.kind === 'magazine') return <ChartColumn size={ICON} aria-hidden="true" />;
  if (item.kind !== 'studio') return <AttributeMark attribute={item.attribute} />;
  return item.bandId === null ? <Guitar size={ICON} aria-hidden="true" /> : <BandMark bandId={item.bandId} />;
}

interface Props {
  readonly items: readonly ItemView[];
}

/** The area items a team plays with. */
export function ItemsUsed({ items }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const labelOf = useItemLabel();
  // Beside its picture a band or parameter says enough where room is scarce.
  const shortLabelOf = (item: ItemView): string => {
    if (item.kind === 'studio') return item.places === null ? item.name : `${item.name} ×${item.places}`;
    return item.kind === 'magazine' ? t(`stat.${item.stat}`) : labelOf(item);
  };
  if (items.length === 0) return <p className="muted">{t('items.none')}</p>;
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.kind === 'studio' ? `studio ${item.bandId}` : item.kind}>
          <span className={styles.icon}>
            <ItemIcon item={item} />
          </span>
          <span className={styles.label} data-form="whole">
            {labelOf(item)}
          </span>
          <span className={styles.label} data-form="short">
            {shortLabelOf(item)}
          </span>
          <b>{format.signedPercent(item.percent)}</b>
        </li>
      ))}
    </ul>
  );
}
