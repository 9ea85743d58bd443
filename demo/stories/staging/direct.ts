import type { ServerIndex } from '#model/vocabulary/servers';
import { loopFile, NOISE_BUNDLE, noiseFile } from '../../explorer/drawn/story-sounds.ts';
import { type Random, random } from '../../seeded/random.ts';
import type { ServedWord } from '../../words/words.types.ts';
import { fill } from '../script/fill.ts';
import { MOOD_ANSWERS, MOOD_WAYS } from '../script/moods.ts';
import type { Beat, SayBeat, SceneBeat, StoryMood, StoryMusic, Temper } from '../script/plot.ts';
import type { Story } from '../story.types.ts';
import { costumeAt } from './costumes.ts';
import { outside, type StagePosition, spotAt } from './positions.ts';
import { LAYOUTS, type LayoutRow, type MotionRow } from './scenario.types.ts';
import { backgroundOf, LOOPS, type PictureName, placeTitle } from './sets.ts';
import { ScenarioLists } from './sheet.ts';
import { talkRow } from './talk-row.ts';

const FADE_S = 0.6;
/** A picture before the stage goes after so many lines. */
const LINES_WITH_STILL = 3;
/** Of lines that someone else on the stage takes in some way. */
const ANSWERED = 0.4;
const HOUR_COLORS = {
  morning: 'ambientNormal',
  noon: 'ambientNormal',
  evening: 'ambientEvening',
  night: 'ambientNight',
} as const;

/** Puts a plot on the stage: who stands where, what is seen and heard (reference R136). */
export class Director {
  readonly sheet = new ScenarioLists();
  readonly opening: { background: PictureName; music: string; figures: LayoutRow[] };
  readonly worn = new Map<number, string>();
  readonly #story: Story;
  readonly #server: ServerIndex;
  readonly #rng: Random;
  readonly #still: PictureName;
  #present: Temper[] = [];
  #scene: SceneBeat;
  #color = '';
  #weather = '';
  /** Lines until the stage is seen again; 0 where nothing hides it. */
  #stillLines = 0;

  constructor(story: Story, first: SceneBeat, server: ServerIndex, still: PictureName) {
    this.#story = story;
    this.#server = server;
    this.#rng = random('staging', story.scenarioId);
    this.#still = still;
    this.#scene = first;
    this.#present = [...first.present];
    this.opening = {
      background: this.#background(first),
      music: this.#loop(first.music),
      figures: first.present.map((who) =>
        this.#layout(who, LAYOUTS.appear, this.#spot(who), this.#spot(who)),
      ),
    };
    this.#telops(this.#heading());
    this.#colorOfHour();
  }

  #heading(): readonly string[] {
    const { heading, plot } = this.#story;
    if (heading === 'none') return [];
    return [heading === 'title' ? this.#fill(plot.title) : heading[this.#server]];
  }

  #telops(before: readonly string[]): void {
    const { place, hour } = this.#scene;
    for (const text of [...before, placeTitle(place, hour, this.#server)])
      this.sheet.effect('telop', 2, text);
  }

  #background({ place, hour }: SceneBeat): PictureName {
    return backgroundOf(place, hour, random('set', this.#story.scenarioId, place));
  }

  #loop(name: StoryMusic): string {
    return loopFile(random('loop of story', this.#story.scenarioId, name).pick(LOOPS[name]));
  }

  #id(who: Temper): number {
    return this.#story.filling.cast[who];
  }

  #fill(text: ServedWord, speaker = 0): string {
    return fill(text[this.#server], this.#story.filling, this.#server, speaker);
  }

  #spot(who: Temper): StagePosition {
    return spotAt(this.#present.indexOf(who), this.#present.length);
  }

  #outside(who: Temper): StagePosition {
    return outside(this.#present.indexOf(who), this.#present.length);
  }

  #ways(mood: StoryMood): { motionName: string; expressionName: string } {
    const { motions, expressions } = MOOD_WAYS[mood];
    return { motionName: this.#rng.pick(motions), expressionName: this.#rng.pick(expressions) };
  }

  #layout(
    who: Temper,
    type: number,
    from: StagePosition,
    to: StagePosition,
    mood: StoryMood = 'calm',
  ): LayoutRow {
    const characterId = this.#id(who);
    const costumeType = costumeAt(this.#story, characterId, this.#scene.place);
    this.worn.set(characterId, this.worn.get(characterId) ?? costumeType);
    return {
      type,
      sideFrom: from.side,
      sideFromOffsetX: from.offset,
      sideTo: to.side,
      sideToOffsetX: to.offset,
      depthType: 0,
      characterId,
      costumeType,
      ...this.#ways(mood),
      moveSpeedType: 0,
    };
  }

  #colorOfHour(): void {
    const color = HOUR_COLORS[this.#scene.hour];
    if (color !== this.#color) this.sheet.effect(color, 0);
    this.#color = color;
  }

  #show(place: SceneBeat): void {
    const { bundle, file } = this.#background(place);
    this.sheet.effect('changeBackground', 0, bundle, file);
    this.#stillLines = 0;
  }

  #change(next: SceneBeat): void {
    this.sheet.effect('blackOut', FADE_S);
    for (const who of this.#present)
      this.sheet.layout(this.#layout(who, LAYOUTS.hide, this.#spot(who), this.#spot(who)), false);
    this.#scene = next;
    this.#present = [...next.present];
    this.#show(next);
    this.#colorOfHour();
    this.sheet.sound({ bgm: this.#loop(next.music), duration: 1 });
    for (const who of this.#present)
      this.sheet.layout(this.#layout(who, LAYOUTS.appear, this.#spot(who), this.#spot(who)), false);
    this.sheet.effect('blackIn', FADE_S);
    this.#telops([]);
  }

  /** Those who stay make room. */
  #rearrange(before: readonly Temper[]): void {
    for (const who of this.#present) {
      const from = spotAt(before.indexOf(who), before.length);
      const to = this.#spot(who);
      if (!before.includes(who) || (from.side === to.side && from.offset === to.offset)) continue;
      this.sheet.layout(this.#layout(who, LAYOUTS.move, from, to), false);
    }
  }

  #enter(who: Temper): void {
    if (this.#present.includes(who)) return;
    const before = this.#present;
    this.#present = this.#rng.chance(0.5) ? [...before, who] : [who, ...before];
    this.#rearrange(before);
    const from = before.length === 0 ? this.#spot(who) : this.#outside(who);
    this.sheet.layout(this.#layout(who, LAYOUTS.appear, from, this.#spot(who)), true);
  }

  #leave(who: Temper): void {
    if (!this.#present.includes(who)) return;
    const before = this.#present;
    this.sheet.layout(this.#layout(who, LAYOUTS.hide, this.#spot(who), this.#outside(who)), true);
    this.#present = before.filter((each) => each !== who);
    this.#rearrange(before);
  }

  #motion(who: Temper, mood: StoryMood, timingSyncValue: number): MotionRow {
    return { characterId: this.#id(who), ...this.#ways(mood), timingSyncValue };
  }

  #answers(speakers: readonly Temper[], mood: StoryMood): readonly MotionRow[] {
    const others = this.#present.filter((who) => !speakers.includes(who));
    const answer = MOOD_ANSWERS[mood];
    if (answer === undefined || others.length === 0 || !this.#rng.chance(ANSWERED)) return [];
    return [this.#motion(this.#rng.pick(others), answer, 0.6)];
  }

  #say(line: SayBeat): void {
    this.#talk(line);
    if (this.#stillLines === 0) return;
    this.#stillLines -= 1;
    if (this.#stillLines === 0) this.#show(this.#scene);
  }

  #talk({ who, mood, text }: SayBeat): void {
    if (who !== 'narrator' && who !== 'all') this.#enter(who);
    const speakers = who === 'narrator' ? [] : who === 'all' ? this.#present : [who];
    const isOfAll = who === 'all';
    const [first] = isOfAll ? [] : speakers;
    this.sheet.talk(
      talkRow(
        {
          speakers: speakers.map((speaker) => this.#id(speaker)),
          isOfAll,
          body: this.#fill(text, first === undefined ? 0 : this.#id(first)),
          motions: [...speakers.map((each) => this.#motion(each, mood, 0)), ...this.#answers(speakers, mood)],
        },
        this.#server,
      ),
    );
  }

  #effect(name: Extract<Beat, { kind: 'effect' }>['effect']): void {
    if (name.endsWith('Still')) this.#stillLines = LINES_WITH_STILL;
    if (name === 'cardStill') this.sheet.effect(name, 1, this.#still.bundle, this.#still.file);
    else if (name === 'placeStill') {
      const { bundle, file } = this.#background({ ...this.#scene, hour: 'evening' });
      this.sheet.effect(name, 1, bundle, file);
    } else this.sheet.effect(name, name.startsWith('shake') ? 0.4 : FADE_S);
  }

  #weatherTurns(weather: string): void {
    if (this.#weather !== '') this.sheet.effect('stopWeather', 0, this.#weather);
    this.#weather = weather === 'clear' ? '' : weather;
    if (this.#weather !== '') this.sheet.effect('playWeather', 0, this.#weather);
  }

  play(beat: Beat): void {
    switch (beat.kind) {
      case 'say':
        this.#say(beat);
        break;
      case 'scene':
        this.#change(beat);
        break;
      case 'enter':
        this.#enter(beat.who);
        break;
      case 'leave':
        this.#leave(beat.who);
        break;
      case 'act':
        this.sheet.motion(
          this.#layout(beat.who, LAYOUTS.none, this.#spot(beat.who), this.#spot(beat.who), beat.mood),
        );
        break;
      case 'shiver': {
        const type = beat.way === 'x' ? LAYOUTS.shakeX : LAYOUTS.shakeY;
        this.sheet.layout(this.#layout(beat.who, type, this.#spot(beat.who), this.#spot(beat.who)), true);
        break;
      }
      case 'telop':
        this.sheet.effect('telop', 2, this.#fill(beat.text));
        break;
      case 'choice':
        this.sheet.choice(beat.options.map((option) => this.#fill(option)));
        break;
      case 'music':
        this.sheet.sound({
          bgm: beat.music === 'silence' ? 'silence' : this.#loop(beat.music),
          duration: 1,
        });
        break;
      case 'noise':
        this.sheet.sound({ playMode: 1, se: noiseFile(beat.noise), seBundleName: NOISE_BUNDLE });
        break;
      case 'effect':
        this.#effect(beat.effect);
        break;
      case 'weather':
        this.#weatherTurns(beat.weather);
        break;
      case 'pause':
        this.sheet.pause(beat.seconds);
        break;
    }
  }

  /** At the end the picture goes dark, without what fell or flew. */
  close(): void {
    this.#weatherTurns('clear');
    this.sheet.pause(0.5);
    this.sheet.effect('blackOut', 1);
  }
}
