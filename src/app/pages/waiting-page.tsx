import { useLocation } from 'react-router';
import { type Route, STAGES } from '#model/site/routes';
import { Meanwhile, SentContent } from '../../kit/page/meanwhile.tsx';
import { useTranslation } from '../../kit/text/translation.tsx';
import type { SentPage } from './sent-page.ts';
import styles from './waiting-page.module.css';

interface Props {
  readonly route: Route;
  readonly sent: SentPage;
}

/** In the shell while the code of the first page is on its way; the same that the server puts there before any script. */
export function WaitingPage({ route, sent }: Props) {
  return (
    <SentContent value={sent.at(useLocation().pathname)}>
      <Meanwhile>
        <Blocks route={route} />
      </Meanwhile>
    </SentContent>
  );
}

function Blocks({ route }: Pick<Props, 'route'>) {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <h1>{t(route.title)}</h1>
      {STAGES.includes(route.pattern) && (
        <img className={styles.stage} src="/stage.svg" width={548} height={200} alt="" />
      )}
      {[...Array(route.blocks).keys()].map((block) => (
        <div key={block} className={styles.block} />
      ))}
    </div>
  );
}
