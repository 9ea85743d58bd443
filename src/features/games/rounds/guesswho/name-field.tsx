import { useMemo } from 'react';
import { joinedWords, wordsOfBand, wordsOfPerson } from '#model/listing/views/words';
import type { Lists } from '#model/records/list-readers';
import { lexiconOfKinds } from '#model/search/lexicon';
import { matches } from '#model/search/matching';
import { parseQuery } from '#model/search/query';
import { Face } from '#src/kit/card/face.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { TypedAnswer } from '../../play/typed-answer.tsx';
import type { People } from '../../play/use-people.ts';
import styles from './guesswho.module.css';

const LEXICON = lexiconOfKinds(['band', 'character']);

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

interface Props {
  readonly people: People;
  readonly onPick: (character: number) => void;
}

/** A character by typing a name in any script, a short name or a band. */
export default function NameField({ people, onPick }: Props) {
  const { t } = useTranslation();
  const all = useMemo(() => searched(people.lists), [people]);
  const find = (text: string) => {
    const query = parseQuery(text, LEXICON);
    return query.length === 0 ? [] : all.filter(({ subject }) => matches(query, subject));
  };
  return (
    <TypedAnswer
      label={t('guess.name')}
      listLabel={t('guess.answers')}
      find={find}
      idOf={({ character }) => character.id}
      onPick={onPick}
      styles={styles}
    >
      {({ character: { id, bandId } }) => (
        <>
          <Face id={id} bandId={bandId} monogram={people.monogram(id)} size={28} /> {people.name(id)}
        </>
      )}
    </TypedAnswer>
  );
}
