import { localised } from '#model/rules/localised';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useBystanders } from '#src/kit/data/lists.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './characters.module.css';

/** Names of people who play in no band, folded up; absent where a dump has none. */
export function Bystanders() {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { main, sub } = useServers();
  const people = [...(useBystanders().data?.byId.values() ?? [])];
  if (people.length === 0) return null;
  return (
    <details className={styles.others} id="others">
      <summary>{t('characters.others', { number: integer(people.length) })}</summary>
      <ul>
        {people.map(({ id, name }) => {
          const shown = localised(name, main, sub);
          return (
            <li key={id} lang={shown ? SERVER_LANGUAGES[shown.server] : undefined}>
              {shown?.value} <span className="muted">#{id}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
