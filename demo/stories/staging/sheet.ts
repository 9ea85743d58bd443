import {
  ACTIONS,
  EFFECTS,
  type EffectRow,
  type LayoutRow,
  type SelectableRow,
  type SnippetRow,
  type SoundRow,
  type TalkRow,
} from './scenario.types.ts';

/** Collects the lists of a scenario, step by step. */
export class ScenarioLists {
  readonly snippets: SnippetRow[] = [];
  readonly talkData: TalkRow[] = [];
  readonly layoutData: LayoutRow[] = [];
  readonly specialEffectData: EffectRow[] = [];
  readonly soundData: SoundRow[] = [];
  readonly selectableData: SelectableRow[] = [];
  #delay = 0;

  /** Before the next step. */
  pause(seconds: number): void {
    this.#delay += seconds;
  }

  #step(actionType: number, referenceIndex: number, waits: boolean): void {
    const progressType = waits ? 1 : 0;
    this.snippets.push({
      actionType,
      progressType,
      referenceIndex,
      delay: this.#delay,
      isWaitForSkipMode: 0,
    });
    this.#delay = 0;
  }

  talk(row: TalkRow): void {
    this.#step(ACTIONS.talk, this.talkData.push(row) - 1, true);
  }

  layout(row: LayoutRow, waits: boolean): void {
    this.#step(ACTIONS.layout, this.layoutData.push(row) - 1, waits);
  }

  motion(row: LayoutRow): void {
    this.#step(ACTIONS.motion, this.layoutData.push(row) - 1, false);
  }

  choice(itemTitle: readonly string[]): void {
    this.#step(ACTIONS.choice, this.selectableData.push({ type: 0, itemTitle }) - 1, true);
  }

  effect(name: keyof typeof EFFECTS, duration: number, stringVal = '', stringValSub = ''): void {
    const row = { effectType: EFFECTS[name], stringVal, stringValSub, duration, animationTriggerName: '' };
    this.#step(ACTIONS.effect, this.specialEffectData.push(row) - 1, true);
  }

  sound(row: Partial<SoundRow>): void {
    const whole = { playMode: 0, bgm: '', se: '', volume: 1, seBundleName: '', duration: 0, ...row };
    this.#step(ACTIONS.sound, this.soundData.push(whole) - 1, false);
  }
}
