/** In characters as they are counted by people. */
export const MAX_NICKNAME = 20;
/** Letters of a nickname as it is sent. */
export const MAX_SENT = 80;

/** What takes no place, or turns the direction of what stands around it. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u3164]/gu;
/** Marks piled on one letter beyond what any language needs. */
const PILED = /(\p{M}{3})\p{M}+/gu;

/** A name as others see it: one line, nothing hidden. Null where nothing would be seen. */
export function readNickname(text: string): string | null {
  const line = text.replaceAll(/\s/g, ' ').replaceAll(UNSEEN, '').normalize('NFC');
  const shown = line.replaceAll(PILED, '$1').replaceAll(/ +/g, ' ').trim();
  const cut = [...shown].slice(0, MAX_NICKNAME).join('').trim();
  return /[^\p{M}\s]/u.test(cut) ? cut : null;
}

/** The name, with a number behind it when it is taken. */
export function nicknameAmong(name: string, taken: readonly string[]): string {
  const folded = new Set(taken.map((one) => one.toLowerCase()));
  const numbered = Array.from({ length: taken.length + 1 }, (_, at) =>
    at === 0 ? name : `${name} ${at + 1}`,
  );
  return numbered.find((one) => !folded.has(one.toLowerCase())) ?? name;
}
