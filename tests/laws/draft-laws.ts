import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Draft } from '#machines/kept/draft.types';

/** Outcomes of sending that every machine with a draft knows. */
type Outcome = { readonly kind: 'failed' | 'login' } | { readonly kind: 'wait'; readonly seconds: number };

/** A started machine with a draft, seen through its view. */
interface Writer<Content> {
  readonly opened: () => Promise<void>;
  /** What was written to storage, in order. */
  readonly stored: readonly (Draft<Content> | null)[];
  text(): string;
  write(text: string): void;
  keep(): void;
  discard(): void;
  send(): void;
  state(): {
    readonly canSend: boolean;
    readonly isWaiting: boolean;
    readonly isAtRisk: boolean;
    readonly refusal: object | null;
  };
}

interface World<Content> {
  readonly draft?: Draft<Content>;
  readonly keep?: () => Promise<void>;
  readonly outcome?: () => Promise<Outcome>;
}

interface Laws<Content> {
  /** Content with a text, such as that of an earlier visit. */
  readonly contentOf: (text: string) => Content;
  /** Without an outcome, sending succeeds. */
  readonly start: (world: World<Content>) => Writer<Content>;
  readonly anyContent: fc.Arbitrary<Content>;
  readonly read: (json: unknown) => Draft<Content> | null;
  readonly write: (draft: Draft<Content>) => object;
}

const deeds = fc.oneof(
  fc.record({ type: fc.constant('write' as const), text: fc.string({ minLength: 1, maxLength: 8 }) }),
  fc.record({ type: fc.constantFrom('keep' as const, 'send' as const) }),
);
const answers = fc.array(fc.constantFrom<Outcome>({ kind: 'failed' }, { kind: 'login' }), { maxLength: 5 });

/** What holds for every machine with a draft. */
export function draftLaws<Content>({ contentOf, start, anyContent, read, write }: Laws<Content>): void {
  describe('a draft', () => {
    test('of an earlier visit is restored', async () => {
      const writer = start({ draft: { content: contentOf('from before'), revision: null } });
      await writer.opened();
      expect(writer.text()).toBe('from before');
      expect(writer.state()).toMatchObject({ canSend: true, isAtRisk: false });
    });

    test('is stored after a pause and deleted once it is sent', async () => {
      vi.useFakeTimers();
      const writer = start({});
      await writer.opened();
      writer.write('hello');
      expect(writer.state().isAtRisk).toBe(true);
      await vi.advanceTimersByTimeAsync(499);
      expect(writer.stored).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(writer.stored).toEqual([{ content: contentOf('hello'), revision: null }]);
      expect(writer.state().isAtRisk).toBe(false);
      writer.send();
      await vi.waitFor(() => expect(writer.stored.at(-1)).toBeNull());
      vi.useRealTimers();
    });

    test('is at risk until it is discarded when the browser does not store it', async () => {
      const writer = start({ keep: () => Promise.reject(new Error('quota')) });
      await writer.opened();
      writer.write('hello');
      writer.keep();
      await vi.waitFor(() => expect(writer.state().isAtRisk).toBe(true));
      writer.discard();
      expect(writer.state().isAtRisk).toBe(false);
      expect(writer.text()).toBe('');
    });

    test('can be changed while the rate limit lasts', async () => {
      vi.useFakeTimers();
      const writer = start({ outcome: async () => ({ kind: 'wait', seconds: 30 }) });
      await writer.opened();
      writer.write('hello');
      writer.send();
      await vi.waitFor(() => expect(writer.state().isWaiting).toBe(true));
      writer.write('hello again');
      expect(writer.state()).toMatchObject({ canSend: false, refusal: { kind: 'wait', seconds: 30 } });
      await vi.advanceTimersByTimeAsync(30_001);
      expect(writer.state()).toMatchObject({ canSend: true, refusal: null });
      expect(writer.text()).toBe('hello again');
      vi.useRealTimers();
    });

    test('never loses the last text, whatever the order of actions and outcomes', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(deeds, { maxLength: 10 }), answers, async (acts, outcomes) => {
          const waiting = [...outcomes];
          const writer = start({ outcome: async () => waiting.shift() ?? { kind: 'failed' } });
          await writer.opened();
          let text = '';
          for (const act of acts) {
            if (act.type === 'write') {
              text = act.text;
              writer.write(text);
            } else writer[act.type]();
            await Promise.resolve();
            expect(writer.text()).toBe(text);
          }
        }),
      );
    });

    test('reads back as written', () => {
      const draft = fc.record({ content: anyContent, revision: fc.option(fc.nat()) });
      fc.assert(
        fc.property(draft, (stored) => {
          expect(read(JSON.parse(JSON.stringify(write(stored))))).toEqual(stored);
        }),
      );
    });
  });
}
