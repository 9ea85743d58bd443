import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { MAX_NICKNAME, readNickname } from '#model/games/room/nickname';
import { readLocalText, writeLocalText } from '#src/browser/language/local-text.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { RoomFault } from '../use-room.ts';
import styles from './room.module.css';

const KEY = 'games/nickname';

/** The name that the visitor had in a room last; null for the first one. */
const lastNickname = (): string | null => readNickname(readLocalText(KEY) ?? '');

const rememberNickname = (nickname: string): void => void writeLocalText(KEY, nickname);

interface Props {
  /** The label of the button. */
  readonly label: string;
  readonly fault: RoomFault | null;
  readonly isBusy: boolean;
  readonly onSubmit: (nickname: string) => void;
}

/** The name that others in a room see: as last time, else that of the member. */
export function NameForm({ label, fault, isBusy, onSubmit }: Props) {
  const { t } = useTranslation();
  const { user } = useSession();
  const [typed, setTyped] = useState(lastNickname);
  const name = typed ?? user?.nickname ?? user?.username ?? '';
  const nickname = readNickname(name);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (nickname === null || isBusy) return;
        rememberNickname(nickname);
        onSubmit(nickname);
      }}
    >
      <TextInput
        className={styles.field ?? ''}
        label={t('room.name')}
        value={name}
        maxLength={MAX_NICKNAME}
        autoComplete="nickname"
        spellCheck={false}
        error={fault && t(`room.fault.${fault}`)}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="filled" disabled={nickname === null} loading={isBusy}>
        {label}
      </Button>
    </form>
  );
}
