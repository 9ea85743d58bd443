import { AllSelection, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { describe, expect, test } from 'vitest';
import { nodesOfDocument } from '#model/writing/post/document';
import { copySelection, takeTransfer } from '#src/features/studio/editor/clipboard.ts';
import { docOf, documentIn } from '#src/features/studio/editor/schema.ts';

const picture = new File(['x'], 'a.png', { type: 'image/png' });

function open(words: string, isEditable = true) {
  const doc = docOf(words === '' ? [] : [{ type: 'text', data: words }]);
  const view = new EditorView(null, { state: EditorState.create({ doc }), editable: () => isEditable });
  const nodes = () => nodesOfDocument(documentIn(view.state.doc));
  return { view, nodes };
}

function transfer(texts: Readonly<Record<string, string>>, files: readonly File[] = []) {
  const data = new DataTransfer();
  for (const [type, text] of Object.entries(texts)) data.setData(type, text);
  Object.defineProperty(data, 'files', { value: files });
  return data;
}

function taken(texts: Readonly<Record<string, string>>, files: readonly File[]) {
  const { view, nodes } = open('');
  const pictures: File[] = [];
  takeTransfer(view, transfer(texts, files), (all) => pictures.push(...all));
  return { nodes: nodes(), pictures };
}

describe('pasting', () => {
  test.each([
    ['a file', {}],
    ['a picture of a page', { 'text/html': '<img src="https://example.com/a.png" alt="A cat">' }],
    ['a picture with its address', { 'text/plain': 'https://example.com/a.png' }],
  ])('takes the picture of %s', (_name, texts) => {
    expect(taken(texts, [picture])).toEqual({ nodes: [], pictures: [picture] });
  });

  test('takes the text of an office program, which brings a picture of it', () => {
    const texts = { 'text/html': '<table><tr><td>Band</td></tr></table>', 'text/plain': 'Band' };
    expect(taken(texts, [picture])).toEqual({ nodes: [{ type: 'text', data: 'Band' }], pictures: [] });
  });
});

describe('cutting', () => {
  test.each([
    [true, []],
    [false, [{ type: 'text', data: 'Band' }]],
  ])('in a text that can be changed (%s) leaves %j', (isEditable, rest) => {
    const { view, nodes } = open('Band', isEditable);
    view.dispatch(view.state.tr.setSelection(new AllSelection(view.state.doc)));
    const event = new ClipboardEvent('cut', { clipboardData: new DataTransfer() });
    expect(copySelection(view, event)).toBe(true);
    expect(event.clipboardData?.getData('text/plain')).toBe('Band');
    expect(nodes()).toEqual(rest);
  });
});
