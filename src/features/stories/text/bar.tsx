import { ALargeSmall, Check, Copy, Download } from 'lucide-react';
import {
  SHOWN_LANGUAGES,
  type ShownLanguages,
  TEXT_SIZES,
} from '#model/media/story/catalogue/reading-settings';
import { LOCALE_NAMES, LOCALES, localeTag } from '#model/vocabulary/locales';
import type { ServerCode } from '#model/vocabulary/servers';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { ActionMenu, type MenuOpener } from '#src/kit/overlay/action-menu.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { langOf, type OpenStory } from '../open-story.ts';
import styles from './text.module.css';
import type { ReadingSettings } from './voices/use-storyvoices.ts';

const ICON = 20;

interface Props {
  readonly story: OpenStory;
  readonly settings: ReadingSettings;
  readonly onChange: (change: Partial<ReadingSettings>) => void;
  readonly onCopy: () => void;
  readonly onSave: () => void;
}

/** The language of a server's texts, in its own words. */
function languageName(server: ServerCode): string {
  const tag = langOf(server);
  const locale = LOCALES.find((each) => localeTag(each) === tag);
  return locale ? LOCALE_NAMES[locale] : tag;
}

/** Which languages show. */
export function LanguageChoice({
  story: { server, second },
  value,
  onChange,
}: {
  readonly story: OpenStory;
  readonly value: ShownLanguages;
  readonly onChange: (value: ShownLanguages) => void;
}) {
  const { t } = useTranslation();
  if (second === null) return null;
  const labels: Readonly<Record<ShownLanguages, string>> = {
    main: languageName(server),
    second: languageName(second.server),
    both: t('stories.text.both'),
  };
  return (
    <SegmentedChoice
      label={t('stories.text.languages')}
      choices={SHOWN_LANGUAGES.map((each) => ({ value: each, label: labels[each] }))}
      value={value}
      onChange={onChange}
    />
  );
}

const MenuButton = ({ opener, label, Icon }: { opener: MenuOpener; label: string; Icon: typeof Copy }) => (
  <button type="button" className={styles.tool} aria-label={label} title={label} {...opener}>
    <Icon size={ICON} aria-hidden="true" />
  </button>
);

/** Languages, size of the text, and what can be taken along. */
export function ReaderBar({ story, settings, onChange, onCopy, onSave }: Props) {
  const { t } = useTranslation();
  const size = t('stories.text.size');
  const share = t('stories.text.share');
  return (
    <div className={styles.bar}>
      <LanguageChoice
        story={story}
        value={settings.languages}
        onChange={(languages) => onChange({ languages })}
      />
      <span className={styles.tools}>
        <ActionMenu
          label={size}
          actions={TEXT_SIZES.map((each) => ({
            label: t(`stories.text.sizes.${each}`),
            icon: each === settings.size ? <Check size={ICON} aria-hidden="true" /> : <span />,
            onChoose: () => onChange({ size: each }),
          }))}
          button={(opener) => <MenuButton opener={opener} label={size} Icon={ALargeSmall} />}
        />
        <ActionMenu
          label={share}
          actions={[
            {
              label: t('stories.text.copyAll'),
              icon: <Copy size={ICON} aria-hidden="true" />,
              onChoose: onCopy,
            },
            {
              label: t('stories.text.save'),
              icon: <Download size={ICON} aria-hidden="true" />,
              onChoose: onSave,
            },
          ]}
          button={(opener) => <MenuButton opener={opener} label={share} Icon={Copy} />}
        />
      </span>
    </div>
  );
}
