import type { LucideIcon } from 'lucide-react';
import styles from './controls.module.css';

interface Props {
  readonly icon: LucideIcon;
  readonly label: string;
  /** For a button that stays pressed. */
  readonly isOn?: boolean;
  readonly keys?: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

const ICON = 22;

/** A button beside the picture: a sign and a word. */
export const Control = ({ icon: Icon, label, isOn, keys, isOff = false, onPress }: Props) => (
  <button
    type="button"
    className={styles.control}
    aria-pressed={isOn}
    aria-keyshortcuts={keys}
    disabled={isOff}
    onClick={onPress}
  >
    <Icon size={ICON} aria-hidden="true" />
    <span>{label}</span>
  </button>
);
