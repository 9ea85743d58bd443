import type { EditorView } from 'prosemirror-view';
import type { JsonObject } from '#model/records/reading';
import { postInText } from '#model/writing/post/file';
import { readMarkup } from '#model/writing/post/markup';
import { nodesOfPasted, nodesOfText } from '#model/writing/post/pasted';
import { insertNodes, nodesOfSlice } from './commands.ts';

/** The type under which copied nodes lie on the clipboard, beside their text. */
const NODES = 'application/x-setori-nodes';

/** What was copied or dropped, as nodes: whatever it is, nothing else comes of it. */
function nodesInTransfer(data: DataTransfer, home: string): readonly JsonObject[] {
  const text = data.getData('text/plain');
  const own = postInText(data.getData(NODES), home) ?? postInText(text, home);
  if (own) return own.content;
  const html = data.getData('text/html');
  return html === '' ? nodesOfText(text, home) : nodesOfPasted(readMarkup(html), home);
}

const ADDRESS = /^[a-z][a-z0-9+.-]*:\S+$/i;

const picturesIn = (data: DataTransfer): readonly File[] =>
  [...data.files].filter(({ type }) => type.startsWith('image/'));

/** Puts in what was pasted or dropped. `onPictures` gets its pictures. */
export function takeTransfer(
  view: EditorView,
  data: DataTransfer,
  onPictures: (files: readonly File[]) => void,
): void {
  const pictures = picturesIn(data);
  const text = data.getData('text/plain').trim();
  // A copied picture brings its address at most. Cells and paragraphs of an office program bring their text and a picture of it.
  if (pictures.length > 0 && (text === '' || ADDRESS.test(text))) onPictures(pictures);
  else
    view.dispatch(
      insertNodes(view.state, nodesInTransfer(data, location.origin)).setMeta('uiEvent', 'paste'),
    );
}

/** Copies or cuts the selection: nodes for editors of this site, their text for all others. */
export function copySelection(view: EditorView, event: ClipboardEvent): boolean {
  const { selection } = view.state;
  if (selection.empty || event.clipboardData === null) return false;
  const slice = selection.content();
  event.preventDefault();
  event.clipboardData.setData(NODES, JSON.stringify(nodesOfSlice(slice)));
  event.clipboardData.setData('text/plain', slice.content.textBetween(0, slice.content.size, '\n'));
  if (event.type === 'cut' && view.editable)
    view.dispatch(view.state.tr.deleteSelection().scrollIntoView().setMeta('uiEvent', 'cut'));
  return true;
}
