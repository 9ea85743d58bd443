import { Ban, BookOpen, Pencil, Pin, PinOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { objectPath, ownCardPath } from '#model/site/objects';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { CardThumb } from '#src/kit/card/card-thumb.tsx';
import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Question } from '../../question/use-question.ts';
import { useSources } from '../../sources/sources.tsx';
import type { Start } from '../use-start.ts';
import styles from './card-sheet.module.css';
import { DEMANDS, type Demand, type Demanded } from './demands.tsx';

interface Props {
  readonly question: Question;
  readonly id: number;
  readonly start: Start;
  readonly onDemanded: (demanded: Demanded) => void;
  readonly onClose: () => void;
}

const ICON = { size: 18, 'aria-hidden': true } as const;
const THUMB = 56;
const WIDTH = 360;

/** What can be done with a card of a team. */
export function CardSheet({ question, id, start, onDemanded, onClose }: Props) {
  const { t } = useTranslation();
  const { cardOf } = useSources();
  const card = cardOf(id);
  const isMust = question.inputs.must.includes(id);
  const ask = (demand: Demand) => () => {
    onClose();
    start((inputs) => {
      onDemanded({ id, demand, inputs });
      return DEMANDS[demand](inputs, id);
    });
  };
  return (
    <DialogFrame opened title={card?.character ?? `#${id}`} width={WIDTH} onClose={onClose}>
      {() => (
        <>
          {card && (
            <div className={styles.card}>
              <CardThumb card={card} size={THUMB} decorative />
              <span>
                {card.title}
                <span className={styles.number}>#{id}</span>
              </span>
            </div>
          )}
          <ul className={styles.actions}>
            <Action icon={<Ban {...ICON} />} onChoose={ask('exclude')}>
              {t('builder.sheet.exclude')}
            </Action>
            <Action
              icon={isMust ? <PinOff {...ICON} /> : <Pin {...ICON} />}
              onChoose={ask(isMust ? 'mustNot' : 'must')}
            >
              {t(isMust ? 'builder.sheet.mustNot' : 'builder.sheet.must')}
            </Action>
            <Action icon={<BookOpen {...ICON} />} to={objectPath('card', id)}>
              {t('builder.sheet.open')}
            </Action>
            <Edit question={question} id={id} />
          </ul>
        </>
      )}
    </DialogFrame>
  );
}

/** To the card among those of the profile; nothing of one that is only supposed. */
function Edit({ question: { profile }, id }: Pick<Props, 'question' | 'id'>) {
  const { t } = useTranslation();
  const { profiles, select } = useProfiles();
  const at = profile?.cards.some((entry) => entry.id === id) ? profiles.indexOf(profile) : -1;
  if (at < 0) return null;
  // The profile in use is the one that is edited there.
  return (
    <Action icon={<Pencil {...ICON} />} to={ownCardPath(id)} onChoose={() => select(at)}>
      {t('builder.sheet.edit')}
    </Action>
  );
}

interface ActionProps {
  readonly icon: ReactNode;
  readonly children: string;
  readonly to?: string;
  readonly onChoose?: () => void;
}

const Action = ({ icon, children, to, onChoose }: ActionProps) => (
  <li>
    {to === undefined ? (
      <button type="button" className={styles.action} onClick={onChoose}>
        {icon}
        {children}
      </button>
    ) : (
      <Link className={styles.action} to={to} onClick={onChoose}>
        {icon}
        {children}
      </Link>
    )}
  </li>
);
