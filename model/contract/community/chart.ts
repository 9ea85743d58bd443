import { Type } from 'typebox';
import { fields, listOf, text } from '../bounds.ts';
import {
  LAST_BEAT,
  LAST_LANE,
  MAX_BEND,
  MAX_BPM,
  MAX_CONNECTIONS,
  MAX_ENTRIES,
  MAX_MARK,
  MAX_WIDTH,
} from './chart-limits.ts';

/** Charts as authors share them (reference R7): the strict form in which one is published. */

const flag = Type.Optional(Type.Boolean());

const beat = Type.Number({ minimum: 0, maximum: LAST_BEAT });
const lane = Type.Number({ minimum: 0, maximum: LAST_LANE });
const note = { beat, lane, flick: flag, skill: flag, charge: flag };
const bentLane = Type.Number({ minimum: -MAX_BEND, maximum: LAST_LANE + MAX_BEND });
const visible = fields({ ...note, hidden: Type.Optional(Type.Literal(false)) });
const hidden = fields({ ...note, lane: bentLane, hidden: Type.Literal(true) });
const connections = Type.Array(Type.Union([visible, hidden]), { minItems: 2, maxItems: MAX_CONNECTIONS });
const entry = <const K extends string, T extends Parameters<typeof Type.Object>[0]>(type: K, parts: T) =>
  Type.Object({ type: Type.Literal(type), ...parts }, { additionalProperties: false });

export const sharedChart = listOf(
  Type.Union([
    // Negative ones are a scroll trick.
    entry('BPM', { beat, bpm: Type.Number({ minimum: -MAX_BPM, maximum: MAX_BPM }) }),
    entry('System', { beat, data: text(MAX_MARK) }),
    entry('Single', note),
    entry('Directional', {
      beat,
      lane,
      direction: Type.Union([Type.Literal('Left'), Type.Literal('Right')]),
      width: Type.Integer({ minimum: 1, maximum: MAX_WIDTH }),
      skill: flag,
    }),
    entry('Slide', { connections }),
    entry('Long', { connections }),
  ]),
  MAX_ENTRIES,
);
