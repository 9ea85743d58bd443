import { useDeferredValue, useState } from 'react';
import { type MentionedPerson, type NameUnderWay, peopleFitting } from '#model/writing/completion';
import { useSilenceOf } from '#src/features/account/people/muting/muted.data.ts';
import { useNamed } from '#src/features/account/people/people.data.ts';

export interface NameOffers {
  readonly people: readonly MentionedPerson[];
  readonly active: number;
  take(person: MentionedPerson): void;
  /** Handles a key for the offers; whether it did. */
  onKey(event: KeyboardEvent): boolean;
}

interface Chosen {
  readonly from: number;
  readonly active: number;
  readonly isClosed: boolean;
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/**
 * Offers names while one is typed, those known here before all other members, and no one whom the writer muted or blocked: arrows move, Enter or Tab takes one, Escape closes
 * the list. `insert` replaces what was typed from a position on.
 */
export function useNameOffers(
  name: NameUnderWay | null,
  known: readonly MentionedPerson[],
  insert: (username: string, from: number) => void,
): NameOffers {
  const [chosen, setChosen] = useState<Chosen>({ from: -1, active: 0, isClosed: false });
  const from = name?.from ?? -1;
  const { active: last, isClosed } = chosen.from === from ? chosen : { active: 0, isClosed: false };
  const named = useNamed(useDeferredValue(name?.begun ?? ''));
  const silenceOf = useSilenceOf();
  const offered = [...known, ...named].filter(({ username }) => silenceOf(username) === null);
  const people = name === null || isClosed ? [] : peopleFitting(offered, name.begun);
  const active = Math.min(last, Math.max(0, people.length - 1));
  const move = (step: number) =>
    setChosen({ from, active: (active + step + people.length) % people.length, isClosed });
  const take = ({ username }: MentionedPerson) => insert(username, from);
  const takeActive = () => people[active] && take(people[active]);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: () => setChosen({ from, active, isClosed: true }),
    Enter: takeActive,
    Tab: takeActive,
  };
  return {
    people,
    active,
    take,
    onKey: (event) => {
      const act = people.length > 0 && !hasModifier(event) ? keys[event.key] : undefined;
      if (act === undefined || event.isComposing) return false;
      event.preventDefault();
      act();
      return true;
    },
  };
}
