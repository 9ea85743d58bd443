import { useId, useMemo, useState } from 'react';
import type { MissionItem } from '#model/families/missions/item';
import { itemTextOf, type Reward } from '#model/records/reward';
import { localised } from '#model/rules/localised';
import { totalRewards } from '#model/rules/reward-totals';
import { isRewardType } from '#model/vocabulary/reward-types';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useItemTexts } from '#src/kit/data/lists.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './missions.module.css';

const keyOf = ({ type, id }: Reward): string => `${type} ${id}`;

/** Titles, cards and songs are single things: there is nothing to add up. */
const SINGLE: ReadonlySet<string> = new Set(['situation', 'music', 'degree', 'stamp', 'voice_stamp']);

/** How much of one kind of reward all missions bring that are shown. */
export function Totals({ items }: { readonly items: readonly MissionItem[] }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { main, sub } = useServers();
  const field = useId();
  const totals = useMemo(
    () => totalRewards(items.flatMap(({ rewards }) => rewards)).filter(({ type }) => !SINGLE.has(type)),
    [items],
  );
  const { data: texts } = useItemTexts(totals.length > 0);
  const [chosen, choose] = useState('star 1');
  const [first] = totals;
  if (!first) return null;
  const shown = totals.find((reward) => keyOf(reward) === chosen) ?? first;
  const nameOf = (reward: Reward): string => {
    const text = texts && itemTextOf(texts, reward);
    const kind = isRewardType(reward.type) ? t(`events.reward.${reward.type}`) : reward.type;
    return (text && localised(text, main, sub)?.value) ?? kind;
  };
  return (
    <p className={styles.sum}>
      <label htmlFor={field}>{t('missions.sum')}</label>
      <select id={field} value={keyOf(shown)} onChange={({ target }) => choose(target.value)}>
        {totals.map((reward) => (
          <option key={keyOf(reward)} value={keyOf(reward)}>
            {nameOf(reward)}
          </option>
        ))}
      </select>
      <output htmlFor={field}>{`×${integer(shown.quantity)}`}</output>
    </p>
  );
}
