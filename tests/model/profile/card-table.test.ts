import { describe, expect, test } from 'vitest';
import { emptyProfile } from '#model/profile/defaults';
import { previewImport } from '#model/profile/files/compare';
import { readText } from '#model/profile/files/read-text';
import { readYesNo, tableHead } from '#model/profile/files/table-words';
import { importProfiles } from '#model/profile/import';
import { LOCALES } from '#model/vocabulary/locales';
import { readTexts } from '../../locales/texts.ts';

function only(text: string) {
  const reading = readText(text);
  if (!reading.ok) throw new Error(reading.reason);
  const [first] = reading.profiles;
  if (!first || reading.profiles.length > 1) throw new Error('not one profile');
  return { form: reading.form, ...first };
}
const reason = (text: string): string => {
  const reading = readText(text);
  return reading.ok ? reading.form : reading.reason;
};

describe('the words of tables', () => {
  test.each(LOCALES)('are those that the site itself uses in %s', (locale) => {
    const texts = readTexts(locale);
    const heads = {
      id: 'card.number',
      level: 'card.level',
      master: 'card.master',
      skill: 'card.skillLevel',
      ep: 'card.episodes',
      train: 'card.trained',
      art: 'card.artChoice',
      exclude: 'card.mineOf.excluded',
    };
    const read = Object.values(heads).map((key) => tableHead(texts.get(key) ?? ''));
    expect(read).toEqual(Object.keys(heads));
    const yes = ['collection.yes', 'card.trained', 'card.artKind.after_training'];
    expect(yes.map((key) => readYesNo(texts.get(key) ?? ''))).toEqual([true, true, true]);
    const no = ['collection.no', 'card.artKind.normal'];
    expect(no.map((key) => readYesNo(texts.get(key) ?? ''))).toEqual([false, false]);
  });

  test.each(['CARD ID', '#', '№', 'ｶｰﾄﾞID', 'Número', 'card_id'])('know %s as the head of ids', (head) => {
    expect(tableHead(head)).toBe('id');
  });

  test('are never those of a text', () => {
    expect([tableHead('rarity'), tableHead(''), readYesNo('perhaps'), readYesNo('1')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('a table of cards', () => {
  test.each([
    ['Japanese', 'カードID,レベル,スキルレベル,マスターランク,特訓,エピソード\n7,60,5,4,済,2\n8,50,3,0,未,1'],
    ['Chinese', '卡牌ID\t等级\t技能等级\t突破等级\t特训\t剧情\n7\t60\t5\t4\t是\t2\n8\t50\t3\t0\t否\t1'],
    ['Korean', '카드 ID;레벨;스킬 레벨;마스터 랭크;특훈;에피소드\n7;60;5;4;예;2\n8;50;3;0;아니요;1'],
    ['Russian', 'Номер;Уровень;Уровень навыка;Мастер-ранг;Тренировка;Истории\n7;60;5;4;Да;2\n8;50;3;0;нет;1'],
    [
      'Polish',
      'Numer;Poziom;Poziom umiejętności;Ranga mistrza;Trening;Historie\n7;60;5;4;TAK;2\n8;50;3;0;Nie;1',
    ],
    ['wide signs', 'ＩＤ,Ｌｖ,ＳＬ,ＭＲ,特訓,ep\n７,Lv.６０,ＳＬv5,４,○,２\n８,lv 50,３,０,×,１'],
  ])('is read with heads and answers in %s', (_, text) => {
    const { cards, problems } = only(text);
    expect(cards).toEqual([
      { id: 7, level: 60, skill: 4, master: 4, train: 1, ep: 2 },
      { id: 8, level: 50, skill: 2, master: 0, train: 0, ep: 1 },
    ]);
    expect(problems).toEqual([]);
  });

  test('takes x for no beside o, and for yes alone', () => {
    expect(only('id,trained\n1,o\n2,x').cards).toEqual([
      { id: 1, train: 1 },
      { id: 2, train: 0 },
    ]);
    expect(only('id,trained\n1,x\n2,').cards).toEqual([{ id: 1, train: 1 }, { id: 2 }]);
  });

  test('names the columns that were not read, by head or place, but for empty ones', () => {
    const { cards, problems } = only('cardId,角色,乐队,,特训,empty\n1000,甲,A,9,是,\n1001,乙,A,,否,');
    expect(cards).toEqual([
      { id: 1000, train: 1 },
      { id: 1001, train: 0 },
    ]);
    expect(problems).toEqual([{ kind: 'columns', heads: ['角色', '乐队', '4'] }]);
  });

  test('takes a column of which no value fits for something else', () => {
    const { cards, problems } = only('id,skill,level\n1,Score up,60\n2,Life,50');
    expect(cards).toEqual([
      { id: 1, level: 60 },
      { id: 2, level: 50 },
    ]);
    expect(problems).toEqual([{ kind: 'columns', heads: ['skill'] }]);
  });

  test.each([
    ['No,Card ID,Level\n1,700,60\n2,701,50', 'the running number first'],
    ['Card ID,No,Level\n700,1,60\n701,2,50', 'the running number behind it'],
    ['Card,ID,Level\nBlue Pier,700,60\nRed Pier,701,50', 'a title under “Card”'],
  ])('finds the ids of %j (%s)', (text) => {
    expect(only(text).cards).toEqual([
      { id: 700, level: 60 },
      { id: 701, level: 50 },
    ]);
  });

  test.each([
    ['numbers', '1000,60,5,4\n1001,50,3,0', ['2', '3', '4']],
    ['words', '1000,Fay,60\n1001,Gia,50', ['2', '3']],
    ['blanks between them', '1000 60 5\n1001 50 3', ['2', '3']],
    ['tabs and holes between them', '1000\t60\t\r\n1001\t\t3', ['2', '3']],
    ['rows of other lengths', '1000,60,5\n1001,50', ['2', '3']],
  ])('without heads has its ids in front: %s', (_, text, heads) => {
    const { form, cards, problems } = only(text);
    expect(form).toBe('table');
    expect(cards).toEqual([{ id: 1000 }, { id: 1001 }]);
    expect(problems).toEqual([{ kind: 'columns', heads }]);
  });

  test('says that it has no ids', () => {
    expect(reason('Rarity,Character,Level,Skill\n4,Fay,60,5\n3,Gia,50,4')).toBe('noIds');
    expect(reason('rareza;nivel\n4;60')).toBe('noIds');
    expect(reason('hello, level')).toBe('unknownForm');
  });

  test('is read to its end, however wide it is', () => {
    const wide = `id${',id'.repeat(100_000)}\n${'1,2\n'.repeat(15_000)}`;
    expect(only(wide).cards.length).toBe(1);
    const keys = Array.from({ length: 2_000 }, (_, card) => ({ cardId: card + 1, [`key${card}`]: card }));
    expect(only(JSON.stringify(keys)).cards.length).toBe(2_000);
  });
});

describe('ids with a mark', () => {
  test('are those of trained cards', () => {
    const { form, cards, problems } = only('1000T 1001 #1002t １００３Ｔ 5-6T');
    expect(form).toBe('ids');
    expect(cards).toEqual([
      { id: 1000, train: 1 },
      { id: 1001 },
      { id: 1002, train: 1 },
      { id: 1003, train: 1 },
      { id: 5, train: 1 },
      { id: 6, train: 1 },
    ]);
    expect(problems).toEqual([]);
  });

  test('make a list of rows that would be a table, and mark cards of tables', () => {
    expect(only('1000 1001T\n1002 1003').form).toBe('ids');
    expect(only('1000 5-6\n1002 7').form).toBe('ids');
    expect(only('id,level\n7T,60').cards).toEqual([{ id: 7, train: 1, level: 60 }]);
    expect(only('["7T", 8, "9-10"]').cards).toEqual([{ id: 7, train: 1 }, { id: 8 }, { id: 9 }, { id: 10 }]);
  });
});

describe('cards in JSON', () => {
  test('are read by the names of tables where they have them', () => {
    const cards = [
      { cardId: 1000, trained: true, skillLevel: 5, rarity: 4 },
      { cardId: '1001', trained: false, skillLevel: null, rarity: 4 },
      { rarity: 2 },
    ];
    for (const text of [JSON.stringify(cards), JSON.stringify({ updatedAt: 'now', count: 3, cards })]) {
      const { cards: read, problems, items } = only(text);
      expect(read).toEqual([
        { id: 1000, train: 1, skill: 4 },
        { id: 1001, train: 0 },
      ]);
      expect(problems).toMatchObject([
        { kind: 'columns', heads: ['rarity'] },
        { kind: 'noId', row: 3 },
      ]);
      expect(items).toBeNull();
    }
    expect(reason(JSON.stringify(cards))).toBe('table');
  });

  test('say cardId wherever they say id', () => {
    const { cards } = only(JSON.stringify({ name: 'A', server: 1, cards: [{ cardId: 5, level: 60 }] }));
    expect(cards).toMatchObject([{ id: 5, level: 60 }]);
    const result = importProfiles(JSON.stringify({ cards: [{ cardId: 5 }, { situationId: 6 }] }));
    expect(result.ok && result.profiles[0]?.cards.map(({ id }) => id)).toEqual([5, 6]);
  });

  test('keep every value of the plain format', () => {
    const card = { id: 5, level: 60, master: 4, skill: 0, ep: 2, train: 1, art: 0, exclude: false };
    expect(only(JSON.stringify([card])).cards).toEqual([card]);
    const { skill } = only(JSON.stringify([{ ...card, trained: true }])).cards[0] ?? {};
    expect(skill).toBe(0);
  });
});

describe('what a profile does not say', () => {
  test.each([
    '{"name":"A","cards":[{"id":1}]}',
    '[{"id":1}]',
    'id\n1',
    '1 2',
    '{"compression":"1","data":"04y0K","name":"A"}',
  ])('leaves the server of %s open, and the items', (text) => {
    const imported = only(text);
    expect([imported.server, imported.items]).toEqual([null, null]);
    const before = emptyProfile('Mine', 3);
    const target = { ...before, items: { ...before.items, Menu: [null, null, null, null] } };
    expect(previewImport(target, imported).profile.items).toEqual(target.items);
  });

  test('is the server passed to the reader, where a profile must have one', () => {
    const servers = (text: string) => {
      const result = importProfiles(text, [], 3);
      return result.ok ? result.profiles.map(({ server }) => server) : [];
    };
    expect(servers('[{"name":"A","cards":[]},{"name":"B","server":0,"cards":[]}]')).toEqual([3, 0]);
    expect(servers('{"compression":"1","data":"04y0K","name":"A","server":"mars"}')).toEqual([3]);
  });
});
