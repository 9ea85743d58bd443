import styles from './check-field.module.css';

interface Props {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Yes or no, as the browser draws it. */
export const CheckField = ({ label, checked, onChange }: Props) => (
  <label className={styles.field}>
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
    <span>{label}</span>
  </label>
);
