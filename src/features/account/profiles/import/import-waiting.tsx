import styles from './import.module.css';

/** Keeps the place of the form until its code is there. */
export const ImportWaiting = () => <div className={styles.waiting} aria-busy="true" />;
