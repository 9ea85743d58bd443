import { Button, TextInput } from '@mantine/core';
import { useActionState, useState } from 'react';
import { useNavigate } from 'react-router';
import type { RoomChoice } from '#model/games/room/room.types';
import { GAMES, type GameName, type GameSettings } from '#model/games/settings';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { type AddressCodec, useAddress } from '#src/kit/address/use-address.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { GAME_ADDRESS } from '../play/address.ts';
import { type RoomFault, useOpenRoom } from '../use-room.ts';
import { GameChoice } from './game-choice.tsx';
import { NameForm } from './name-form.tsx';
import styles from './room.module.css';

/** The settings of a game, and which game they are of. */
const ROOM_ADDRESS: AddressCodec<GameSettings & { readonly game: GameName }> = {
  decode: (params) => ({
    ...GAME_ADDRESS.decode(params),
    game: GAMES.find((one) => one === params.get('game')) ?? 'guesswho',
  }),
  encode: ({ game, ...settings }) => {
    const params = GAME_ADDRESS.encode(settings);
    params.set('game', game);
    return params;
  },
};

const MAX_CODE = 16;

/** A new room with the settings of the address, or the way into one whose code is known. Waits for its code. */
export function Entrance() {
  const { t } = useTranslation();
  const { main } = useServers();
  const { inputs, change } = useAddress(ROOM_ADDRESS);
  const open = useOpenRoom();
  const navigate = useNavigate();
  const { game, seed: _seed, data: _data, ...settings } = inputs;
  const choice: RoomChoice = { ...settings, game, server: settings.server ?? main };
  const [fault, submit, isBusy] = useActionState<RoomFault | null, string>(async (_, nickname) => {
    const opened = await open(nickname, choice);
    if (opened.code !== null) await navigate(`/game/room/${opened.code}`);
    return opened.fault;
  }, null);
  return (
    <div className={styles.entrance}>
      <section className={styles.panel} aria-labelledby="room-new">
        <h2 id="room-new">{t('room.new')}</h2>
        <GameChoice game={game} onChoose={(value) => change({ game: value })} />
        <NameForm label={t('room.open')} fault={fault} isBusy={isBusy} onSubmit={submit} />
        <p className={styles.quiet}>{t('room.later')}</p>
      </section>
      <CodeForm onCode={(code) => void navigate(`/game/room/${code}`)} />
    </div>
  );
}

function CodeForm({ onCode }: { readonly onCode: (code: string) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const code = typed.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();
  return (
    <section className={styles.panel} aria-labelledby="room-code">
      <h2 id="room-code">{t('room.haveCode')}</h2>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (code !== '') onCode(code);
        }}
      >
        <TextInput
          className={styles.field ?? ''}
          label={t('room.code')}
          value={typed}
          maxLength={MAX_CODE}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" disabled={code === ''}>
          {t('room.go')}
        </Button>
      </form>
    </section>
  );
}
