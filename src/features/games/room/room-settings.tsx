import { SERVERS } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { SettingsFields } from '../play/settings-fields.tsx';
import type { People } from '../play/use-people.ts';
import { ChartChoice } from '../rounds/chartmaster/chart-choice.tsx';
import { GameChoice } from './game-choice.tsx';
import styles from './room.module.css';
import type { RoomChoosing } from './use-choosing.ts';

interface Props {
  readonly choosing: RoomChoosing;
  readonly people: People;
  readonly isHost: boolean;
  /** The connection is lost: no change would arrive. */
  readonly isLost: boolean;
}

/** What will be played: the host sets it, others read it. */
export function RoomSettings({ choosing, people, isHost, isLost }: Props) {
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
