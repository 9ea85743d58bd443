import { Button } from '@mantine/core';
import { Link2, Play } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { dayOf } from '#model/games/day';
import { checkPool } from '#model/games/questions';
import type { RoomView } from '#model/games/room/player-view';
import { MAX_PLAYERS, MIN_PLAYERS } from '#model/games/room/room';
import type { RoomChoice } from '#model/games/room/room.types';
import type { GameName } from '#model/games/settings';
import { SERVERS } from '#model/vocabulary/servers';
import { DAY_MS, SECOND_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useShare } from '#src/kit/address/use-share.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type Choosing, SettingsFields } from '../play/settings-fields.tsx';
import type { People } from '../play/use-people.ts';
import { ChartChoice } from '../rounds/chartmaster/chart-choice.tsx';
import { TITLES } from '../rounds/titles.ts';
import { GameChoice } from './game-choice.tsx';
import { LeaveButton } from './leave-button.tsx';
import type { PhaseProps } from './phase.types.ts';
import { PlayerRows } from './player-rows.tsx';
import styles from './room.module.css';

/** Longer than the server takes to send the new state of the room. */
const DRAFT_MS = 3 * SECOND_MS;

interface RoomChoosing extends Choosing {
  readonly isEnough: boolean;
  readonly choose: (game: GameName) => void;
}

/**
 * The settings of the host. Optimistic: changes in quick succession build on each other, not on the last state from the server. After a
 * moment the state of the room shows again, which differs when a change was refused or another tab made one.
 */
function useChoosing(room: RoomView, people: People, onChoose: (choice: RoomChoice) => void): RoomChoosing {
  const [draft, setDraft] = useState<RoomChoice | null>(null);
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(setDraft, DRAFT_MS, null);
    return () => clearTimeout(timer);
  }, [draft]);
  const choice = (room.host === room.you && draft) || room.choice;
  const data = dayOf(useNow(DAY_MS));
  const pool = useMemo(
    () => checkPool(choice.game, people.lists, { ...choice, seed: 0, data }),
    [choice, people, data],
  );
  const choose = (next: RoomChoice) => {
    setDraft(next);
    onChoose(next);
  };
  return {
    game: choice.game,
    settings: { ...choice, seed: null, data: null },
    begun: { ...choice, seed: 0, data },
    pool: pool.size,
    isEnough: pool.isEnough,
    change: ({ seed: _seed, data: _data, server, ...changed }) =>
      choose({ ...choice, ...changed, server: server ?? choice.server }),
    choose: (game) => choose({ ...choice, game }),
  };
}

interface Props {
  readonly choosing: RoomChoosing;
  readonly people: People;
  readonly isHost: boolean;
  /** The connection is lost: no change would arrive. */
  readonly isLost: boolean;
}

/** What will be played: the host sets it, others read it. */
function RoomSettings({ choosing, people, isHost, isLost }: Props) {
  if (!isHost) return <Facts choosing={choosing} />;
  return (
    <fieldset className={styles.fields} disabled={isLost}>
      <GameChoice game={choosing.game} onChoose={choosing.choose} />
      <SettingsFields
        playing={choosing}
        people={people}
        choice={
          choosing.game === 'chartmaster' ? <ChartChoice playing={choosing} people={people} /> : undefined
        }
      />
    </fieldset>
  );
}

function Facts({ choosing: { settings, begun } }: Pick<Props, 'choosing'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { main } = useServers();
  const facts = [
    [t('server.label'), t(`server.${SERVERS[begun?.server ?? settings.server ?? main]}`)],
    [t('game.difficulty'), t(`game.difficultyOf.${settings.difficulty}`)],
    [t('game.limit'), format.integer(settings.limitSeconds)],
    [t('game.rounds'), format.integer(settings.rounds)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const QrCode = lazy(() => import('#src/kit/picture/qr-code.tsx'));

/** The link to the room: to send, to copy, and to scan. */
function Invite({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const url = `${window.location.origin}/game/room/${code}`;
  const { share, label, said } = useShare(t('page.room'), () => url);
  return (
    <section className={styles.panel} aria-labelledby="room-invite">
      <h2 id="room-invite">{t('room.invite')}</h2>
      <p className={styles.quiet}>{t('room.inviteText')}</p>
      <div className={styles.link}>
        <span className={styles.qr}>
          <Suspense>
            <QrCode text={url} label={t('room.qr')} />
          </Suspense>
        </span>
        <span className={styles.ways}>
          <span className={styles.quiet}>{t('room.code')}</span>
          <output className={styles.code}>{code}</output>
          <Button leftSection={<Link2 size={16} aria-hidden="true" />} onClick={share}>
            {label}
          </Button>
          <span className="visually-hidden" role="status">
            {said}
          </span>
        </span>
      </div>
    </section>
  );
}

/** Who is there, the link for others, and what will be played. */
export function Lobby(props: PhaseProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { code, room, place, commands, people } = props;
  const choosing = useChoosing(room, people, commands.choose);
  const host = room.players.find(({ id }) => id === room.host)?.nickname ?? '';
  const isAlone = room.players.length < MIN_PLAYERS;
  return (
    <div className={styles.lobby}>
      <section className={styles.panel} aria-labelledby="room-players">
        <header className={styles.title}>
          <h2 id="room-players">
            {t('room.players')}{' '}
            <span className={styles.quiet}>
              {format.integer(room.players.length)} {t('list.of', { total: format.integer(MAX_PLAYERS) })}
            </span>
          </h2>
          <LeaveButton onLeave={commands.leave} />
        </header>
        <PlayerRows room={room} players={room.players} />
        {place.isHost ? (
          <Button
            variant="filled"
            size="md"
            fullWidth
            leftSection={<Play size={18} aria-hidden="true" />}
            disabled={isAlone || !choosing.isEnough || place.status !== 'connected'}
            onClick={commands.begin}
          >
            {t('room.start')}
          </Button>
        ) : (
          <p>{t('room.waitingHost', { name: host })}</p>
        )}
        {place.isHost && (
          <p className={styles.quiet} role="status">
            {isAlone ? t('room.alone') : choosing.isEnough ? '' : t('room.fault.cards')}
          </p>
        )}
      </section>
      <Invite code={code} />
      <section className={`${styles.panel} ${styles.settings}`} aria-labelledby="room-settings">
        <h2 id="room-settings">{place.isHost ? t('game.settings') : t(TITLES[room.choice.game])}</h2>
        <RoomSettings
          choosing={choosing}
          people={people}
          isHost={place.isHost}
          isLost={place.status !== 'connected'}
        />
      </section>
    </div>
  );
}
