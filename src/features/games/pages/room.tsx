import { type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router';
import { Meanwhile } from '#src/kit/page/meanwhile.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import games from '../play/games.module.css';
import { Entrance } from '../room/entrance.tsx';
import { Place } from '../room/place.tsx';

/** `/game/room/{code}`: a small game that two to eight people play at the same time (reference R82); without a code the way into one. */
export function Screen() {
  const { t } = useTranslation();
  const { code } = useParams();
  const below = (content: ReactNode) => (
    <div className={games.page}>
      <header>
        <h1>{t('page.room')}</h1>
        {code === undefined && <p className={games.lead}>{t('room.lead')}</p>}
      </header>
      {content}
    </div>
  );
  return (
    <Suspense fallback={<Meanwhile>{below(<Waiting />)}</Meanwhile>}>
      {below(code === undefined ? <Entrance /> : <Place key={code} code={code.toUpperCase()} />)}
    </Suspense>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return <div className={games.waiting} role="status" aria-label={t('action.loading')} />;
}
