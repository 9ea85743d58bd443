import { useTranslation } from '#src/kit/text/translation.tsx';
import { STRENGTHS, useStrength } from '../passwords/strength.ts';
import styles from './form.module.css';
import { PasswordField } from './text-field.tsx';
import type { FormField } from './use-form.ts';

interface Props extends FormField {
  readonly label: string;
  /** What strangers know of its owner: no help in a password. */
  readonly known: readonly string[];
}

/** A password that is made up here, with how hard it is to guess. */
export function NewPasswordField({ known, ...field }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.newPassword}>
      <PasswordField {...field} hint={t('account.passwordRule')} autoComplete="new-password" />
      <StrengthMeter password={field.value} known={known} />
    </div>
  );
}

function StrengthMeter({
  password,
  known,
}: {
  readonly password: string;
  readonly known: readonly string[];
}) {
  const { t } = useTranslation();
  const strength = useStrength(password, known);
  const level = strength === null ? 0 : STRENGTHS.indexOf(strength);
  const words = strength && t(`account.strength.${strength}`);
  return (
    <div className={styles.strength} data-strength={strength ?? undefined}>
      {strength !== null && (
        <>
          <meter
            className="visually-hidden"
            aria-label={t('account.strength.label')}
            aria-valuetext={words ?? undefined}
            max={STRENGTHS.length - 1}
            value={level}
          />
          <div className={styles.bars} aria-hidden="true">
            {STRENGTHS.slice(1).map((each, index) => (
              <span key={each} data-reached={index < Math.max(1, level) || undefined} />
            ))}
          </div>
        </>
      )}
      <p role="status">{words}</p>
    </div>
  );
}
