import { asArray, asNumber, asObject, asText, withoutNulls } from '#model/records/reading';
import { DEFAULT_FADE_MS, fadeOf } from './motion-file.ts';

const CALCULATIONS = ['add', 'mult', 'set'] as const;
/** What an expression does to a parameter: adds to it, multiplies it, or takes its place. */
type Calculation = (typeof CALCULATIONS)[number];

interface ExpressionChange {
  readonly id: string;
  readonly calculation: Calculation;
  readonly value: number;
}

/** A face, as `.exp.json` files have it (reference R127). It changes what motions do. */
export interface FigureExpression {
  readonly fadeInMs: number;
  readonly fadeOutMs: number;
  readonly changes: readonly ExpressionChange[];
}

const MAX_CHANGES = 1_000;

/** `val` is given from the value that the parameter had when the expression was made, where there is one. */
function changedBy(calculation: Calculation, value: number, from: number | null): number {
  if (calculation === 'add') return value - (from ?? 0);
  if (calculation === 'mult') return from === null || from === 0 ? value : value / from;
  return value;
}

function readChange(json: unknown): ExpressionChange | null {
  const { id, val, def, calc } = asObject(json);
  const name = asText(id);
  const value = asNumber(val);
  if (name === null || value === null) return null;
  const calculation = CALCULATIONS.find((each) => each === calc) ?? 'add';
  return { id: name, calculation, value: changedBy(calculation, value, asNumber(def)) };
}

/** Reads a `.exp.json` file; null where it is none. Changes that cannot be read are left out. */
export function readExpression(json: unknown): FigureExpression | null {
  const { params, fade_in, fade_out } = asObject(json);
  if (!Array.isArray(params)) return null;
  return {
    fadeInMs: fadeOf(asNumber(fade_in)) ?? DEFAULT_FADE_MS,
    fadeOutMs: fadeOf(asNumber(fade_out)) ?? DEFAULT_FADE_MS,
    changes: withoutNulls(asArray(params).slice(0, MAX_CHANGES).map(readChange)),
  };
}
