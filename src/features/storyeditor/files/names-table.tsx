import { Select } from '@mantine/core';
import type { Plate, PlateRole } from '#model/media/story/writing/cast/plates';
import { Face } from '#src/kit/card/face.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { StagePerson } from '../use-people.ts';
import styles from './files.module.css';
import type { ImportChoice } from './import-choices.ts';

interface Props {
  readonly plates: readonly Plate[];
  readonly roleOf: (plate: Plate) => PlateRole;
  readonly people: ReadonlyMap<number, StagePerson>;
  readonly change: (choice: ImportChoice) => void;
}

const FACE = 24;
const PLAIN_ROLES = ['name', 'narration', 'text'] as const;

/** Names of the text and whom they mean; those that no one knows wait for an answer, and come first. */
export function NamesTable({ plates, roleOf, people, change }: Props) {
  const { t } = useTranslation();
  const isUnknown = ({ characterIds }: Plate): boolean => characterIds.length === 0;
  const sorted = [...plates.filter(isUnknown), ...plates.filter((plate) => !isUnknown(plate))];
  return (
    <section className={styles.part} aria-labelledby="story-import-names">
      <h3 id="story-import-names">{t('storyEditor.files.names')}</h3>
      <p className="muted">{t('storyEditor.files.namesText')}</p>
      <ul className={styles.names}>
        {sorted.map((plate) => (
          <NameRow key={plate.name} plate={plate} role={roleOf(plate)} people={people} change={change} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps extends Pick<Props, 'people' | 'change'> {
  readonly plate: Plate;
  readonly role: PlateRole;
}

const SEPARATOR = ' ';
const idsIn = (value: string): readonly number[] => value.split(SEPARATOR).map(Number);

function NameRow({ plate, role, people, change }: RowProps) {
  const { t } = useTranslation();
  const { integer, list } = useFormat();
  const { name, lines, example, characterIds } = plate;
  const ids = role.kind === 'characters' ? role.ids : [];
  const namesOf = (of: readonly number[]): string => list(of.map((id) => people.get(id)?.name ?? `#${id}`));
  const several = [characterIds, ids].find((each) => each.length > 1);
  const isOpen = characterIds.length === 0 && role.kind === 'name';
  const [person] = ids.length === 1 ? ids.map((id) => people.get(id)) : [];
  return (
    <li className={styles.name} data-open={isOpen || undefined}>
      <div className={styles.nameWords}>
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          <span className="muted">{t('storyEditor.files.lines', { number: integer(lines) })}</span>
        </span>
        <span className={styles.example}>
          <bdi>{isOpen ? `${t('storyEditor.files.unknown')} · ${example}` : example}</bdi>
        </span>
      </div>
      <Select
        aria-label={t('storyEditor.files.who', { name })}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('list.noOption')}
        leftSection={person && <Face key={person.id} {...person} size={FACE} />}
        value={role.kind === 'characters' ? ids.join(SEPARATOR) : role.kind}
        data={[
          ...PLAIN_ROLES.map((kind) => ({ value: kind, label: t(`storyEditor.files.role.${kind}`) })),
          ...(several ? [{ value: several.join(SEPARATOR), label: namesOf(several) }] : []),
          ...[...people.values()].map((each) => ({ value: `${each.id}`, label: each.name })),
        ]}
        onChange={(value) => {
          if (value === null) return;
          const plain = PLAIN_ROLES.find((each) => each === value);
          change({
            kind: 'role',
            name,
            role: plain ? { kind: plain } : { kind: 'characters', ids: idsIn(value) },
          });
        }}
      />
    </li>
  );
}
