import { STAGE_HEIGHT, STAGE_WIDTH } from '#model/chart/stage/draw-list';
import { LINE_Y, xAt } from '#model/chart/stage/geometry';
import { LANE_CAPS } from '../board/use-simulator-keys.ts';
import styles from './play.module.css';

const PERCENT = 100;
const of = (part: number, whole: number): string => `${(PERCENT * part) / whole}%`;

/** The key of each lane, above the line: before a run begins, where there is a keyboard. The words below say the same. */
export const KeyCaps = () => (
  <span className={styles.caps} aria-hidden="true">
    <span className={styles.field} style={{ '--ratio': STAGE_WIDTH / STAGE_HEIGHT }}>
      {LANE_CAPS.map((cap, lane) => (
        <kbd key={cap} style={{ left: of(xAt(lane, 1), STAGE_WIDTH), top: of(LINE_Y, STAGE_HEIGHT) }}>
          {cap}
        </kbd>
      ))}
    </span>
  </span>
);
