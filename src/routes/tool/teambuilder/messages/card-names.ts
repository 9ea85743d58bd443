import type { Format } from '#model/rules/format';
import type { Builder } from '../state/builder.ts';

const SHOWN = 6;

/** Several names as a sentence needs them; many are cut short. */
export function shortList(names: readonly string[], format: Format): string {
  const hidden = names.length - SHOWN;
  return hidden > 0 ? `${names.slice(0, SHOWN).join(', ')} +${format.integer(hidden)}` : format.list(names);
}

/** Names of some cards. */
export function cardNames(builder: Builder, ids: readonly number[], format: Format): string {
  const names = ids.map((id) => {
    const card = builder.cardOf(id);
    return card ? `${card.character} #${id}` : `#${id}`;
  });
  return shortList(names, format);
}
