import { ServerResponse } from 'node:http';

/** Runs before the head of each answer of this process is written, those that Next and Node make by themselves too. */
export function beforeEachHead(run: (response: ServerResponse, status: number) => void): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its own response below
  const writeHead = ServerResponse.prototype.writeHead as (...args: unknown[]) => ServerResponse;
  ServerResponse.prototype.writeHead = function (this: ServerResponse, ...args: unknown[]): ServerResponse {
    if (!this.headersSent) run(this, typeof args[0] === 'number' ? args[0] : this.statusCode);
    return Reflect.apply(writeHead, this, args);
  } as typeof ServerResponse.prototype.writeHead;
}
