import { Button, TextInput } from '@mantine/core';
import { Search, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { playerId } from '#model/rules/player-id';
import { isServerIndex, SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useSession } from '#src/kit/actors/use-session.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { ServerTag } from '#src/kit/text/server-tag.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useLinkedAccounts } from '../../account/linking/linked-accounts.data.ts';
import type { PlayerSearch } from '../player.data.ts';
import type { SearchesView } from '../use-searches.ts';
import styles from './search-form.module.css';

interface Props {
  readonly server: ServerIndex;
  /** As the address has it. */
  readonly id: string;
  readonly search: PlayerSearch;
  readonly searches: SearchesView;
}

const MAX_ID = 40;
const KOREA: ServerIndex = 4;

const addressOf = (server: ServerIndex, id: string): string => `/tool/playersearch/${SERVERS[server]}/${id}`;

/** Server and number, and players who were found before. */
export function SearchForm({ server: given, id, search, searches }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // Korea's game has ended; its address still asks for it.
  const servers = useServerOptions().filter(({ value }) => value !== KOREA || given === KOREA);
  const [server, setServer] = useState<ServerIndex>(given);
  const [typed, setTyped] = useState(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const digits = playerId(typed);
    const isShown = server === given && digits === id;
    if (digits === null) search.refuse();
    else if (isShown) search.refresh();
    else void navigate(addressOf(server, digits));
  };
  return (
    <div>
      <form className={styles.form} onSubmit={submit}>
        <SegmentedChoice
          label={t('server.label')}
          value={server}
          choices={servers.map(({ value, label, name }) => ({ value, label, name }))}
          onChange={setServer}
        />
        <TextInput
          className={styles.id ?? ''}
          aria-label={t('player.id')}
          placeholder={t('player.id')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_ID}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" leftSection={<Search size={16} aria-hidden="true" />}>
          {t('player.search')}
        </Button>
      </form>
      <Linked />
      <Recent searches={searches} />
    </div>
  );
}

function Recent({ searches }: Pick<Props, 'searches'>) {
  const { t } = useTranslation();
  if (searches.players.length === 0) return null;
  return (
    <div className={styles.recent}>
      <span id="recent-players">{t('player.recent')}</span>
      <ul aria-labelledby="recent-players">
        {searches.players.map(({ server, id, name }) => (
          <li key={`${server} ${id}`}>
            <Link to={addressOf(server, id)}>
              <ServerTag server={server} /> {name || id}
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.clear} aria-label={t('player.forget')} onClick={searches.clear}>
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
}

function Linked() {
  const { user } = useSession();
  return user && <OwnAccounts />;
}

/** The accounts of the game that the member proved to be theirs. */
function OwnAccounts() {
  const { t } = useTranslation();
  const accounts = useLinkedAccounts().data ?? [];
  if (accounts.length === 0) return null;
  return (
    <div className={styles.recent}>
      <span id="own-players">{t('player.linked')}</span>
      <ul aria-labelledby="own-players">
        {accounts.map(({ server, uid }) => {
          if (!isServerIndex(server)) return null;
          return (
            <li key={server}>
              <Link to={addressOf(server, String(uid))}>
                <ServerTag server={server} /> {uid}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
