import type { IncomingMessage } from 'node:http';
import { describeError, type LogLine } from '../platform/log';
import { createThrottledLog } from '../platform/throttled-log';
import type { Exchange, RequestHandler } from './request-chain';

/** What is answered in front of Next. */
export interface DirectAnswer {
  /** What the log says of a failure, once a minute for each kind of error. */
  readonly failure: LogLine;
  /** Every other request is handed on. */
  readonly isMeant: (message: IncomingMessage) => boolean;
  /** Resolves with whether the request is answered; one that is not, or fails, is handed on too. */
  readonly respond: (exchange: Exchange) => Promise<boolean>;
}

/** Makes what answers these requests in front of Next. */
export function answerDirectly({ failure, isMeant, respond }: DirectAnswer): RequestHandler {
  const logRarely = createThrottledLog(() => performance.now());

  async function isAnswered(exchange: Exchange): Promise<boolean> {
    try {
      return await respond(exchange);
    } catch (error) {
      const described = describeError(error);
      const kind = described.errorCode ?? described.errorName ?? '';
      logRarely(kind, { ...failure, ...described });
      return exchange.response.headersSent;
    }
  }

  async function answer(exchange: Exchange, handOn: () => void): Promise<void> {
    if (!(await isAnswered(exchange))) handOn();
  }

  return (exchange, handOn) => {
    if (isMeant(exchange.message)) void answer(exchange, handOn);
    else handOn();
  };
}
