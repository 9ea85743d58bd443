import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import type { Page } from '../state/page.ts';

/** What a skill is called: by its card, as it was typed, or another player's. */
export function useSkillName({ builder, inputs }: Page): (card: number | null) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (card) => {
    if (card === null) return t('optimizer.song.other');
    if (inputs.source === 'typed') {
      return card === 1
        ? t('optimizer.typed.leader')
        : t('optimizer.typed.skill', { number: format.integer(card) });
    }
    return builder.cardOf(card)?.character ?? `#${card}`;
  };
}
