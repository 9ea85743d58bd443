import { localised } from '#model/rules/localised';
import type { Builder } from '../state/builder.ts';

/** A character's first name in the visitor's language. */
export function characterName({ game, main, sub }: Builder, id: number): string {
  const character = game.characters.get(id);
  return (character && localised(character.firstName, main, sub)?.value) ?? `#${id}`;
}
