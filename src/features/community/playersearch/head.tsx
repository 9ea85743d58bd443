import type { Lists } from '#model/records/list-readers';
import type { TitleRecord } from '#model/records/prize';
import { localised } from '#model/rules/localised';
import { titlePicturePaths } from '#model/rules/media-paths';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { PictureStack, usePictureStack } from '#src/kit/card/picture-stack.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { ServerTag } from '#src/kit/text/server-tag.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { FoundPlayer } from '../player.data.ts';
import styles from './found.module.css';
import { Untold } from './part.tsx';

interface Props {
  readonly found: FoundPlayer;
  readonly lists: Lists;
}

/** Name, rank, titles, comment and number. */
export function Head({ found: { player, query }, lists }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={styles.head}>
      <h2 className={styles.name}>{player.name || <Untold kind="missing" />}</h2>
      <dl className={styles.facts}>
        <dt>{t('player.rank')}</dt>
        <dd>{player.rank === null ? <Untold kind="missing" /> : format.integer(player.rank)}</dd>
        <dt>{t('player.titles')}</dt>
        <dd className={styles.titles}>
          {player.titles.length === 0 && <Untold kind="missing" />}
          {player.titles.map((id) => (
            <Plate key={id} id={id} title={lists.titles.get(id)} server={query.server} />
          ))}
        </dd>
        <dt>{t('player.comment')}</dt>
        <dd className={styles.comment}>{player.introduction || <Untold kind="missing" />}</dd>
        <dt>{t('server.label')}</dt>
        <dd>{t(`server.${SERVERS[query.server]}`)}</dd>
        <dt>{t('player.id')}</dt>
        <dd className={styles.id}>
          <ServerTag server={query.server} />
          {player.id.kind === 'shown' ? player.id.value : <Untold kind={player.id.kind} />}
        </dd>
      </dl>
    </div>
  );
}

interface PlateProps {
  readonly id: number;
  readonly title: TitleRecord | undefined;
  readonly server: ServerIndex;
}

/** A title: plate, frame and mark upon each other; its name where there is no plate. */
function Plate({ id, title, server }: PlateProps) {
  const { main } = useServers();
  const name = (title && localised(title.name, server, main)?.value) ?? `#${id}`;
  const layers = (title?.pictures[server] ?? []).map((one) => titlePicturePaths(SERVERS[server], one));
  const pictures = usePictureStack(layers);
  if (!pictures) return <span>{name}</span>;
  return (
    <span className={styles.plate} role="img" aria-label={name} title={name}>
      <PictureStack pictures={pictures} />
    </span>
  );
}
