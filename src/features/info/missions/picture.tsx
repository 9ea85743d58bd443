import { FAMILY } from '#model/families/missions/family';
import { EventBanner } from '#src/kit/event/event-banner.tsx';
import { plainPicture } from '#src/kit/list/family/plain-picture.tsx';
import styles from './missions.module.css';

/** Letters say nothing: missions are called alike. */
const EmptyStage = () => (
  <span className={styles.stage}>
    <EventBanner src={null} />
  </span>
);

/** The banner of its event. */
export const Picture = plainPicture(FAMILY, 274 / 100, EmptyStage);
