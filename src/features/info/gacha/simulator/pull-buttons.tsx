import { Select } from '@mantine/core';
import { Layers, RotateCcw, Undo2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { usualPayment } from '#model/gacha/payment';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import gacha from '../gacha.module.css';
import { useCostText, useRulesText } from '../way-texts.ts';
import styles from './simulator.module.css';
import type { PullWay, Simulated } from './use-simulation.ts';

const ICON = 18;

/** One card at a time, best with what the usual pull is paid with. */
function singleOf(ways: readonly PullWay[], main: PullWay | undefined): PullWay | undefined {
  const singles = ways.filter(({ payment }) => payment.count === 1);
  return singles.find(({ payment }) => payment.method === main?.payment.method) ?? singles[0];
}

/** Pulls in the chosen way, one card, until what is wanted comes, and starting over. While cards turn, each of the first three turns all. */
export function PullButtons({ simulated }: { readonly simulated: Simulated }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const note = useId();
  const costText = useCostText();
  const rulesText = useRulesText();
  const [chosen, choose] = useState<number | null>(null);
  const { ways, goal, turning } = simulated;
  const usual = usualPayment(ways.map(({ payment }) => payment));
  const main = ways.find(({ payment }) => payment === usual) ?? ways[0];
  const way = ways.find(({ payment }) => payment.id === chosen) ?? main;
  if (!way) return null;
  const single = singleOf(ways, main);
  const rulesById = new Map(ways.map(({ payment }) => [String(payment.id), rulesText(payment)]));
  const pull = t('gacha.simulate.pull', { number: integer(way.payment.count) });
  return (
    <>
      <div className={styles.buttons}>
        <PullButton isMain way={way} turning={turning} describedBy={note} onPress={way.pull}>
          <Layers size={ICON} aria-hidden="true" />
          {turning ? t('gacha.simulate.turnAll') : pull}
        </PullButton>
        {single && single !== way && (
          <PullButton way={single} turning={turning} onPress={single.pull}>
            {t('gacha.simulate.pull', { number: integer(1) })}
          </PullButton>
        )}
        <PullButton way={way} turning={turning} describedBy={note} onPress={way.pullUntil}>
          {goal === 'featured'
            ? t('gacha.simulate.untilFeatured')
            : t('gacha.simulate.untilStars', { stars: integer(goal) })}
        </PullButton>
        <StartOver simulated={simulated} />
      </div>
      {ways.length > 1 && (
        <Select
          label={t('gacha.want.way')}
          data={ways.map(({ payment }) => ({
            value: String(payment.id),
            label: `${t('gacha.simulate.pull', { number: integer(payment.count) })} · ${costText(payment)}`,
          }))}
          renderOption={({ option: { value, label } }) => (
            <span className={styles.option}>
              {label}
              <span className={gacha.note}>{rulesById.get(value)}</span>
            </span>
          )}
          value={String(way.payment.id)}
          allowDeselect={false}
          comboboxProps={{ keepMounted: false }}
          onChange={(value) => choose(Number(value))}
        />
      )}
      <p id={note} className={styles.rules}>
        <span className={ways.length > 1 ? 'visually-hidden' : undefined}>{costText(way.payment)} </span>
        {rulesText(way.payment)}
      </p>
    </>
  );
}

interface PullProps {
  readonly way: PullWay;
  readonly turning: Simulated['turning'];
  readonly isMain?: boolean;
  /** Id of what says the cost and the rules. */
  readonly describedBy?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** It keeps the focus when it cannot be pressed any more. */
function PullButton({ way, turning, isMain, describedBy, onPress, children }: PullProps) {
  const costText = useCostText();
  const isOff = turning === null && way.hindrance !== null;
  return (
    <button
      type="button"
      className={styles.pull}
      data-main={isMain}
      aria-disabled={isOff}
      aria-describedby={describedBy}
      title={describedBy === undefined ? costText(way.payment) : undefined}
      onClick={() => {
        if (turning) turning.show();
        else if (!isOff) onPress();
      }}
    >
      {children}
    </button>
  );
}

/** Clears all pulls, and brings them back: one button, which keeps the focus. */
function StartOver({ simulated: { pulls, reset, undo } }: { readonly simulated: Simulated }) {
  const { t } = useTranslation();
  const Icon = undo ? Undo2 : RotateCcw;
  const act = undo ?? (pulls.length > 0 ? reset : null);
  const label = undo ? t('action.undo') : t('action.reset');
  return (
    <button
      type="button"
      className={styles.pull}
      data-icon
      aria-label={label}
      title={label}
      aria-disabled={act === null}
      onClick={() => act?.()}
    >
      <Icon size={ICON} aria-hidden="true" />
    </button>
  );
}
