import { ActionIcon, Button, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { MAX_PLAYER_IDS } from '#model/contract/account/member-limits';
import { isServerIndex, SERVERS } from '#model/vocabulary/servers';
import { faultOfPlayer, playerNumber, type TypedPlayer } from '#model/writing/about';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './about.module.css';
import { FieldPart } from './field-part.tsx';
import { ServerSelect } from './server-select.tsx';

interface Props {
  readonly players: readonly TypedPlayer[];
  readonly onChange: (players: readonly TypedPlayer[]) => void;
}

const MAX_TYPED = 20;

/** Why an id is refused: invalid, or already in the list. */
function faultAt(players: readonly TypedPlayer[], at: number): 'player' | 'twice' | null {
  const player = players[at];
  if (!player) return null;
  const fault = faultOfPlayer(player);
  if (fault) return fault;
  const isTwice = players
    .slice(0, at)
    .some((other) => other.server === player.server && playerNumber(other) === playerNumber(player));
  return isTwice ? 'twice' : null;
}

/** The member's player IDs. */
export function PlayersField({ players, onChange }: Props) {
  const { t } = useTranslation();
  const { main } = useServers();
  const change = (at: number, part: Partial<TypedPlayer>) =>
    onChange(players.map((player, place) => (place === at ? { ...player, ...part } : player)));
  const nameOf = (server: number) => (isServerIndex(server) ? t(`server.${SERVERS[server]}`) : '');
  return (
    <FieldPart
      id="about-players"
      title={t('about.players')}
      count={t('about.count', { used: players.length, most: MAX_PLAYER_IDS })}
    >
      <ul className={styles.players}>
        {Object.entries(players).map(([place, player]) => {
          const at = Number(place);
          const fault = faultAt(players, at);
          return (
            <li key={place}>
              <ServerSelect value={player.server} onChange={(server) => change(at, { server })} />
              <TextInput
                className={styles.number ?? ''}
                label={t('about.playerId')}
                inputMode="numeric"
                value={player.id}
                maxLength={MAX_TYPED}
                error={fault !== null && (player.id !== '' || fault === 'twice') && t(`about.fault.${fault}`)}
                onChange={(event) => change(at, { id: event.currentTarget.value })}
              />
              <ActionIcon
                variant="subtle"
                aria-label={t('about.remove', { name: `${nameOf(player.server)} ${player.id}` })}
                onClick={() => onChange(players.filter((_, place) => place !== at))}
              >
                <X size={16} aria-hidden="true" />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
      {players.length < MAX_PLAYER_IDS && (
        <Button
          className={styles.add ?? ''}
          leftSection={<Plus size={16} aria-hidden="true" />}
          onClick={() => onChange([...players, { id: '', server: main }])}
        >
          {t('about.addPlayer')}
        </Button>
      )}
    </FieldPart>
  );
}
