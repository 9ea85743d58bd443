/** A letter to one member, in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** How letters leave the house. */
export interface MailPort {
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => Promise<void>;
}
