import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { applyCommand } from '#model/media/story/editing/commands';
import { emptySheet, type StorySheet } from '#model/media/story/editing/sheet';
import type { JsonObject } from '#model/records/reading';
import { Editor } from '#src/features/storyeditor/editor.tsx';
import {
  currentView,
  type StoryEditorActor,
  useStoryEditor,
} from '#src/features/storyeditor/use-story-editor.ts';
import { renderPiece } from '../../render-page.tsx';

afterEach(cleanup);

const line = (body: string, name = 'Ran'): JsonObject => ({ type: 'talk', name, body, characters: [1] });

const STORY: StorySheet = applyCommand(emptySheet(1), {
  kind: 'insert',
  at: 0,
  actions: [line('Good morning.'), { type: 'sound', bgm: null, se: null }, line('The last bus.', 'Moca')],
});

/** A site without lists and files. */
const NO_FILES = { answers: () => undefined };

interface Props {
  readonly sheet: StorySheet;
  readonly keep?: () => void;
  readonly isLocked?: boolean;
  readonly onActor: (actor: StoryEditorActor) => void;
}

function Page({ sheet, keep = () => undefined, isLocked = false, onActor }: Props) {
  const actor = useStoryEditor({ sheet });
  onActor(actor);
  const none = { state: null, buttons: null, tools: null, notes: null, about: null };
  return <Editor actor={actor} draft={{ title: 'Half past five', keep, isLocked, ...none }} />;
}

async function open(setting: Partial<Props> = {}) {
  let actor: StoryEditorActor | null = null;
  await renderPiece(
    <Page
      sheet={STORY}
      {...setting}
      onActor={(opened) => {
        actor = opened;
      }}
    />,
    NO_FILES,
  );
  const list = await screen.findByRole('listbox', { name: 'Actions' });
  const bodies = () => actor && currentView(actor).sheet.actions.map(({ json }) => json.body ?? json.type);
  return { list, bodies };
}

const row = (name: RegExp) => screen.getByRole('option', { name });

test('what is typed into the fields stands in the list and on the stage, and is undone as one step', async () => {
  const { bodies } = await open();
  const field = screen.getByRole('textbox', { name: 'Line' });
  fireEvent.change(field, { target: { value: 'Good night' } });
  fireEvent.change(field, { target: { value: 'Good night.' } });
  expect(row(/Ran Good night\./)).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Stage' }).textContent).toContain('Good night.'),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(bodies()).toEqual(['Good morning.', 'sound', 'The last bus.']);
  fireEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect(bodies()).toEqual(['Good night.', 'sound', 'The last bus.']);
});

test('keys of the list move the cursor, add, move and remove', async () => {
  const { list, bodies } = await open();
  list.focus();
  fireEvent.keyDown(list, { key: 'ArrowDown' });
  expect(row(/No sound/).getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(list, { key: 'ArrowDown', altKey: true });
  expect(bodies()).toEqual(['Good morning.', 'The last bus.', 'sound']);
  fireEvent.keyDown(list, { key: 't' });
  expect(bodies()).toEqual(['Good morning.', 'The last bus.', 'sound', '']);
  fireEvent.keyDown(list, { key: 'Delete' });
  fireEvent.keyDown(list, { key: 'Home' });
  fireEvent.keyDown(list, { key: 'ArrowDown', shiftKey: true });
  expect(screen.getByRole('heading', { name: '2 actions selected' })).toBeTruthy();
  fireEvent.keyDown(list, { key: 'Delete' });
  expect(bodies()).toEqual(['sound']);
});

test('a field keeps its letters, and Ctrl and Enter add the next line from fields of an action', async () => {
  const keep = vi.fn();
  const { bodies } = await open({ keep });
  const field = screen.getByRole('textbox', { name: 'Line' });
  fireEvent.keyDown(field, { key: 't' });
  fireEvent.keyDown(field, { key: 'Delete' });
  expect(bodies()).toHaveLength(3);
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  expect(bodies()).toEqual(['Good morning.', '', 'sound', 'The last bus.']);
  const search = screen.getByRole('searchbox', { name: 'Find in the actions' });
  fireEvent.keyDown(search, { key: 'Enter', ctrlKey: true });
  expect(bodies()).toHaveLength(4);
  fireEvent.keyDown(search, { key: 's', ctrlKey: true });
  expect(keep).toHaveBeenCalledOnce();
});

test('a handle that is pressed, or let go where it was, leaves an action there, also while others are hidden', async () => {
  const { bodies } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Line 2' }));
  const grip = row(/The last bus/).querySelector('[aria-hidden=true]:last-child') as HTMLElement;
  for (const clientY of [50, 90]) {
    fireEvent.pointerDown(grip, { button: 0, pointerId: 1, clientY: 50 });
    fireEvent.pointerMove(document, { pointerId: 1, clientY });
    fireEvent.pointerUp(document, { pointerId: 1, clientY });
    expect(bodies()).toEqual(['Good morning.', 'sound', 'The last bus.']);
  }
});

test('actions that are selected are dragged together, by one pointer alone', async () => {
  const { bodies } = await open();
  fireEvent.click(row(/The last bus/), { ctrlKey: true });
  const grip = row(/The last bus/).querySelector('[aria-hidden=true]:last-child') as HTMLElement;
  fireEvent.pointerDown(grip, { button: 0, pointerId: 1, clientY: 50 });
  fireEvent.pointerMove(document, { pointerId: 1, clientY: 90 });
  fireEvent.pointerUp(document, { pointerId: 2, clientY: 90 });
  expect(bodies()).toEqual(['Good morning.', 'sound', 'The last bus.']);
  fireEvent.pointerUp(document, { pointerId: 1, clientY: 90 });
  expect(bodies()).toEqual(['sound', 'Good morning.', 'The last bus.']);
});

test('the focus stays with the fields or the list when what had it is gone', async () => {
  const { list, bodies } = await open();
  const fields = screen.getByRole('region', { name: 'Fields of the action' });
  const remove = within(fields).getByRole('button', { name: 'Delete' });
  remove.focus();
  fireEvent.click(remove);
  await waitFor(() => expect(document.activeElement).toBe(fields));
  fireEvent.keyDown(fields, { key: 'Escape' });
  expect(document.activeElement).toBe(list);
  fireEvent.keyDown(list, { key: 'a', ctrlKey: true });
  fireEvent.keyDown(list, { key: 'Delete' });
  expect(bodies()).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Actions' })));
  fireEvent.keyDown(document.activeElement as Element, { key: 'z', ctrlKey: true });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listbox', { name: 'Actions' })));
});

test('filters by kind and words leave out what they do not find, and say how many are left', async () => {
  await open();
  const kinds = screen.getByRole('group', { name: 'Kinds of actions' });
  fireEvent.click(within(kinds).getByRole('button', { name: 'Sound 1' }));
  expect(screen.queryByRole('option', { name: /Good morning/ })).toBeNull();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 of 3');
  fireEvent.click(within(kinds).getByRole('button', { name: 'All 3' }));
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find in the actions' }), {
    target: { value: 'bus' },
  });
  await waitFor(() => expect(screen.queryByRole('option', { name: /Good morning/ })).toBeNull());
  expect(row(/Moca The last bus/)).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find in the actions' }), {
    target: { value: 'zzz' },
  });
  expect(screen.getByText('No action matches.')).toBeTruthy();
});

test('a scene folds, and the opening has fields of its own', async () => {
  await open();
  fireEvent.click(row(/Scene Beginning, actions 1 – 3/));
  expect(screen.queryByRole('option', { name: /Good morning/ })).toBeNull();
  fireEvent.click(row(/folded/));
  fireEvent.click(screen.getByRole('button', { name: 'Opening' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Server' }), { target: { value: '0' } });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Server' }).value).toBe('0');
});

test('an empty story says how to begin, and a locked one has no keys', async () => {
  const { list, bodies } = await open({ isLocked: true });
  fireEvent.keyDown(list, { key: 't' });
  expect(bodies()).toHaveLength(3);
  cleanup();
  await renderPiece(<Page sheet={emptySheet(0)} onActor={() => undefined} />, NO_FILES);
  expect(await screen.findByText(/No actions yet/)).toBeTruthy();
});

test('what is wrong is named with its action, leads there and is mended', async () => {
  const sheet = applyCommand(STORY, {
    kind: 'insert',
    at: 3,
    actions: [{ type: 'effect', effectType: 'telop', text: '' }],
  });
  const { bodies } = await open({ sheet });
  const name = await screen.findByText('The title card says nothing');
  const problem = within(name.closest('li') as HTMLElement);
  fireEvent.click(problem.getByRole('button', { name: 'Show' }));
  expect(row(/^4.*Title card/).getAttribute('aria-selected')).toBe('true');
  fireEvent.click(problem.getByRole('button', { name: 'Fix' }));
  expect(bodies()).toHaveLength(3);
  await waitFor(() => expect(screen.queryByText('The title card says nothing')).toBeNull());
});

test('a problem is mended once, however often that is pressed before the story is looked through again', async () => {
  const sheet = applyCommand(STORY, {
    kind: 'insert',
    at: 0,
    actions: [
      { type: 'effect', effectType: 'blackOut', duration: 1 },
      { type: 'effect', effectType: 'changeBackground', background: { type: 'bandori', file: 'bg001' } },
    ],
  });
  const { bodies } = await open({ sheet });
  const name = await screen.findByText('The picture stays dark while the story goes on');
  const mend = within(name.closest('li') as HTMLElement).getByRole('button', { name: 'Fix' });
  fireEvent.click(mend);
  fireEvent.click(mend);
  expect(bodies()).toHaveLength(6);
  await waitFor(() =>
    expect(screen.queryByText('The picture stays dark while the story goes on')).toBeNull(),
  );
});

test('a problem leads to the fields of its action, out of a filter and out of a folded scene', async () => {
  const sheet = applyCommand(STORY, { kind: 'insert', at: 3, actions: [line('')] });
  const { list } = await open({ sheet });
  const name = await screen.findByText('The line says nothing');
  list.focus();
  fireEvent.keyDown(list, { key: 'ArrowLeft' });
  fireEvent.click(screen.getByRole('button', { name: 'Sound 1' }));
  fireEvent.click(within(name.closest('li') as HTMLElement).getByRole('button', { name: 'Show' }));
  expect(row(/^4.*Line Ran/).getAttribute('aria-selected')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Line' })));
});

test('each row says its place among all, and a folded scene has the cursor of what is in it', async () => {
  const { list, bodies } = await open();
  const places = screen.getAllByRole('option').map((each) => each.getAttribute('aria-posinset'));
  expect(places).toEqual(['1', '2', '3', '4']);
  expect(row(/Good morning/).getAttribute('aria-setsize')).toBe('4');
  const active = () => document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
  expect(active()).toBe(row(/Good morning/));
  list.focus();
  fireEvent.keyDown(list, { key: 'ArrowLeft' });
  expect(active()).toBe(row(/folded/));
  fireEvent.keyDown(list, { key: 'Delete' });
  expect(bodies()).toHaveLength(3);
  fireEvent.click(row(/folded/));
  expect(document.activeElement).toBe(list);
});

test('what is added into a folded scene unfolds it', async () => {
  const { list } = await open();
  list.focus();
  fireEvent.keyDown(list, { key: 'ArrowLeft' });
  expect(screen.queryByRole('option', { name: /Good morning/ })).toBeNull();
  fireEvent.keyDown(list, { key: 't' });
  expect(row(/^2.*Line Ran/).getAttribute('aria-selected')).toBe('true');
});
