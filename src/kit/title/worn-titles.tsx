import type { TitleRecord } from '#model/records/prize';
import { localised } from '#model/rules/localised';
import { titlePicturePaths } from '#model/rules/media-paths';
import { isServerIndex, SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useServers } from '../actors/use-servers.ts';
import { useTitles } from '../data/lists.ts';
import { useTranslation } from '../text/translation.tsx';
import { TitlePlate } from './title-plate.tsx';
import styles from './worn-titles.module.css';

interface WornTitle {
  readonly id: number;
  readonly server: number;
}

interface Props {
  readonly titles: readonly WornTitle[];
}

/** The titles that a member wears; nothing without any, and for unknown ones. */
export const WornTitles = ({ titles }: Props) => (titles.length === 0 ? null : <Plates titles={titles} />);

/** Reserves their space while they load. */
function Plates({ titles }: Props) {
  const { t } = useTranslation();
  const { main } = useServers();
  const { data: known, isPending } = useTitles();
  return (
    <ul className={styles.titles} aria-label={t('person.titles')}>
      {titles.map(({ id, server: number }) => {
        const server = isServerIndex(number) ? number : main;
        const record = known?.byId.get(id);
        if (!record && !isPending) return null;
        return (
          <li key={`${server} ${id}`} className={styles.title}>
            {record && <Plate record={record} server={server} />}
          </li>
        );
      })}
    </ul>
  );
}

interface PlateProps {
  readonly record: TitleRecord;
  readonly server: ServerIndex;
}

function Plate({ record: { id, name: names, pictures, moving }, server }: PlateProps) {
  const { main } = useServers();
  const name = localised(names, server, main)?.value ?? `#${id}`;
  const code = SERVERS[server];
  const layers = (pictures[server] ?? []).map((layer) => titlePicturePaths(code, layer));
  return (
    <span role="img" aria-label={name} title={name}>
      <TitlePlate item={{ name, server: code, layers, moving: moving[server] }} />
    </span>
  );
}
