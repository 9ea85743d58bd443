import { useDeferredValue, useMemo, useState } from 'react';
import { joinedWords, wordsOfBand, wordsOfPerson } from '#model/listing/views/words';
import type { Lists } from '#model/records/list-readers';
import { lexiconOfKinds } from '#model/search/lexicon';
import { matches } from '#model/search/matching';
import { parseQuery } from '#model/search/query';
import { Face } from '#src/components/face.tsx';
import { SearchField } from '#src/components/search-field.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import type { People } from '#src/parts/games/use-people.ts';
import styles from './guesswho.module.css';

const LEXICON = lexiconOfKinds(['band', 'character']);
const MOST = 6;

/** Everybody as the search language knows them. */
const searched = ({ characters, bands }: Lists) =>
  [...characters.values()].map((character) => ({
    character,
    subject: {
      id: character.id,
      names: joinedWords(wordsOfPerson(character), wordsOfBand(bands.get(character.bandId))),
      tags: new Set([`band ${character.bandId}`, `character ${character.id}`]),
    },
  }));

const takeFocus = (box: HTMLDivElement | null) => box?.querySelector('input')?.focus();

interface Props {
  readonly people: People;
  readonly onPick: (character: number) => void;
}

/** An answer by typing, in the search language: a name in any script, a short name, a band. Enter takes the first. */
export default function NameField({ people, onPick }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const all = useMemo(() => searched(people.lists), [people]);
  const find = (text: string) => {
    const query = parseQuery(text, LEXICON);
    return query.length === 0 ? [] : all.filter(({ subject }) => matches(query, subject)).slice(0, MOST);
  };
  const found = find(useDeferredValue(typed));
  const pick = (id: number | undefined) => {
    if (id === undefined) return;
    setTyped('');
    onPick(id);
  };
  return (
    <div className={styles.typing} ref={takeFocus}>
      <SearchField
        label={t('guess.name')}
        value={typed}
        onChange={setTyped}
        onEnter={() => pick(find(typed)[0]?.character.id)}
      />
      <ul className={styles.found}>
        {found.map(({ character: { id, bandId } }) => (
          <li key={id}>
            <button type="button" onClick={() => pick(id)}>
              <Face id={id} bandId={bandId} name={people.name(id)} size={28} /> {people.name(id)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
