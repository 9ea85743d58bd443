import { ChartColumn, Coffee, Guitar, Package, Trees } from 'lucide-react';
import { bandName } from '#model/listing/views/bands';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { ItemsGame } from '../items-game.ts';
import styles from './levels.module.css';

const ICON = 22;
const ICONS = {
  Plaza: Trees,
  Menu: Coffee,
  Magazine: ChartColumn,
  Everyone: Guitar,
  Others: Package,
} as const;

/** Whose items stand together: a band's, or what else they have in common. */
export type Whose =
  | { readonly kind: 'band'; readonly bandId: number }
  | { readonly kind: keyof typeof ICONS };

/** What a group of items is called before visitors. */
export function useGroupTitle(whose: Whose, { bands }: ItemsGame): string {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  if (whose.kind === 'band') return bandName(bands, whose.bandId, main, sub);
  return t(`areaItems.list.${whose.kind}`);
}

interface Props {
  readonly whose: Whose;
  readonly title: string;
}

export function GroupName({ whose, title }: Props) {
  const Icon = whose.kind === 'band' ? null : ICONS[whose.kind];
  return (
    <h3 className={styles.name}>
      {whose.kind === 'band' ? (
        <BandMark bandId={whose.bandId} />
      ) : (
        Icon && <Icon size={ICON} aria-hidden="true" />
      )}
      {title}
    </h3>
  );
}
