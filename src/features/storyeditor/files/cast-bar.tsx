import { Select } from '@mantine/core';
import { MessageSquareText } from 'lucide-react';
import type { Speakers } from '#model/media/story/writing/cast/cast-lines';
import { Face } from '#src/kit/card/face.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { StagePerson } from '../use-people.ts';
import styles from './files.module.css';
import type { ImportChoice, ImportChoices } from './import-choices.ts';
import type { CastDrag } from './use-cast-drag.ts';

interface Props {
  readonly cast: readonly StagePerson[];
  readonly people: ReadonlyMap<number, StagePerson>;
  readonly choices: ImportChoices;
  readonly drag: CastDrag;
  readonly change: (choice: ImportChoice) => void;
}

const [FACE, ICON] = [24, 18];
const NARRATOR: Speakers = [];

/** Those who can say a line: drag one onto a line, or press one for the lines that are chosen. */
export function CastBar({ cast, people, choices, drag, change }: Props) {
  const { t } = useTranslation();
  const give = (speakers: Speakers) => () =>
    change({ kind: 'speakers', lines: [...choices.chosen], speakers });
  const others = [...people.values()].filter(({ id }) => !cast.some((each) => each.id === id));
  return (
    <div className={styles.bar}>
      <ul className={styles.cast} aria-label={t('storyEditor.files.cast')}>
        <li>
          <button type="button" className={styles.chip} onClick={give(NARRATOR)} {...drag.speaker(NARRATOR)}>
            <MessageSquareText size={ICON} aria-hidden="true" />
            {t('storyEditor.files.narrator')}
          </button>
        </li>
        {cast.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              className={styles.chip}
              onClick={give([person.id])}
              {...drag.speaker([person.id])}
            >
              <Face {...person} size={FACE} />
              {person.name}
            </button>
          </li>
        ))}
      </ul>
      <Select
        className={styles.other ?? ''}
        aria-label={t('storyEditor.files.another')}
        placeholder={t('storyEditor.files.another')}
        searchable
        nothingFoundMessage={t('list.noOption')}
        value={null}
        data={others.map(({ id, name }) => ({ value: `${id}`, label: name }))}
        onChange={(id) => id !== null && change({ kind: 'add', characterId: Number(id) })}
      />
      <Given choices={choices} people={people} />
    </div>
  );
}

/** Says what became of the lines that were given to someone. */
function Given({ choices: { given, chosen }, people }: Pick<Props, 'choices' | 'people'>) {
  const { t } = useTranslation();
  const { integer, list } = useFormat();
  const words = () => {
    if (chosen.size > 0) return t('storyEditor.files.chosen', { number: integer(chosen.size) });
    if (given === null) return '';
    if (given.lines === 0) return t('storyEditor.files.chooseFirst');
    const names = given.speakers.map((id) => people.get(id)?.name ?? `#${id}`);
    const name = names.length > 0 ? list(names) : t('storyEditor.files.narrator');
    return t('storyEditor.files.given', { number: integer(given.lines), name });
  };
  return (
    <p role="status" className={styles.given}>
      {words()}
    </p>
  );
}
