import { ActionIcon } from '@mantine/core';
import { Save, Trash2 } from 'lucide-react';
import { useIsPhone } from '#src/kit/page/use-is-phone.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { QueueList } from '../songs/queue-list.tsx';
import { useSongNames } from '../songs/song-names.ts';
import { useMusic, useMusicCommands, useMusicPart, usePlaylists } from '../use-music.ts';
import { ModeChoice } from './now/mode-choice.tsx';
import { Settings } from './now/settings.tsx';
import styles from './panels.module.css';
import { newListId } from './playlists/new-list-id.ts';
import { useTotalLength } from './total-length.ts';

const ICON = 18;

/** What plays next; it can be kept as a list of its own. */
export function QueuePanel() {
  const { t } = useTranslation();
  const totalOf = useTotalLength();
  const order = useMusicPart((view) => view.order);
  const at = useMusicPart((view) => view.at);
  const { clear } = useMusicCommands();
  const { lists, isFull, create } = usePlaylists();
  const nameOf = useSongNames();
  const isPhone = useIsPhone();
  const left = order.slice(at).reduce((sum, song) => sum + (nameOf(song)?.lengthSeconds ?? 0), 0);
  const keep = () =>
    create({ id: newListId(), name: t('listen.listNumber', { number: lists.length + 1 }), songs: order });
  return (
    <section id="queue" className={styles.panel}>
      <header className={styles.head}>
        <h2>{t('music.queue')}</h2>
        <span className={styles.note}>
          {order.length > 0 && t('listen.songs', { count: order.length })}
          {left > 0 && ` · ${t('listen.left', { length: totalOf(left) })}`}
        </span>
        <ActionIcon
          variant="subtle"
          aria-label={t('listen.saveQueue')}
          title={t('listen.saveQueue')}
          disabled={order.length === 0 || isFull}
          onClick={keep}
        >
          <Save size={ICON} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          aria-label={t('listen.clear')}
          title={t('listen.clear')}
          disabled={order.length === 0}
          onClick={clear}
        >
          <Trash2 size={ICON} aria-hidden="true" />
        </ActionIcon>
      </header>
      {order.length === 0 ? (
        <p className={styles.empty}>{t('listen.empty')}</p>
      ) : (
        <div className={styles.scroll}>
          <QueueList />
        </div>
      )}
      {isPhone && <PhoneSettings />}
    </section>
  );
}

/** The bar below has no room for them there. */
function PhoneSettings() {
  const music = useMusic();
  return (
    <div className={styles.block}>
      <ModeChoice music={music} />
      <Settings music={music} />
    </div>
  );
}
