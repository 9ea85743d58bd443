import type { Context } from '#model/families/family';
import { localised } from '#model/rules/localised';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import type { PerServer } from '#model/vocabulary/servers';
import styles from './chooser.module.css';

interface Props {
  readonly names: PerServer<string>;
  /** Where there is none. */
  readonly named: string;
  readonly context: Pick<Context, 'main' | 'sub'>;
}

/** A name in the visitor's language, and below it in their other one where it is another. */
export function NamePair({ names, named, context: { main, sub } }: Props) {
  const own = localised(names, main, sub);
  const other = names[sub];
  return (
    <span className={styles.names}>
      <bdi lang={own ? SERVER_LANGUAGES[own.server] : undefined}>{own?.value ?? named}</bdi>
      {own && other !== null && other !== own.value && (
        <bdi className={styles.other} lang={SERVER_LANGUAGES[sub]}>
          {other}
        </bdi>
      )}
    </span>
  );
}
