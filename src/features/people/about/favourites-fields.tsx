import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { use, useState } from 'react';
import { MAX_FAVOURITES } from '#model/contract/account/member-limits';
import { type AboutDraft, moved } from '#model/writing/about';
import { Things, ThingsAround } from '#src/features/posts/things/things-around.tsx';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useObjectNames } from '#src/kit/data/object-names.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { FAVOURITE_KINDS, namedKinds } from '../member/favourite-kinds.ts';
import styles from './about.module.css';
import { BandsField } from './bands-field.tsx';
import { ChooseDialog } from './choose-dialog.tsx';
import { FieldPart } from './field-part.tsx';
import { OrderList } from './order-list.tsx';

interface Props {
  readonly about: AboutDraft;
  readonly onChange: (change: Partial<AboutDraft>) => void;
}

/** Favourites, by kind. */
export function FavouritesFields({ about, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <ThingsAround kinds={namedKinds(about).map(({ kind }) => kind)}>
      {FAVOURITE_KINDS.map(({ list, kind, title }) => (
        <ThingsField
          key={list}
          kind={kind}
          title={t('about.favourite', { kind: t(title) })}
          ids={about[list]}
          onChange={(ids) => onChange({ [list]: ids })}
        />
      ))}
      <BandsField ids={about.favBands} onChange={(favBands) => onChange({ favBands })} />
    </ThingsAround>
  );
}

interface FieldProps {
  readonly kind: (typeof FAVOURITE_KINDS)[number]['kind'];
  readonly title: string;
  readonly ids: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

function ThingsField({ kind, title, ids, onChange }: FieldProps) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const [isOpen, open] = useState(false);
  const nameOf = useObjectNames(ids.length > 0 ? [kind] : [], main, sub);
  return (
    <FieldPart
      id={`about-${kind}`}
      title={title}
      count={t('about.count', { used: ids.length, most: MAX_FAVOURITES })}
    >
      <OrderList
        label={title}
        entries={ids.map((id) => {
          const name = nameOf(kind, id)?.value ?? `#${id}`;
          return { key: String(id), name, content: <Entry kind={kind} id={id} name={name} /> };
        })}
        onMove={(from, to) => onChange(moved(ids, from, to))}
        onRemove={(at) => onChange(ids.filter((_, place) => place !== at))}
      />
      <Button
        className={styles.add ?? ''}
        leftSection={<Plus size={16} aria-hidden="true" />}
        aria-label={t('about.chooseOf', { kind: title })}
        onClick={() => open(true)}
      >
        {t('action.choose')}
      </Button>
      <ChooseDialog
        opened={isOpen}
        kind={kind}
        selected={ids}
        max={MAX_FAVOURITES}
        onClose={() => open(false)}
        onDone={(chosen) => {
          open(false);
          onChange(chosen);
        }}
      />
    </FieldPart>
  );
}

const PICTURE = 40;

interface EntryProps {
  readonly kind: FieldProps['kind'];
  readonly id: number;
  readonly name: string;
}

/** A thing as a row: its picture once loaded, and its name. */
function Entry({ kind, id, name }: EntryProps) {
  const thing = use(Things)(kind, id);
  return (
    <>
      <span className={styles.picture} aria-hidden="true">
        {thing && !thing.isSpoiler && (
          <thing.Picture item={thing.item} context={thing.context} look="" size={PICTURE} isDecorative />
        )}
      </span>
      <bdi>{name}</bdi>
    </>
  );
}
