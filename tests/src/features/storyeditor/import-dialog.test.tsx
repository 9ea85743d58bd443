import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { mainCharacters } from '#demo/cast/characters';
import { MAX_STORY_ACTIONS } from '#model/contract/community/story-limits';
import { applyCommand, type StoryCommand } from '#model/media/story/editing/commands';
import { emptySheet, type StorySheet } from '#model/media/story/editing/sheet';
import { asText } from '#model/records/reading';
import { ImportDialog } from '#src/features/storyeditor/files/import-dialog.tsx';
import { renderPiece } from '../../render-page.tsx';

beforeAll(
  () => void Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true }),
);
afterEach(cleanup);

const CAST = mainCharacters();
const named = (id: number): string => CAST[id]?.firstName[1] ?? '';
const full = (id: number): string => CAST[id]?.characterName[1] ?? '';
const costume = (id: number, characterId: number) => ({
  characterId,
  assetBundleName: `dress_${id}`,
  description: ['a', 'a', 'a', 'a', 'a'],
  publishedAt: ['1', '1', '1', '1', '1'],
});

async function open(sheet: StorySheet = emptySheet(1)) {
  const onTake = vi.fn<(command: StoryCommand) => void>();
  await renderPiece(<ImportDialog opened sheet={sheet} onClose={() => undefined} onTake={onTake} />, {
    answers: ({ name }) => {
      if (name.startsWith('GET characters/')) return CAST;
      if (name.startsWith('GET costumes/')) return { 1: costume(1, 1), 2: costume(2, 2) };
      return {};
    },
  });
  return {
    onTake,
    /** The story that came of it, in short. */
    told: () => {
      const command = onTake.mock.calls.at(-1)?.[0];
      return command
        ? applyCommand(sheet, command).actions.map(
            ({ json: { type, name, body, character, costume: worn, text } }) =>
              [type, name, body, character, worn, text]
                .filter((part) => asText(part) ?? typeof part === 'number')
                .join(' '),
          )
        : null;
    },
  };
}

const paste = async (text: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Or paste the text' }), { target: { value: text } });
  await screen.findByRole('heading', { name: 'Lines' });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const line = (text: string) => screen.getByRole('checkbox', { name: new RegExp(text) });
const status = () =>
  screen
    .getAllByRole('status')
    .map((each) => each.textContent)
    .join('');

test('makes a staged story of a pasted text in one step', async () => {
  const { told } = await open();
  await paste(`[The roof]\nIt rains.\n${named(1)}: Hi!\n${named(2)}: Oh.\nThe cat: Mew.`);
  await waitFor(() => expect(screen.getByRole('button', { name: full(1) })).toBeDefined());
  press('Make a story of it');
  expect(told()).toEqual([
    'effect The roof',
    'talk   It rains.',
    'layout 1 dress_1',
    `talk ${named(1)} Hi!`,
    'layout 2 dress_2',
    `talk ${named(2)} Oh.`,
    'talk The cat Mew.',
  ]);
});

test('gives the lines that are chosen to a character, and says so', async () => {
  const { told } = await open();
  await paste(`${named(1)}: Hi!\nAnd then?\n(She waits.)`);
  const person = await screen.findByRole('button', { name: full(1) });
  fireEvent.click(person);
  expect(status()).toContain('Choose lines first.');
  fireEvent.click(line('And then'));
  expect(status()).toContain('Lines chosen: 1');
  fireEvent.click(person);
  expect(status()).toContain(`Lines now said by ${full(1)}: 1`);
  fireEvent.click(screen.getByRole('checkbox', { name: /round brackets/ }));
  press('Make a story of it');
  expect(told()).toEqual(['layout 1 dress_1', `talk ${named(1)} Hi!`, `talk ${named(1)} And then?`]);
});

test('takes a line that is dragged onto a character, and a character that is dragged onto a line', async () => {
  const { told } = await open();
  await paste(`${named(1)}: Hi!\n${named(2)}: Oh.\nAnd then?`);
  const [one, two] = [
    await screen.findByRole('button', { name: full(1) }),
    screen.getByRole('button', { name: full(2) }),
  ];
  const row = (text: string): Element => line(text).closest('[draggable]') ?? document.body;
  const dataTransfer = { setData: vi.fn(), files: [] };
  const drag = (from: Element, to: Element) => {
    fireEvent.dragStart(from, { dataTransfer });
    fireEvent.dragOver(to, { dataTransfer });
    fireEvent.drop(to, { dataTransfer });
  };
  drag(row('And then'), two);
  drag(one, row('Oh'));
  drag(screen.getByRole('button', { name: 'Narrator' }), row('Hi!'));
  press('Make a story of it');
  expect(told()).toEqual([
    'talk   Hi!',
    'layout 1 dress_1',
    `talk ${named(1)} Oh.`,
    'layout 2 dress_2',
    `talk ${named(2)} And then?`,
  ]);
});

test('asks who is meant where a name is unknown', async () => {
  const { told } = await open();
  await paste('K.: Hi!\nNote: it rains.');
  const [first] = screen.getAllByText(/Not recognised/);
  expect(first?.textContent).toContain('Hi!');
  for (const [who, option] of [
    ['K.', full(1)],
    ['Note', 'No name, part of the text'],
  ] as const) {
    const field = screen.getByRole('combobox', { name: `Who is “${who}”?` });
    fireEvent.click(field);
    fireEvent.click(await screen.findByRole('option', { name: option }));
  }
  press('Make a story of it');
  expect(told()).toEqual(['layout 1 dress_1', 'talk K. Hi!', 'talk   Note: it rains.']);
});

test('adds a text behind the story, replaces it, or takes a chapter of it', async () => {
  const before = applyCommand(emptySheet(1), {
    kind: 'insert',
    at: 0,
    actions: [{ type: 'talk', name: ' ', body: 'Before' }],
  });
  const { told } = await open(before);
  await paste('# One\nA\n# Two\nB');
  press('Add at the end');
  expect(told()?.[0]).toBe('talk   Before');
  press('Replace the story');
  expect(told()).toEqual(['effect One', 'talk   A', 'effect', 'effect', 'effect Two', 'talk   B']);
  fireEvent.click(screen.getByRole('combobox', { name: 'Chapter to import' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Two' }));
  press('Replace the story');
  expect(told()).toEqual(['effect Two', 'talk   B']);
});

test('takes a source as it is, and says what is wrong with another text', async () => {
  const { onTake } = await open();
  const field = screen.getByRole('textbox', { name: 'Or paste the text' });
  fireEvent.change(field, { target: { value: '{"server":1,"x":2,"actions":[{"type":"dance"}]}' } });
  await screen.findByText('Source of a story');
  press('Make a story of it');
  const command = onTake.mock.calls[0]?.[0];
  expect(command?.kind === 'replace' || command?.kind === 'insert').toBe(true);
  fireEvent.change(field, { target: { value: '{"server":1' } });
  await screen.findByText(/This is not the source of a story/);
  expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Make a story of it' })).toBeNull();
});

test('opens a source that holds more than can be published, and adds no such one to a story', async () => {
  const before = applyCommand(emptySheet(1), { kind: 'insert', at: 0, actions: [{ type: 'talk' }] });
  const { onTake, told } = await open(before);
  const field = screen.getByRole('textbox', { name: 'Or paste the text' });
  const actions = `[${'{},'.repeat(MAX_STORY_ACTIONS)}{}]`;
  fireEvent.change(field, { target: { value: `{"actions":${actions}}` } });
  await screen.findByText('Source of a story');
  press('Add at the end');
  expect(screen.getByRole('alert').textContent).toContain('larger than a story can be');
  expect(onTake).not.toHaveBeenCalled();
  press('Replace the story');
  expect(told()).toHaveLength(MAX_STORY_ACTIONS + 1);
});
