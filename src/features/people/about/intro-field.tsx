import { Button } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { JsonObject } from '#model/records/reading';
import { INTRO_LIMITS, measureIntro } from '#model/writing/about';
import { useFollowing } from '#src/features/account/people/people.data.ts';
import { useNameOffers } from '#src/features/community/thread/composer/use-name-offers.ts';
import { Toolbar, type ToolDialog } from '#src/features/studio/insert/toolbar.tsx';
import { Arrivals } from '#src/features/studio/pictures/arrivals.tsx';
import { useArrivals } from '#src/features/studio/pictures/use-arrivals.ts';
import { PostText } from '#src/features/studio/text/post-text.tsx';
import { type PostEditor, usePostEditor, useSummary } from '#src/features/studio/text/use-post-editor.ts';
import { useShortcuts } from '#src/features/studio/text/use-shortcuts.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { AboutView } from '../use-about.ts';
import styles from './about.module.css';
import { FieldPart } from './field-part.tsx';

interface Props {
  readonly intro: readonly JsonObject[];
  readonly view: AboutView;
  /** How many pictures are being uploaded. */
  readonly onArriving: (count: number) => void;
  readonly onSave: () => void;
}

/** The introduction, in the editor of posts. */
export function IntroField({ intro, view, onArriving, onSave }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [dialog, setDialog] = useState<ToolDialog | null>(null);
  const shortcuts = useShortcuts(setDialog, onSave);
  const { place, editor } = usePostEditor(intro, {
    onChange: (next) => view.change({ intro: next }),
    onPictures: (files) => arrivals.add(files),
    onKey: (event) => offers.onKey(event) || shortcuts(event),
    onBlur: view.keep,
  });
  const { name, faults } = useSummary(editor);
  const followed = useFollowing(useSession().user?.username ?? null);
  const offers = useNameOffers(name, followed, (username, from) =>
    editor?.insertPiece({ type: 'mention', data: username }, from),
  );
  const arrivals = useArrivals(editor, NO_COUNT);
  const arriving = arrivals.arrivals.length;
  useEffect(() => onArriving(arriving), [arriving, onArriving]);
  const isEditable = !view.isSaving;
  return (
    <FieldPart id="about-intro" title={t('about.intro')}>
      <div className={styles.frame}>
        <Toolbar
          editor={editor}
          isEditable={isEditable}
          dialog={dialog}
          onDialog={setDialog}
          onPictures={arrivals.add}
        />
        <PostText
          place={place}
          editor={editor}
          offers={offers}
          isEditable={isEditable}
          isEmpty={intro.length === 0}
          hintId={`${id}-count`}
          isInvalid={faults.length > 0}
        />
        <Arrivals arrivals={arrivals.arrivals} onArrived={arrivals.place} onGone={arrivals.drop} />
        <Limits id={`${id}-count`} intro={intro} />
      </div>
      <IntroFaults editor={editor} />
    </FieldPart>
  );
}

/** Reports the number of running uploads to the form. */
const NO_COUNT = { startUpload: () => undefined, endUpload: () => undefined };

const NEAR = 0.8;
const COUNTS = ['nodes', 'shown'] as const;

/** How much of each limit is used: letters always, the others when nearly reached. */
function Limits({ id, intro }: { readonly id: string; readonly intro: readonly JsonObject[] }) {
  const { t } = useTranslation();
  const measure = measureIntro(intro);
  const near = COUNTS.filter((count) => measure[count] >= INTRO_LIMITS[count] * NEAR);
  return (
    <p id={id} className={styles.limits}>
      <span data-over={measure.letters > INTRO_LIMITS.letters || undefined}>
        {t('write.count.letters', { used: measure.letters, most: INTRO_LIMITS.letters })}
      </span>
      {near.map((count) => (
        <span key={count} data-over={measure[count] > INTRO_LIMITS[count] || undefined}>
          {t(`write.count.${count}`, { used: measure[count], most: INTRO_LIMITS[count] })}
        </span>
      ))}
    </p>
  );
}

/** What the server would refuse in the text, each with a link to it. */
function IntroFaults({ editor }: { readonly editor: PostEditor | null }) {
  const { t } = useTranslation();
  const { faults } = useSummary(editor);
  if (faults.length === 0) return null;
  return (
    <ul className={styles.faults}>
      {faults.map(({ fault, from }) => (
        <li key={from}>
          <TriangleAlert size={16} aria-hidden="true" />
          <span>{t(`write.fault.${fault}`)}</span>
          <Button variant="default" size="compact-sm" onClick={() => editor?.select(from)}>
            {t('write.show')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
