import type { Format } from '#model/rules/format';
import { localised } from '#model/rules/localised';
import type { Sources } from './sources.tsx';

const SHOWN = 6;

/** Several names as a sentence needs them; many are cut short. */
export function shortList(names: readonly string[], format: Format): string {
  const hidden = names.length - SHOWN;
  return hidden > 0 ? `${names.slice(0, SHOWN).join(', ')} +${format.integer(hidden)}` : format.list(names);
}

/** Names of some cards. */
export function cardNames(sources: Sources, ids: readonly number[], format: Format): string {
  const names = ids.map((id) => {
    const card = sources.cardOf(id);
    return card ? `${card.character} #${id}` : `#${id}`;
  });
  return shortList(names, format);
}

/** A character's first name in the visitor's language. */
export function characterName({ game, main, sub }: Sources, id: number): string {
  const character = game.characters.get(id);
  return (character && localised(character.firstName, main, sub)?.value) ?? `#${id}`;
}
