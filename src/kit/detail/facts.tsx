import type { ReactNode } from 'react';
import { localised } from '#model/rules/localised';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import type { PerServer, ServerIndex } from '#model/vocabulary/servers';
import { useServers } from '../actors/use-servers.ts';
import { ServerTag } from '../text/server-tag.tsx';
import styles from './detail.module.css';

/** Label and value in rows. */
export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <dl className={styles.facts}>{children}</dl>
);

export const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** A text as the visitor's main and sub servers have it, else the first there is; each with whose it is. */
export function PerServerText({ values }: { readonly values: PerServer<string> }) {
  const { main, sub } = useServers();
  const own = [main, sub].filter((server) => values[server] !== null);
  const first = localised(values, main, sub)?.server;
  const shown = own.length > 0 ? own : first === undefined ? [] : [first];
  return (
    <>
      {shown.map((server) => (
        <span key={server} className={styles.text}>
          <ServerTag server={server} />
          <span lang={SERVER_LANGUAGES[server]}>{values[server]}</span>
        </span>
      ))}
    </>
  );
}

/** A text as every server has it, each wording once with all whose it is; the visitor's servers come first. */
export function EveryServerText({ values }: { readonly values: PerServer<string> }) {
  const { main, sub } = useServers();
  const order = [...new Set<ServerIndex>([main, sub, 0, 1, 2, 3, 4])];
  const wordings = new Map<string, ServerIndex[]>();
  for (const server of order) {
    const text = values[server];
    if (text !== null) wordings.set(text, [...(wordings.get(text) ?? []), server]);
  }
  return [...wordings].map(([text, [first, ...others]]) =>
    first === undefined ? null : (
      <span key={text} className={styles.text}>
        <span className={styles.tags}>
          {[first, ...others].map((server) => (
            <ServerTag key={server} server={server} />
          ))}
        </span>
        <span lang={SERVER_LANGUAGES[first]}>{text}</span>
      </span>
    ),
  );
}

/** A text that is the same on most servers: the nearest one alone. */
export function NearestText({ values }: { readonly values: PerServer<string> }) {
  const { main, sub } = useServers();
  const text = localised(values, main, sub);
  return text && <span lang={SERVER_LANGUAGES[text.server]}>{text.value}</span>;
}
