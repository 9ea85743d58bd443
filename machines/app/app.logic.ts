import { type AppContext, type AppEvent, MACHINE_NAMES } from './app.types.ts';

export const initialContext = (): AppContext => ({ broken: [] });

/** Records which machine failed. */
export const noteBroken = (context: AppContext, event: AppEvent): AppContext => ({
  broken: [...context.broken, ...MACHINE_NAMES.filter((name) => event.type === `xstate.error.actor.${name}`)],
});
