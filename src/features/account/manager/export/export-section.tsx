import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { Copy, Download } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { EXPORT_FORMS, type ExportForm, exportFile, exportProfiles } from '#model/profile/files/export';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useNamedProfiles, useProfileName } from '#src/kit/text/profile-name.ts';
import { saveCsvText, saveFile } from '#src/kit/text/save-file.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** The text of one profile, or of all for null, and the name of its file. */
function useExported(form: ExportForm, index: number | null) {
  const { profiles } = useProfiles();
  const named = useNamedProfiles();
  return useMemo(() => {
    const chosen = named(index === null ? profiles : profiles.slice(index, index + 1));
    return { ...exportProfiles(chosen, form), file: exportFile(chosen, form) };
  }, [profiles, named, form, index]);
}

const PATIENCE_MS = 2_500;
/** Longer texts are for files: a field with a megabyte in it makes the page heavy. */
const SHOWN_LENGTH = 100_000;

/** A collection as text or file, for another browser, another site, a spreadsheet. */
export function ExportSection() {
  const { t } = useTranslation();
  const { profiles } = useProfiles();
  return (
    <Section id="export" title={t('manager.section.export')}>
      <p className="muted">{t('manager.exportLead')}</p>
      {profiles.length > 0 ? <ExportForms /> : <p>{t('manager.nothingToExport')}</p>}
    </Section>
  );
}

const ALL = 'all';
const JSON_FILE = { type: 'application/json' };

function ExportForms() {
  const { t } = useTranslation();
  const { profiles, active } = useProfiles();
  const shownName = useProfileName();
  const [form, setForm] = useState<ExportForm>('compact');
  const [choice, setChoice] = useState<string | null>(null);
  const which = useId();
  // A table has room for one profile.
  const canBeAll = form !== 'table' && profiles.length > 1;
  const isAll = choice === ALL && canBeAll;
  const index = choice !== null && Number(choice) in profiles ? Number(choice) : active;
  const names = profiles.map(({ name }, i) => ({ value: String(i), label: shownName(name) }));
  return (
    <>
      <FieldRow label={t('profile.label')} htmlFor={which}>
        <NativeSelect
          id={which}
          value={isAll ? ALL : String(index)}
          data={canBeAll ? [...names, { value: ALL, label: t('manager.allProfiles') }] : names}
          onChange={(event) => setChoice(event.currentTarget.value)}
        />
      </FieldRow>
      <FieldRow label={t('manager.form')} hint={t(`manager.formHint.${form}`)}>
        <SegmentedChoice
          label={t('manager.form')}
          value={form}
          choices={EXPORT_FORMS.map((value) => ({ value, label: t(`manager.formOf.${value}`) }))}
          onChange={setForm}
        />
      </FieldRow>
      <Exported form={form} index={isAll ? null : index} />
    </>
  );
}

interface ExportedProps {
  readonly form: ExportForm;
  /** Null for all profiles. */
  readonly index: number | null;
}

function Exported({ form, index }: ExportedProps) {
  const { t } = useTranslation();
  const { text, skipped, file } = useExported(form, index);
  const { copy, copied, error } = useClipboard({ timeout: PATIENCE_MS });
  return (
    <>
      {text.length <= SHOWN_LENGTH && (
        <FieldRow label={t('manager.text')}>
          <Textarea
            aria-label={t('manager.text')}
            w="100%"
            rows={4}
            readOnly
            wrap="off"
            spellCheck={false}
            value={text}
            onFocus={(event) => event.currentTarget.select()}
          />
        </FieldRow>
      )}
      {skipped > 0 && <p role="note">{t('manager.skipped', { number: skipped })}</p>}
      <FieldRow label="">
        <Button
          variant="filled"
          leftSection={<Copy size={16} aria-hidden="true" />}
          onClick={() => copy(text)}
        >
          {t('manager.copy')}
        </Button>
        <Button
          leftSection={<Download size={16} aria-hidden="true" />}
          onClick={() =>
            form === 'table' ? saveCsvText(file, text) : saveFile(file, new Blob([text], JSON_FILE))
          }
        >
          {t('manager.save')}
        </Button>
        <span role="status">
          {copied && t('copy.textCopied')}
          {error && t('copy.failed')}
        </span>
      </FieldRow>
    </>
  );
}
