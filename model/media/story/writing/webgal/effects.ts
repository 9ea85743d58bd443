import type { EffectAct, StoryEffect, StoryFile } from '../../script.types.ts';
import type { StatementFlow } from './figures.ts';
import { content, inAddress, statement } from './statement.ts';
import { exactly, lost, nearly, type WebgalReason, type Written } from './webgal-line.ts';

/** Files keep their paths, below the folder of WebGAL that their kind has; uploads are loaded from the site at `origin`. */
export function pathOf(file: StoryFile, origin: string): string {
  if (file.of !== 'own') return inAddress(file.path);
  return inAddress(file.url.startsWith('/') ? `${origin}${file.url}` : file.url);
}

const STAGE = 'stage-main';
/** Text over the stage, which stays in sight. */
const CLEAR = { backgroundColor: 'rgba(0,0,0,0)', fontColor: 'rgba(255,255,255,1)' } as const;

/** Of what has no place in WebGAL: what of its own is most like it. */
const LOOKS: Readonly<Partial<Record<StoryEffect, readonly [reason: WebgalReason, look: object]>>> = {
  blackIn: ['curtain', { brightness: 1 }],
  blackOut: ['curtain', { brightness: 0 }],
  whiteIn: ['curtain', { brightness: 1 }],
  whiteOut: ['curtain', { brightness: 5 }],
  flashbackIn: ['colour', { saturation: 0.4, brightness: 1.2 }],
  flashbackOut: ['colour', { saturation: 1, brightness: 1 }],
  ambientColorNormal: ['colour', { brightness: 1, colorRed: 255, colorGreen: 255, colorBlue: 255 }],
  ambientColorEvening: ['colour', { brightness: 1, colorRed: 255, colorGreen: 205, colorBlue: 165 }],
  ambientColorNight: ['colour', { brightness: 0.7, colorRed: 170, colorGreen: 190, colorBlue: 255 }],
  monochromeIn: ['colour', { saturation: 0 }],
  monochromeOut: ['colour', { saturation: 1 }],
  sepiaIn: ['colour', { oldFilm: 1 }],
  sepiaOut: ['colour', { oldFilm: 0 }],
};

/** What WebGAL lets fall, by the names of stories. */
const WEATHER: Readonly<Record<string, string>> = { rain: 'rain', snow: 'snow', petals: 'cherryBlossoms' };

/** Effects go on until all of them are cleared. */
export class WebgalEffects {
  readonly #origin: string;
  #isReady = false;
  #falling: readonly string[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  #play(name: string): Written {
    const weather = WEATHER[name];
    if (weather === undefined) return lost('none');
    const start = this.#isReady ? [] : [statement('pixiInit')];
    this.#isReady = true;
    this.#falling = [...this.#falling.filter((each) => each !== weather), weather];
    return nearly('weather', ...start, statement('pixiPerform', weather));
  }

  /** The others start again. */
  #stop(name: string): Written {
    const weather = WEATHER[name];
    if (name !== '' && weather === undefined) return lost('none');
    this.#falling = name === '' ? [] : this.#falling.filter((each) => each !== weather);
    this.#isReady = true;
    return nearly(
      'weather',
      statement('pixiInit'),
      ...this.#falling.map((each) => statement('pixiPerform', each)),
    );
  }

  write(act: EffectAct, flow: StatementFlow): Written {
    const { effect, text, picture, name, durationMs } = act;
    const look = LOOKS[effect];
    if (look) {
      const args = { target: STAGE, duration: durationMs, ...flow };
      return nearly(look[0], statement('setTransform', JSON.stringify(look[1]), args));
    }
    switch (effect) {
      case 'changeBackground':
        return picture
          ? exactly(statement('changeBg', pathOf(picture, this.#origin), flow))
          : lost('unknown');
      case 'changeCardStill':
      case 'changeBackgroundStill':
        return picture
          ? nearly('still', statement('changeBg', pathOf(picture, this.#origin), flow))
          : lost('unknown');
      case 'telop':
        return text === '' ? exactly() : nearly('caption', statement('intro', content(text), CLEAR));
      case 'shakeScreen':
        return nearly('shake', statement('setAnimation', 'shake', { target: STAGE, ...flow }));
      case 'playScenarioEffect':
        return this.#play(name);
      case 'stopScenarioEffect':
        return this.#stop(name);
      default:
        return effect === 'none' ? exactly() : lost('none');
    }
  }
}
