import {
  type ChartEditorActor,
  type ChartEditorView,
  chartEditorView,
} from '#machines/charteditor/charteditor.view';
import { type ChartSheet, spansOf } from '#model/chart/editing/sheet';
import type { TempoSpan } from '#model/chart/time';
import { type Colors, colorsOf } from '#src/features/charts/strip/paint.ts';
import { EdgeScroll } from './edge-scroll.ts';
import { geometryOf, type StageGeometry } from './geometry.ts';
import { type StageHost, StagePress } from './gestures.ts';
import { keyAt } from './hit.ts';
import { slideThrough } from './notes-of.ts';
import { paintStage, type StageOverlay, type StageScene } from './paint-stage.ts';
import { StageTouches } from './touches.ts';
import type { ChartViewport } from './viewport.ts';

/** What the page says of the drawing. */
export interface EditorLook extends Pick<StageScene, 'marks' | 'texts'> {
  /** Keys are in use, so the cursor shows. */
  readonly hasKeys: boolean;
}

type Spot = { readonly x: number; readonly y: number };

interface Press {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly button: number;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly timeStamp: number;
}

const SHARPEST = 2;
const LINE_PX = 40;
const ZOOM_PER_PX = 1.0015;
const SECOND_BUTTON = 2;

const isTouch = ({ pointerType }: Press): boolean => pointerType === 'touch';

/** What pointers do on one canvas, and the drawing of it: once a frame at most, without React. */
export class StageHands implements StageHost {
  readonly view: ChartViewport;
  readonly overlay: StageOverlay = { ghosts: [], lifted: new Set(), box: null };
  readonly #actor: ChartEditorActor;
  readonly #press: StagePress;
  readonly #touches: StageTouches;
  readonly #edges: EdgeScroll;
  #canvas: HTMLCanvasElement | null = null;
  #colors: Colors | null = null;
  #font = '';
  #frame = 0;
  #look: EditorLook | null = null;
  #onTempo: () => void = () => undefined;
  #timed: { readonly sheet: ChartSheet; readonly spans: readonly TempoSpan[] } | null = null;

  constructor(actor: ChartEditorActor, view: ChartViewport) {
    this.#actor = actor;
    this.view = view;
    this.#press = new StagePress(this);
    this.#touches = new StageTouches({
      view,
      undo: () => this.editor().undo(),
      redo: () => this.editor().redo(),
    });
    this.#edges = new EdgeScroll({
      height: () => view.state.height,
      scrollBy: (px) => view.scrollBy(px),
      moved: (x, y) => this.#press.move(x, y),
    });
  }

  editor(): ChartEditorView {
    return chartEditorView(this.#actor.getSnapshot(), this.#actor.send);
  }

  geometry(): StageGeometry {
    const { sheet } = this.editor();
    if (this.#timed?.sheet !== sheet) this.#timed = { sheet, spans: spansOf(sheet) };
    return geometryOf(this.view.state, this.#timed.spans);
  }

  openTempo(): void {
    this.#onTempo();
  }

  dress(look: EditorLook, onTempo: () => void): void {
    this.#look = look;
    this.#onTempo = onTempo;
    this.draw();
  }

  draw(): void {
    this.#frame ||= requestAnimationFrame(() => this.#paint());
  }

  #paint(): void {
    this.#frame = 0;
    const context = this.#canvas?.getContext('2d');
    if (!this.#canvas || !context || !this.#look || this.view.state.width === 0) return;
    this.#colors ??= colorsOf(this.#canvas);
    const scale = this.#canvas.width / this.view.state.width;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    const { sheet, selection, grid, cursor, nodes } = this.editor();
    const { marks, texts, hasKeys } = this.#look;
    const { overlay } = this;
    const ghosts = nodes.length > 0 ? [...overlay.ghosts, slideThrough([...nodes, cursor])] : overlay.ghosts;
    paintStage(
      { context, at: this.geometry(), colors: this.#colors, font: this.#font },
      {
        sheet,
        selection,
        grid,
        marks,
        texts,
        cursor: hasKeys ? cursor : null,
        overlay: { ...overlay, ghosts },
      },
    );
  }

  /** Draws on a canvas until the function that it returns is called. */
  attach(canvas: HTMLCanvasElement): () => void {
    this.#canvas = canvas;
    this.#font = getComputedStyle(canvas).fontFamily;
    const size = new ResizeObserver(() => this.#fit(canvas));
    size.observe(canvas);
    const roll = (event: WheelEvent) => this.#roll(event, canvas);
    canvas.addEventListener('wheel', roll, { passive: false });
    const unsubscribe = this.view.subscribe(() => this.draw());
    const subscription = this.#actor.subscribe(() => this.draw());
    return () => {
      size.disconnect();
      canvas.removeEventListener('wheel', roll);
      unsubscribe();
      subscription.unsubscribe();
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      this.#edges.stop();
      this.#canvas = null;
    };
  }

  #fit(canvas: HTMLCanvasElement): void {
    const { clientWidth: width, clientHeight: height } = canvas;
    const scale = Math.min(SHARPEST, window.devicePixelRatio);
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    this.view.set({ width, height });
  }

  #roll(event: WheelEvent, canvas: HTMLCanvasElement): void {
    event.preventDefault();
    const px = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY;
    const y = event.clientY - canvas.getBoundingClientRect().top;
    if (event.ctrlKey || event.metaKey) this.view.zoomTo(this.view.state.pxPerSecond * ZOOM_PER_PX ** -px, y);
    else this.view.scrollBy(-px);
  }

  /** Whether a note is there, and a press leaves it. */
  isOnNote({ x, y }: Spot): boolean {
    const { sheet, tool } = this.editor();
    return tool !== 'erase' && keyAt(sheet, this.geometry(), x, y) !== null;
  }

  down(event: Press, { x, y }: Spot): void {
    if (isTouch(event)) this.#touches.down(event.pointerId, { x, y }, event.timeStamp);
    if (isTouch(event) && this.#touches.isMany) this.#drop();
    else {
      this.#press.down(x, y, event, event.button === SECOND_BUTTON);
      this.#edges.start(y);
    }
  }

  move(event: Press, { x, y }: Spot): void {
    if (isTouch(event)) this.#touches.move(event.pointerId, { x, y });
    if (isTouch(event) && this.#touches.isMany) return;
    this.#press.move(x, y);
    if (this.#press.isDown) this.#edges.move(x, y);
  }

  up(event: Press, { x, y }: Spot): void {
    const wasMany = isTouch(event) && this.#touches.isMany;
    if (isTouch(event)) this.#touches.up(event.pointerId, event.timeStamp);
    if (wasMany) return;
    this.#edges.stop();
    this.#press.up(x, y);
    // A finger hovers nowhere.
    if (isTouch(event)) this.#press.cancel();
  }

  cancel({ pointerId }: Press): void {
    this.#touches.drop(pointerId);
    this.#drop();
  }

  /** Leaves everything as it was, as Escape does; whether a press was under way. */
  escape(): boolean {
    const { isDown } = this.#press;
    if (isDown) this.#drop();
    return isDown;
  }

  #drop(): void {
    this.#edges.stop();
    this.#press.cancel();
  }

  leave(): void {
    if (!this.#press.isDown) this.#press.cancel();
  }
}
