/**
 * Stands in for the core of Cubism 2, which may not be handed on: the members that pixi-live2d-display and src/browser/live2d/cubism
 * touch. A model is one textured rectangle that PARAM_ANGLE_X shifts and PARAM_HAIR_FRONT widens. It records what is asked of it.
 */

type Gl = WebGLRenderingContext;

const WIDTH = 100;
const HEIGHT = 200;
const DEFINITIONS = [
  ['PARAM_ANGLE_X', -30, 30, 0],
  ['PARAM_ANGLE_Y', -30, 30, 0],
  ['PARAM_EYE_L_OPEN', 0, 1, 1],
  ['PARAM_MOUTH_OPEN_Y', 0, 1, 0],
  ['PARAM_BROW_L_Y', -1, 1, 0],
  ['PARAM_HAIR_FRONT', -1, 1, 0],
] as const;

const VERTEX = `
attribute vec2 aPlace;
uniform mat4 uMatrix;
varying vec2 vPlace;
void main() {
  vPlace = vec2(aPlace.x / ${WIDTH}.0, 1.0 - aPlace.y / ${HEIGHT}.0);
  gl_Position = vec4((uMatrix * vec4(aPlace, 0.0, 1.0)).xy, 0.0, 1.0);
}`;
const FRAGMENT = `
precision mediump float;
varying vec2 vPlace;
uniform sampler2D uPicture;
void main() { gl_FragColor = texture2D(uPicture, vPlace); }`;

const stubCore = {
  loaded: 0,
  updates: 0,
  draws: 0,
  /** What each hair was set up with: kinds of causes, then of effects. */
  hairs: [] as { causes: string[]; effects: string[] }[],
  motions: 0,
};

function programOf(gl: Gl): WebGLProgram {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return program;
}

class DrawParam {
  gl: Gl | null = null;
  glno = -1;
  firstDraw = true;
  culling = false;
  corners: WebGLBuffer | null = null;
  program: WebGLProgram | null = null;

  setGL(gl: Gl): void {
    this.gl = gl;
  }
}

class Live2DModelWebGL {
  readonly drawParamWebGL = new DrawParam();
  readonly #values = new Map<string, number>(DEFINITIONS.map(([id, , , rest]) => [id, rest]));
  readonly #textures = new Map<number, WebGLTexture>();
  #matrix = new Float32Array(16);

  static loadModel(bytes: ArrayBuffer): Live2DModelWebGL {
    if (bytes.byteLength < 8) throw new Error('damaged');
    stubCore.loaded += 1;
    return new Live2DModelWebGL();
  }

  getModelContext() {
    const { drawParamWebGL } = this;
    return {
      _$aS: [],
      clipManager: { curFrameNo: 0, setupClip: () => drawParamWebGL, getMaskRenderTexture: () => 0 },
      getDrawData: () => null,
    };
  }

  getModelImpl() {
    const list = DEFINITIONS.map(([id, min, max, rest]) => ({
      _$wL: { id },
      _$TT: min,
      _$LT: max,
      _$FS: rest,
    }));
    return { _$E2: () => ({ _$4S: list }) };
  }

  getCanvasWidth = () => WIDTH;
  getCanvasHeight = () => HEIGHT;
  getParamIndex = (id: string) => DEFINITIONS.findIndex(([each]) => each === id);
  getPartsDataIndex = () => -1;
  getDrawDataIndex = () => -1;
  getTransformedPoints = () => new Float32Array(0);
  setPartsOpacity(): void {}
  saveParam(): void {}
  loadParam(): void {}

  getParamFloat(id: string): number {
    return this.#values.get(id) ?? 0;
  }

  setParamFloat(id: string, value: number, weight = 1): void {
    const before = this.getParamFloat(id);
    this.#values.set(id, before + (value - before) * weight);
  }

  setTexture(index: number, texture: WebGLTexture): void {
    this.#textures.set(index, texture);
  }

  setMatrix(matrix: ArrayLike<number>): void {
    this.#matrix = Float32Array.from(matrix);
    this.#matrix[10] = 1;
    this.#matrix[15] = 1;
  }

  update(): void {
    stubCore.updates += 1;
  }

  draw(): void {
    const param = this.drawParamWebGL;
    const { gl } = param;
    const texture = this.#textures.get(0);
    if (!gl || !texture) return;
    stubCore.draws += 1;
    if (param.firstDraw || param.program === null) param.program = programOf(gl);
    param.firstDraw = false;
    param.corners ??= gl.createBuffer();
    const { program } = param;
    // Called by this name it is no hook of React's.
    const use = gl.useProgram.bind(gl);
    use(program);
    const left = this.getParamFloat('PARAM_ANGLE_X');
    const right = left + WIDTH * (1 + this.getParamFloat('PARAM_HAIR_FRONT'));
    gl.bindBuffer(gl.ARRAY_BUFFER, param.corners);
    gl.bufferData(
      gl.ARRAY_BUFFER,
      Float32Array.of(left, 0, right, 0, left, HEIGHT, right, HEIGHT),
      gl.DYNAMIC_DRAW,
    );
    const place = gl.getAttribLocation(program, 'aPlace');
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, 2, gl.FLOAT, false, 0, 0);
    gl.uniformMatrix4fv(gl.getUniformLocation(program, 'uMatrix'), false, this.#matrix);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.uniform1i(gl.getUniformLocation(program, 'uPicture'), 0);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
  }
}

/** A hair follows its causes slowly. */
class PhysicsHair {
  static readonly Src = { SRC_TO_X: 'toX', SRC_TO_Y: 'toY', SRC_TO_G_ANGLE: 'toAngle' };
  static readonly Target = { TARGET_FROM_ANGLE: 'fromAngle', TARGET_FROM_ANGLE_V: 'fromSpeed' };
  readonly #record = { causes: [] as string[], effects: [] as string[] };
  readonly #causes: string[] = [];
  readonly #effects: string[] = [];
  #angle = 0;
  #last = 0;

  constructor() {
    stubCore.hairs.push(this.#record);
  }

  setup(): void {}

  addSrcParam(kind: string, id: string): void {
    this.#record.causes.push(kind);
    this.#causes.push(id);
  }

  addTargetParam(kind: string, id: string): void {
    this.#record.effects.push(kind);
    this.#effects.push(id);
  }

  update(model: Live2DModelWebGL, ms: number): void {
    if (this.#last === 0) this.#last = ms;
    const wanted = this.#causes.reduce((sum, id) => sum + model.getParamFloat(id), 0) / 30;
    this.#angle += (wanted - this.#angle) * (1 - Math.exp((this.#last - ms) / 200));
    this.#last = ms;
    for (const id of this.#effects) model.setParamFloat(id, this.#angle);
  }
}

class AMotion {
  setFadeIn(): void {}
  setFadeOut(): void {}
}

class Live2DMotion extends AMotion {
  static loadMotion(): Live2DMotion {
    stubCore.motions += 1;
    return new Live2DMotion();
  }
  updateParam(): void {}
}

class MotionQueueManager {
  readonly motions = [];
  startMotion = () => -1;
  stopAllMotions(): void {}
  isFinished = () => true;
  updateParam = () => false;
}

export type StubCore = typeof stubCore;

Object.assign(window, {
  Live2D: { getError: () => null },
  Live2DModelWebGL,
  Live2DMotion,
  AMotion,
  MotionQueueManager,
  PhysicsHair,
  PartsDataID: { getID: (id: string) => id },
  stubCore,
});
