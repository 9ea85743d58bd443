import { useState } from 'react';
import { isTaken, type Upgrade, withUpgrades } from '#model/rules/upgrades';
import { useCollection } from '#src/features/account/collection/use-collection.ts';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import type { Question } from '../../question/use-question.ts';

export interface Done {
  /** Keeps a step as taken in the profile on show, under the words that `last` says; null where that is none of the visitor's own. */
  readonly mark: ((upgrade: Upgrade, words: string) => void) | null;
  /** The last one that can be taken back; null without any. */
  readonly last: string | null;
  readonly undo: () => void;
}

/** Steps that the visitor has taken in the game, kept in the profile on show. The team is calculated again automatically. */
export function useDone({ profile, change }: Question): Done {
  const editor = useCollection();
  const { profiles, active, select } = useProfiles();
  const [done, setDone] = useState<readonly string[]>([]);
  const at = profile ? profiles.indexOf(profile) : -1;
  const mark = (upgrade: Upgrade, words: string) => {
    // What is edited is the profile in use: that shall be the one on show.
    if (at !== active) select(at);
    // A second press finds it taken.
    editor.edit((before) => (isTaken(before, upgrade) ? before : withUpgrades(before, [upgrade])));
    setDone((latest) => (latest.at(-1) === words ? latest : [...latest, words]));
    // From here on the answer follows.
    change({});
  };
  return {
    mark: at < 0 ? null : mark,
    last: editor.canUndo ? (done.at(-1) ?? null) : null,
    undo: () => {
      editor.undo();
      setDone(done.slice(0, -1));
    },
  };
}
