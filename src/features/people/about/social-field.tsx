import { TextInput } from '@mantine/core';
import { MAX_SOCIAL } from '#model/contract/account/member-limits';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { socialAddress } from '../member/social-address.ts';
import { FieldPart } from './field-part.tsx';

interface Props {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

const SCHEME = 'https://';

/** The member's page elsewhere. Any text is allowed; a web URL becomes a link. */
export function SocialField({ text, onChange }: Props) {
  const { t } = useTranslation();
  const trimmed = text.trim();
  const hint = trimmed === '' || socialAddress(trimmed) ? 'about.social.hint' : 'about.social.plain';
  return (
    <FieldPart id="about-social" title={t('about.social.title')}>
      <TextInput
        type="text"
        inputMode="url"
        label={t('about.social.label')}
        description={t(hint, { scheme: SCHEME })}
        value={text}
        maxLength={MAX_SOCIAL}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldPart>
  );
}
