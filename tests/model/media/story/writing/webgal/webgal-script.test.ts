import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSource } from '#model/media/story/compile-source';
import { webgalFile } from '#model/media/story/writing/webgal/webgal-file';
import { webgalLines } from '#model/media/story/writing/webgal/webgal-script';
import { asArray, asObject } from '#model/records/reading';
import { compiled } from '#tests/arbitraries/story-script';
import { anyStorySource } from '#tests/arbitraries/story-source';

const lines = (...actions: readonly object[]) =>
  webgalLines(compiled(compileSource({ actions })), actions.length, 'https://x.org').map(
    ({ statements, grade, reason }) => [grade, reason, ...statements] as const,
  );

const appear = {
  type: 'layout',
  layoutType: 'appear',
  character: 1,
  costume: '001_casual',
  sideFrom: 'left',
  sideTo: 'left',
};
const talk = { type: 'talk', name: 'Ann', body: 'Yes.', characters: [1] };
const effect = (effectType: string, more: object = {}) => ({ type: 'effect', effectType, ...more });

/** A line as WebGAL takes it apart: up to the first semicolon without a backslash, the first colon, and arguments behind ` -`. */
function read(statement: string) {
  const [line = ''] = statement.split(/(?<!\\);/);
  const plain = line.replaceAll('\\;', ';');
  const colon = plain.indexOf(':');
  const rest = colon < 0 ? plain : plain.slice(colon + 1);
  const [content = '', ...args] = rest.split(' -');
  return { command: colon < 0 ? '' : plain.slice(0, colon), content: content.trim(), args };
}

describe('a scene of WebGAL', () => {
  it('says lines, narration and texts of several lines', () => {
    expect(
      lines(talk, { ...talk, name: ' ', characters: [] }, { ...talk, body: 'Wait; or…\nno | maybe?' }),
    ).toEqual([
      ['exact', null, 'Ann:Yes. -figureId=chara1;'],
      ['exact', null, ':Yes.;'],
      ['exact', null, 'Ann:Wait\\; or…|no \\| maybe? -figureId=chara1;'],
    ]);
  });

  it('names speakers apart that would be read as something else', () => {
    expect(lines({ ...talk, name: 'intro' }, { ...talk, name: 'A: B' })).toEqual([
      ['exact', null, 'say:Yes. -speaker=intro -figureId=chara1;'],
      ['exact', null, 'say:Yes. -speaker=A: B -figureId=chara1;'],
    ]);
  });

  it('says where signs mean something else there', () => {
    expect(lines({ ...talk, body: 'No -next' }, { ...talk, body: '{x}' }, { ...talk, body: 'none' })).toEqual(
      [
        ['near', 'signs', 'Ann:No\u00a0-next -figureId=chara1;'],
        ['near', 'signs', 'Ann:{x} -figureId=chara1;'],
        ['near', 'signs', 'Ann:none\u200b -figureId=chara1;'],
      ],
    );
  });

  it('moves figures by their models, each where it stands', () => {
    expect(
      lines(
        { ...appear, motion: 'smile01', wait: true },
        { type: 'motion', character: 1, motion: '', expression: 'sad01' },
        { ...appear, layoutType: 'move', sideTo: 'right', sideToOffsetX: 10 },
        { ...appear, layoutType: 'shakeX' },
        { ...appear, layoutType: 'hide', sideTo: 'leftOver', delay: 1.5 },
        { type: 'motion', character: 1, motion: 'smile01' },
        { ...appear, character: 2, costume: '' },
      ),
    ).toEqual([
      [
        'exact',
        null,
        'changeFigure:001_casual/model.json -id=chara1 -transform={"position":{"x":-435,"y":0}} -motion=smile01 -continue;',
      ],
      ['exact', null, 'changeFigure:001_casual/model.json -id=chara1 -expression=sad01 -next;'],
      ['exact', null, 'setTransform:{"position":{"x":455,"y":0}} -target=chara1 -duration=250 -next;'],
      ['near', 'shake', 'setAnimation:shake -target=chara1 -next;'],
      ['near', 'way', 'wait:1500;', 'changeFigure:none -id=chara1 -next;'],
      ['lost', 'absent'],
      ['lost', 'undressed'],
    ]);
  });

  it('shows pictures, plays sounds and says what it has none of', () => {
    expect(
      lines(
        effect('changeBackground', { background: { type: 'bandori', bundle: 'bg/room', file: 'day' } }),
        { type: 'sound', bgm: { type: 'bandori', file: 'Calm' }, se: { type: 'common', se: 'door' } },
        { type: 'sound', bgm: { type: 'bandori', file: 'silence' } },
        effect('telop', { text: 'The roof' }),
        effect('blackOut', { duration: 1 }),
        effect('playScenarioEffect', { name: 'rain' }),
        effect('playScenarioEffect', { name: 'snow' }),
        effect('stopScenarioEffect', { name: 'rain' }),
        effect('playScenarioEffect', { name: 'hearts' }),
        effect('shakeWindow'),
        { type: 'dance' },
      ),
    ).toEqual([
      ['exact', null, 'changeBg:bg/room_rip/day.png -next;'],
      ['exact', null, 'bgm:sound/scenario/bgm/calm_rip/Calm.mp3;', 'playEffect:CommonSE/door.mp3;'],
      ['exact', null, 'bgm:none;'],
      ['near', 'caption', 'intro:The roof -backgroundColor=rgba(0,0,0,0) -fontColor=rgba(255,255,255,1);'],
      ['near', 'curtain', 'setTransform:{"brightness":0} -target=stage-main -duration=1000 -next;'],
      ['near', 'weather', 'pixiInit;', 'pixiPerform:rain;'],
      ['near', 'weather', 'pixiPerform:snow;'],
      ['near', 'weather', 'pixiInit;', 'pixiPerform:snow;'],
      ['lost', 'none'],
      ['lost', 'none'],
      ['lost', 'unknown'],
    ]);
  });

  it('keeps files whose names have signs of statements in one statement', () => {
    const background = { type: 'custom', url: 'https://x.org/a;b.png' };
    const odd = { type: 'bandori', bundle: 'bg/a -b', file: 'c\nend;' };
    expect(
      lines(
        effect('changeBackground', { background }),
        effect('changeBackground', { background: odd }),
        { ...appear, costume: '001 -x\n;' },
        { ...talk, voices: [{ character: 1, voice: 'a/b -c;' }] },
      ).map(([, , each]) => each),
    ).toEqual([
      'changeBg:https://x.org/a%3Bb.png -next;',
      'changeBg:bg/a%20-b_rip/c%0Aend%3B.png -next;',
      'changeFigure:001%20-x%0A%3B/model.json -id=chara1 -transform={"position":{"x":-435,"y":0}} -next;',
      'Ann:Yes. -vocal=sound/voice/scenario/a_rip/b%20-c%3B.mp3 -figureId=chara1;',
    ]);
  });

  it('says a voice without words, and motions of who is not there', () => {
    const voices = [{ character: 1, voice: 'a/b' }];
    const wordless = { type: 'talk', name: ' ', body: '', voices };
    const motions = [{ character: 1, motion: 'bow01' }];
    expect(lines(wordless, { ...talk, motions }, { ...wordless, voices: [], motions })).toEqual([
      ['exact', null, ': -vocal=sound/voice/scenario/a_rip/b.mp3 -figureId=chara1;'],
      ['near', 'absent', 'Ann:Yes. -figureId=chara1;'],
      ['lost', 'absent'],
    ]);
  });

  it('hides the window after a line that closes it, until the next one', () => {
    expect(lines({ ...talk, close: true }, talk).map(([, , ...statements]) => statements)).toEqual([
      ['Ann:Yes. -figureId=chara1;', 'setTextbox:hide -next;'],
      ['setTextbox:on -next;', 'Ann:Yes. -figureId=chara1;'],
    ]);
  });

  it('is a file that names what it needs and where that is', () => {
    const source = { bgm: { type: 'bandori', file: 'Calm' }, actions: [appear, talk, { type: 'dance' }] };
    const script = compiled(compileSource(source));
    const around = { title: 'A; walk', server: 'jp', origin: 'https://x.org' } as const;
    expect(webgalFile(script, webgalLines(script, 3, around.origin), around).split('\n')).toEqual([
      '; A, walk',
      '; game/bgm/sound/scenario/bgm/calm_rip/Calm.mp3: https://x.org/assets/jp/sound/scenario/bgm/calm_rip/Calm.mp3',
      '; game/figure/001_casual/model.json: https://x.org/assets/jp/live2d/chara/001_casual_rip/buildData.asset',
      'bgm:sound/scenario/bgm/calm_rip/Calm.mp3;',
      'changeFigure:001_casual/model.json -id=chara1 -transform={"position":{"x":-435,"y":0}} -next;',
      'Ann:Yes. -figureId=chara1;',
      '; 3: –',
      'end;',
      '',
    ]);
  });

  it('has every action once, in its order, and lines that say what they say', () => {
    fc.assert(
      fc.property(anyStorySource, (source) => {
        const script = compiled(compileSource(source));
        const actions = asArray(asObject(source).actions);
        const written = webgalLines(script, actions.length, 'https://x.org').filter(({ at }) => at >= 0);
        expect(written.map(({ at }) => at)).toEqual(actions.map((_, at) => at));
        for (const { at, statements, grade, reason } of written) {
          expect(grade === 'exact').toBe(reason === null);
          for (const each of statements) {
            expect(each).toMatch(/;$/);
            expect(each.slice(0, -1).replaceAll('\\;', '')).not.toMatch(/[;\n\r]/);
          }
          const step = script.steps.find(({ index }) => index === at);
          if (step?.kind !== 'talk' || grade !== 'exact' || `${step.speaker}${step.text}` === '') continue;
          const spoken = statements
            .map(read)
            .find(({ command }) => command === step.speaker || command === 'say');
          expect(spoken?.content.replaceAll('\\|', '|')).toBe(
            step.text.replace(/\s*[\n\r]+\s*/g, '|').trim(),
          );
        }
      }),
    );
  });
});
