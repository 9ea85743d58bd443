import { ChartColumn, Coffee, Guitar, Trees } from 'lucide-react';
import { bandName } from '#model/listing/views/bands';
import type { ItemListKey } from '#model/profile/item-lists';
import { BANDS } from '#model/vocabulary/bands';
import { useServers } from '#src/actors/use-servers.ts';
import { BandMark } from '#src/components/band-mark.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import type { ItemsGame } from '../items-game.ts';
import styles from './levels.module.css';

const ICON = 22;
const ICONS = { Plaza: Trees, Menu: Coffee, Magazine: ChartColumn, Everyone: Guitar } as const;

const bandOf = (list: ItemListKey) => BANDS.find(({ key }) => key === list);

/** What a group of items is called before visitors. */
export function useGroupTitle(list: ItemListKey, { bands }: ItemsGame): string {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const band = bandOf(list);
  if (band) return bandName(bands, band.id, main, sub);
  return t(`areaItems.list.${list as keyof typeof ICONS}`);
}

interface Props {
  readonly list: ItemListKey;
  readonly title: string;
}

export function GroupName({ list, title }: Props) {
  const band = bandOf(list);
  const Icon = ICONS[list as keyof typeof ICONS];
  return (
    <h3 className={styles.name}>
      {band ? <BandMark bandId={band.id} /> : <Icon size={ICON} aria-hidden="true" />}
      {title}
    </h3>
  );
}
