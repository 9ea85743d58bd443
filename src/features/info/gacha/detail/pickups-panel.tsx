import { cardsOf, type Pool } from '#model/gacha/pool';
import { gachaVoicePaths } from '#model/rules/media-paths';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { ActiveProfile } from '#src/features/account/profiles/active-profile.tsx';
import { useCards } from '#src/kit/data/lists.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { SoundPlayer } from '#src/kit/song/sound-player.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../gacha.module.css';
import { CardLine } from './card-line.tsx';
import { useCardViews, useOwned } from './use-drawn.ts';

const THUMB = 60;

interface Props {
  readonly pool: Pool | null;
  /** Those that the list names, for a gacha whose own file is not there. */
  readonly newCards: readonly number[];
  /** Whose voices are heard. */
  readonly server: ServerIndex;
}

/** The cards that it features, with their chances. */
export function PickupsPanel({ pool, newCards, server }: Props) {
  const { t } = useTranslation();
  const viewOf = useCardViews();
  const owned = useOwned();
  const drawn = new Map(pool && cardsOf(pool).map((card) => [card.cardId, card]));
  const featured = [...drawn.values()].filter(({ isPickup }) => isPickup).map(({ cardId }) => cardId);
  const ids = [...new Set([...featured, ...newCards])];
  if (ids.length === 0) return null;
  return (
    <Panel id="pickups" title={t('gacha.pickups')}>
      <ul className={styles.pickups}>
        {ids.map((id) => (
          <li key={id}>
            <CardLine
              cardId={id}
              view={viewOf(id)}
              owned={owned.has(id)}
              chance={drawn.get(id)?.chance ?? null}
              size={THUMB}
            />
          </li>
        ))}
      </ul>
      <Voices ids={ids} server={server} />
      <ActiveProfile />
    </Panel>
  );
}

interface VoicesProps {
  readonly ids: readonly number[];
  readonly server: ServerIndex;
}

/** What each featured card says when it is drawn. */
function Voices({ ids, server }: VoicesProps) {
  const { t } = useTranslation();
  const viewOf = useCardViews();
  const known = useCards().data?.byId;
  const spoken = ids.flatMap((id) => {
    const [card, view] = [known?.get(id), viewOf(id)];
    return card && view && card.resourceSetName !== '' ? [{ card, view }] : [];
  });
  if (spoken.length === 0) return null;
  return (
    <details className={styles.voices}>
      <summary>{t('cards.inGacha')}</summary>
      <ul>
        {spoken.map(({ card, view }) => (
          <li key={`${card.id} ${server}`}>
            <span className={styles.note}>{`${view.title} · ${view.character}`}</span>
            <SoundPlayer
              sources={gachaVoicePaths(SERVERS[server], card)}
              label={t('cards.voiceOf', { name: view.character })}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
