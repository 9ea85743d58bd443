import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Answerer = (request: IncomingMessage, response: ServerResponse) => void;

export interface FakeOrigin {
  readonly base: URL;
  /** Paths asked for, in order. */
  readonly asked: string[];
  readonly requests: IncomingMessage[];
  answer: Answerer;
  stop(): Promise<void>;
}

export const sendJson =
  (value: unknown): Answerer =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(value));
  };

export const sendPage: Answerer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end('<!doctype html><title>Any page</title>');
};

export const sendStatus =
  (status: number): Answerer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/plain' });
    response.end('no');
  };

/** An origin of another site on a loopback port, which answers as the test says. */
export async function fakeOrigin(answer: Answerer): Promise<FakeOrigin> {
  const asked: string[] = [];
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    requests.push(request);
    fake.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(stop);
  const { port } = server.address() as AddressInfo;
  const fake: FakeOrigin = { base: new URL(`http://127.0.0.1:${port}/`), asked, requests, answer, stop };
  return fake;
}
