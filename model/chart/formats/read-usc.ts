import { asArray, asNumber, asObject, type JsonObject } from '../../records/reading.ts';
import type { Repairs } from '../repairs.ts';
import type { NumberedRow } from '../shapes/rows.ts';
import { eased } from './eased.ts';
import type { FormatRows } from './format.ts';
import { heldRow } from './held-row.ts';
import { type LaneReading, lanesFor, type Wide } from './twelve-lanes.ts';

/** Middle of lane 0: lanes of this game stand in the middle of the twelve. */
const ZERO = -3;
const OWN = { zero: ZERO, isOwn: Number.isInteger };
const SIDES = ['left', 'right'];

const isSide = ({ direction }: JsonObject): boolean =>
  typeof direction === 'string' && SIDES.includes(direction);

const wideOf = (json: JsonObject, isHidden: boolean, isDirectional: boolean): Wide | null => {
  const [middle, size] = [asNumber(json.lane), asNumber(json.size)];
  return middle === null || size === null ? null : { middle, width: size * 2, isHidden, isDirectional };
};

/** Nodes that are not judged only bend the slide. */
const isHiddenNode = (node: JsonObject): boolean =>
  node.type === 'ignore' ||
  node.judgeType === 'none' ||
  (node.type === 'tick' && node.critical === undefined && node.trace === undefined);

/** A guide: a slide that is not played. */
const isGuide = (json: JsonObject): boolean =>
  json.active === false || (json.subType !== undefined && json.subType !== 'normal');

const nodesOf = (json: JsonObject): readonly JsonObject[] => asArray(json.connections).map(asObject);

function widesOf(json: JsonObject): readonly Wide[] {
  if (json.type === 'single') return [wideOf(json, false, isSide(json)) ?? []].flat();
  if (json.type !== 'slide' || isGuide(json)) return [];
  return nodesOf(json).flatMap((node) =>
    node.type === 'attach' ? [] : (wideOf(node, isHiddenNode(node), false) ?? []),
  );
}

function singleOf(json: JsonObject, lanes: LaneReading): JsonObject {
  const { beat, direction } = json;
  const wide = wideOf(json, false, isSide(json));
  if (wide?.isDirectional) {
    const isLeft = direction === 'left';
    return {
      type: 'Directional',
      beat,
      direction: isLeft ? 'Left' : 'Right',
      ...lanes.directional(wide, isLeft),
    };
  }
  const isFlick = direction !== undefined && direction !== 'none';
  return { type: 'Single', beat, lane: wide && lanes.lane(wide.middle, false), flick: isFlick };
}

function slideOf(json: JsonObject, number: number, lanes: LaneReading, repairs: Repairs): JsonObject {
  const nodes = nodesOf(json).flatMap((node) => {
    if (node.type === 'hidden') {
      repairs.add('otherNote', { type: 'Object', row: number });
      return [];
    }
    // An attached node lies on the slide.
    const wide = node.type === 'attach' ? null : wideOf(node, isHiddenNode(node), false);
    return {
      beat: asNumber(node.beat),
      lane: wide && lanes.lane(wide.middle, wide.isHidden),
      hidden: isHiddenNode(node),
      flick: node.direction !== undefined && node.direction !== 'none',
      ease: node.ease,
    };
  });
  return heldRow(eased(nodes));
}

function jsonOf(json: JsonObject, number: number, lanes: LaneReading, repairs: Repairs): JsonObject | null {
  switch (json.type) {
    case 'bpm':
      return { type: 'BPM', beat: json.beat, bpm: json.bpm };
    case 'single':
      return singleOf(json, lanes);
    case 'slide':
      if (!isGuide(json)) return slideOf(json, number, lanes, repairs);
      break;
    case 'timeScale':
    case 'timeScaleGroup': {
      const changes = json.type === 'timeScale' ? [json] : asArray(json.changes).map(asObject);
      if (changes.some(({ timeScale }) => asNumber(timeScale) !== 1)) {
        repairs.add('scrollSpeed', { type: 'Object', row: number });
      }
      return null;
    }
  }
  repairs.add('otherNote', { type: 'Object', row: number });
  return null;
}

export function readUsc(usc: JsonObject, repairs: Repairs): FormatRows {
  const objects = asArray(usc.objects).map(asObject);
  const lanes = lanesFor(objects.flatMap(widesOf), OWN, repairs);
  const rows = objects.flatMap((object, index): readonly NumberedRow[] => {
    const json = jsonOf(object, index + 1, lanes, repairs);
    return json ? [{ number: index + 1, json }] : [];
  });
  return { rows, musicDelay: 0 - (asNumber(usc.offset) ?? 0) };
}
