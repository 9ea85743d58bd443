import { type ReactNode, useId } from 'react';
import { ACTION_KINDS, type ActionKind } from '#machines/storyeditor/storyeditor.types';
import { SearchField } from '#src/kit/field/search-field.tsx';
import { useKeptFocus } from '#src/kit/overlay/kept-focus.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { KindIcon } from '../kind-icon.tsx';
import type { StagePerson } from '../use-people.ts';
import { currentView, type StoryEditorActor, useStoryEditorPart } from '../use-story-editor.ts';
import { ActionList } from './action-list.tsx';
import { kindCounts, type ShownRows } from './action-rows.ts';
import { AddBar } from './add-bar.tsx';
import styles from './list.module.css';

interface Props {
  readonly actor: StoryEditorActor;
  readonly shown: ShownRows;
  readonly people: ReadonlyMap<number, StagePerson>;
  /** What brings actions in, and the way to the problems. */
  readonly tools: ReactNode;
}

/** What happens in the story, action by action. */
export function ActionsPanel({ actor, shown, people, tools }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const sheet = useStoryEditorPart(actor, (view) => view.sheet);
  const filter = useStoryEditorPart(actor, (view) => view.filter);
  const isAtOpening = useStoryEditorPart(actor, (view) => view.cursor === null);
  const { show, moveTo } = currentView(actor);
  const total = sheet.actions.length;
  const heading = useId();
  // The list is gone while there is nothing in it.
  const panel = useKeptFocus('[data-actions]');
  return (
    <section {...panel} className={styles.panel} tabIndex={-1} aria-labelledby={heading}>
      <h2 id={heading} className="visually-hidden">
        {t('storyEditor.actions')}
      </h2>
      <Kinds actor={actor} />
      <div className={styles.search} data-action-search>
        <SearchField
          label={t('storyEditor.find')}
          value={filter.words}
          onChange={(words) => show({ words })}
        />
        {tools}
      </div>
      <button
        type="button"
        className={styles.opening}
        aria-pressed={isAtOpening}
        onClick={() => moveTo(null)}
      >
        <KindIcon kind="background" />
        {t('storyEditor.opening')}
      </button>
      {total === 0 ? (
        <p className={styles.empty}>{t('storyEditor.empty')}</p>
      ) : shown.rows.length === 0 ? (
        <p className={styles.empty} role="status">
          {t('storyEditor.noneFound')}
        </p>
      ) : (
        <ActionList actor={actor} shown={shown} people={people} />
      )}
      <footer className={styles.foot}>
        <AddBar actor={actor} />
        <span className={styles.time} role="status">
          {t('storyEditor.shown', { number: integer(shown.ids.length), total: integer(total) })}
        </span>
      </footer>
    </section>
  );
}

/** How many there are of each kind; a press shows these alone. */
function Kinds({ actor }: { readonly actor: StoryEditorActor }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const sheet = useStoryEditorPart(actor, (view) => view.sheet);
  const chosen = useStoryEditorPart(actor, (view) => view.filter.kind);
  const counts = kindCounts(sheet);
  const { show } = currentView(actor);
  const offered = ACTION_KINDS.filter((kind) => kind !== 'other' || counts.other > 0 || chosen === 'other');
  const chip = (kind: ActionKind | null, label: string, count: number, mark: ReactNode) => (
    <button
      key={kind ?? 'all'}
      type="button"
      className={styles.chip}
      aria-pressed={chosen === kind}
      aria-label={`${label} ${integer(count)}`}
      title={label}
      onClick={() => show({ kind })}
    >
      {mark} <span>{integer(count)}</span>
    </button>
  );
  return (
    <fieldset className={styles.kinds} aria-label={t('storyEditor.kinds')}>
      {chip(null, t('storyEditor.all'), sheet.actions.length, t('storyEditor.all'))}
      {offered.map((kind) =>
        chip(kind, t(`storyEditor.kind.${kind}`), counts[kind], <KindIcon kind={kind} />),
      )}
    </fieldset>
  );
}
