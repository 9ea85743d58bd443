import { CornerDownRight } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { LineRow } from './line-row.tsx';
import styles from './rows.module.css';
import { PictureRow, SceneRow } from './scene-row.tsx';
import { SoundRow } from './sound-row.tsx';
import type { RowProps } from './use-row-acts.ts';

function SilenceRow() {
  const { t } = useTranslation();
  return <p className={styles.silence}>{t('stories.text.silence')}</p>;
}

/** What the visitor of the game chooses from; the story goes on alike. */
function ChoiceRow({ texts, isHere }: Pick<RowProps, 'texts' | 'isHere'>) {
  const { t } = useTranslation();
  return (
    <div className={styles.choice} data-here={isHere || undefined} aria-current={isHere ? 'true' : undefined}>
      <CornerDownRight size={16} aria-hidden="true" />
      <span className="visually-hidden">{t('stories.text.choice')}</span>
      <span className={styles.texts}>
        {texts.map(({ text, lang }) => (
          <span key={lang} lang={lang}>
            {text}
          </span>
        ))}
      </span>
    </div>
  );
}

export const StoryRowView = memo((props: RowProps) => {
  const { row, server, texts, isHere, acts } = props;
  const files = { server, onOpen: acts.open, onLost: acts.lose };
  switch (row.kind) {
    case 'line':
      return <LineRow {...props} voices={row.voices.length} />;
    case 'scene':
      return <SceneRow {...files} file={row.picture} texts={texts} isHere={isHere} />;
    case 'picture':
      return <PictureRow {...files} file={row.picture} />;
    case 'music':
      if (row.music === 'silence') return <SilenceRow />;
      return <SoundRow server={server} file={row.music} onLost={acts.lose} />;
    case 'sound':
      return <SoundRow server={server} file={row.sound} onLost={acts.lose} />;
    case 'choice':
      return <ChoiceRow texts={texts} isHere={isHere} />;
  }
});
