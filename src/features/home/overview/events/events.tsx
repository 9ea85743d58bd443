import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useIsPhone } from '#src/kit/page/use-is-phone.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { HomeData } from '../home-data.ts';
import { EventPanel } from './event-panel.tsx';
import styles from './events.module.css';

interface Props {
  readonly data: HomeData | null;
}

/** Which server a phone shows, in the address; the main one when it says nothing. */
const SHOWN = 'events';

/** The events of both servers: side by side, or one after a choice on phones. */
export function Events({ data }: Props) {
  const { t } = useTranslation();
  const isNarrow = useIsPhone();
  const { main, sub } = useServers();
  const [shown, show] = useShownServer();
  const servers = isNarrow ? [shown === 'sub' ? sub : main] : [main, sub];
  return (
    <section className={styles.events} aria-labelledby="home-events" aria-busy={!data}>
      <header className={styles.head}>
        <h2 id="home-events" className={isNarrow ? undefined : 'visually-hidden'}>
          {t('home.widget.events')}
        </h2>
        {isNarrow && <ServerChoice main={main} sub={sub} shown={shown} onChange={show} />}
      </header>
      <div className={styles.panels}>
        {servers.map((server) => (
          <EventPanel key={server} server={server} role={server === main ? 'main' : 'sub'} data={data} />
        ))}
      </div>
    </section>
  );
}

type Role = 'main' | 'sub';

/** The choice shows at once; the address follows a moment later, and another address is a choice too. */
function useShownServer(): readonly [Role, (role: Role) => void] {
  const [search, setSearch] = useSearchParams();
  const inAddress: Role = search.get(SHOWN) === 'sub' ? 'sub' : 'main';
  const [known, setKnown] = useState(inAddress);
  const [shown, setShown] = useState(inAddress);
  if (known !== inAddress) {
    setKnown(inAddress);
    setShown(inAddress);
  }
  const show = (role: Role) => {
    setShown(role);
    const next = new URLSearchParams(search);
    if (role === 'sub') next.set(SHOWN, role);
    else next.delete(SHOWN);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return [shown, show];
}

interface ChoiceProps {
  readonly main: ServerIndex;
  readonly sub: ServerIndex;
  readonly shown: Role;
  readonly onChange: (role: Role) => void;
}

function ServerChoice({ main, sub, shown, onChange }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <SegmentedChoice
      label={t('home.server')}
      value={shown}
      onChange={onChange}
      choices={[
        { value: 'main', label: t('home.main', { server: t(`server.short.${SERVERS[main]}`) }) },
        { value: 'sub', label: t('home.sub', { server: t(`server.short.${SERVERS[sub]}`) }) },
      ]}
    />
  );
}
