import { Button } from '@mantine/core';
import { ArrowUpToLine, Plus, Trash2 } from 'lucide-react';
import { type CardPatch, FINISHED } from '#model/profile/edit/card-values';
import { withCards, withoutCards, withValues } from '#model/profile/edit/edits';
import { characterRates } from '#model/profile/potentials';
import type { Profile, ProfileCard } from '#model/profile/profile';
import type { CardRecord } from '#model/records/card';
import { cardParameters } from '#model/rules/card-parameters';
import { objectPath } from '#model/site/objects';
import { STATS } from '#model/vocabulary/stats';
import { useProfilesNow } from '#src/kit/actors/use-profiles.ts';
import { CardThumb } from '#src/kit/card/card-thumb.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { CollectionEditor } from '../../collection/use-collection.ts';
import type { GridCard } from '../use-owned-list.ts';
import styles from './card-editor.module.css';
import { CardFields } from './card-fields.tsx';

export interface EditorProps {
  readonly card: GridCard;
  readonly profile: Profile;
  readonly records: ReadonlyMap<number, CardRecord>;
  readonly editor: CollectionEditor;
  /** The values of an added card. */
  readonly values: CardPatch;
  /** Whether the title is said elsewhere. */
  readonly isTitled?: boolean;
}

const THUMB = 64;
const ICON = 16;

/** Everything that can be set of one card. What is set counts and is kept at once. */
export function CardEditor({ card, profile, records, editor, values, isTitled = false }: EditorProps) {
  const { t } = useTranslation();
  const { id, item, view } = card;
  const entry = useProfilesNow(
    ({ activeProfile }) => activeProfile?.cards.find((one) => one.id === id) ?? null,
  );
  const set = (patch: CardPatch, key?: string) =>
    editor.edit((before) => withValues(before, [id], patch, records), key);
  return (
    <div className={styles.editor}>
      <div className={styles.head}>
        <CardThumb card={view} size={THUMB} decorative />
        <div className={styles.words}>
          {!isTitled && <h2>{view.title}</h2>}
          <span>
            {view.character} · {view.band} · #{id}
          </span>
          <PageLink to={objectPath('card', id)} className={styles.link}>
            {t('collection.page')}
          </PageLink>
        </div>
      </div>
      {entry ? (
        <>
          <Parameters card={item.card} entry={entry} profile={profile} />
          <CardFields key={id} card={item.card} entry={entry} onSet={set} />
          <div className={styles.actions}>
            <Button
              leftSection={<ArrowUpToLine size={ICON} aria-hidden="true" />}
              onClick={() => set(FINISHED)}
            >
              {t('collection.finish')}
            </Button>
            <Button
              variant="subtle"
              leftSection={<Trash2 size={ICON} aria-hidden="true" />}
              onClick={() => editor.edit((before) => withoutCards(before, [id]))}
            >
              {t('collection.remove')}
            </Button>
          </div>
        </>
      ) : (
        <Button
          variant="filled"
          leftSection={<Plus size={ICON} aria-hidden="true" />}
          onClick={() => editor.edit((before) => withCards(before, [id], values, records))}
        >
          {t('card.addToProfile')}
        </Button>
      )}
    </div>
  );
}

interface ParametersProps extends Pick<EditorProps, 'profile'> {
  readonly card: CardRecord;
  readonly entry: ProfileCard;
}

/** What the card is worth as it is set, with its character's bonus. */
function Parameters({ card, entry, profile }: ParametersProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { params } = cardParameters(card, entry, characterRates(profile.items, card.characterId));
  return (
    <p className={styles.power}>
      <strong>{t('card.powerOf', { power: integer(params[0] + params[1] + params[2]) })}</strong>
      {STATS.map((stat, at) => (
        <span key={stat}>
          {t(`stat.${stat}`)} {integer(params[at] ?? 0)}
        </span>
      ))}
    </p>
  );
}
