import type { Format } from '#src/components/format.ts';
import type { Builder } from '../state/builder.ts';

const SHOWN = 6;

/** Names of some cards; many are cut short. */
export function cardNames(builder: Builder, ids: readonly number[], format: Format): string {
  const names = ids.slice(0, SHOWN).map((id) => {
    const card = builder.cardOf(id);
    return card ? `${card.character} #${id}` : `#${id}`;
  });
  const hidden = ids.length - SHOWN;
  return hidden > 0 ? `${names.join(', ')} +${format.integer(hidden)}` : format.list(names);
}
