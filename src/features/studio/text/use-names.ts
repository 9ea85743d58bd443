import { useState } from 'react';
import { type NameUnderWay, type Person, peopleFitting } from '#model/writing/completion';
import type { PostEditor } from './use-post-editor.ts';

export interface NameOffersView {
  readonly people: readonly Person[];
  readonly active: number;
  take(person: Person): void;
  /** Whether the key was meant for the offers. */
  onKey(event: KeyboardEvent): boolean;
}

interface Chosen {
  readonly from: number;
  readonly active: number;
  readonly isClosed: boolean;
}

/** Offers names while one is typed; arrows walk them, Enter or Tab takes one, Escape sends them away. */
export function useNames(
  editor: PostEditor | null,
  name: NameUnderWay | null,
  everyone: readonly Person[],
): NameOffersView {
  const [chosen, setChosen] = useState<Chosen>({ from: -1, active: 0, isClosed: false });
  const from = name?.from ?? -1;
  const { active: last, isClosed } = chosen.from === from ? chosen : { active: 0, isClosed: false };
  const people = name === null || isClosed ? [] : peopleFitting(everyone, name.begun);
  const active = Math.min(last, Math.max(0, people.length - 1));
  const move = (step: number) =>
    setChosen({ from, active: (active + step + people.length) % people.length, isClosed });
  const take = (person: Person) => editor?.insertPiece({ type: 'mention', data: person.username }, from);
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
      const act = people.length > 0 && !event.ctrlKey && !event.metaKey ? keys[event.key] : undefined;
      if (act === undefined || event.isComposing) return false;
      event.preventDefault();
      act();
      return true;
    },
  };
}
