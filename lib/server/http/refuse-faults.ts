import { findRequestFault } from '@/lib/request/request-fault';
import type { RequestHandler } from './request-chain';
import { sendResponse } from './send-response';

/** Answers a request that must not reach Next. */
export const refuseFaults: RequestHandler = ({ message, response }, handOn) => {
  const { method = '', url: target = '', rawHeaders } = message;
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  const fault = findRequestFault({ method, target, hosts });
  if (!fault) {
    handOn();
    return;
  }
  const headers = {
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    // The body is not waited for: whatever stands in it belongs to a request that is refused.
    connection: 'close',
    ...(fault.status === 405 && { allow: 'GET, HEAD, POST' }),
  };
  sendResponse(response, { status: fault.status, headers: Object.entries(headers), body: `${fault.text}\n` });
};
