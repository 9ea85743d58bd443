import { useState } from 'react';
import type { ComicRecord } from '#model/records/comic';
import { comicPath, hasFourFrames } from '#model/rules/media-paths';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { ZoomView } from '#src/kit/overlay/zoom/zoom-view.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './reader.module.css';

interface Props {
  readonly comic: ComicRecord;
  readonly name: string;
  readonly server: ServerIndex;
  readonly onTurn: (step: -1 | 1) => void;
}

const WIDTH = 600;
const FRAMES = 4;

/** A comic in the words of one server, to be looked at closely. */
export function Sheet({ comic, name, server, onTurn }: Props) {
  const { t } = useTranslation();
  const src = comicPath(SERVERS[server], comic, 'whole');
  const [lost, setLost] = useState<string | null>(null);
  const title = comic.title[server] ?? name;
  const label = t('comics.titleOn', { title, server: t(`server.${SERVERS[server]}`) });
  if (lost === src) return <p className={styles.lost}>{t('cards.noArt')}</p>;
  return (
    <figure className={styles.sheet} lang={SERVER_LANGUAGES[server]}>
      <figcaption>{title}</figcaption>
      <ZoomView key={src} label={label} onTurn={onTurn}>
        <img
          src={src}
          alt={label}
          width={WIDTH}
          height={hasFourFrames(comic) ? WIDTH * FRAMES : WIDTH}
          draggable={false}
          onError={() => setLost(src)}
        />
      </ZoomView>
    </figure>
  );
}
