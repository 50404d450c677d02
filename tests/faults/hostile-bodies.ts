import { Buffer } from 'node:buffer';
import { calls } from '@/lib/calls/calls';
import { HOSTILE_HOST, writeCall, writeRequest, type HostileKind, type Tools } from './hostile-request';

const EVENT = calls.createEvent.path;
const LEAD = calls.createLead.path;
const STORED = [EVENT, LEAD, calls.setUser.path];

const EXTENSIONS = ['', ';x', ';x="\\""', `;${'e'.repeat(9000)}`, ' ', ';='];
const TRAILERS = ['', 'X-A: 1', 'Host: evil.example', 'Content-Length: 5', 'Transfer-Encoding: x'];

/** What stands behind the first headers: lengths that contradict themselves or one another. */
const FRAMINGS = [
  'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\nHost: x\r\n\r\n',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n',
  'Transfer-Encoding:\u000bchunked\r\n\r\n0\r\n\r\n',
  'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
  'Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n',
  'Content-Length: +2\r\n\r\n{}',
  'Content-Length: 0x2\r\n\r\n{}',
  'Content-Length: 2, 2\r\n\r\n{}',
  'Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} ',
  'Content-Length:\r\n\r\n',
  'Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n',
  'Transfer-Encoding: chunked\r\n\r\n2;\u0000\r\n{}\r\n0\r\n\r\n',
  'Transfer-Encoding: chunked\r\n\r\n2\n{}\n0\n\n',
  'Content_Length: 9\r\nContent-Length: 2\r\n\r\n{}',
];

const ODD_TEXTS: readonly Buffer[] = [
  Buffer.from('{"type":"track"}', 'utf16le'),
  Buffer.from([0xfe, 0xff, 0, 0x7b, 0, 0x7d]),
  Buffer.from([0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0]),
  // An overlong slash, and half of a pair.
  Buffer.from([0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from('{"a":"\\ud800\\udc00\\udfff"}'),
  Buffer.from('{"type":"track","event":"\u0000"}'),
  Buffer.from(`{"n":${'9'.repeat(5000)}}`),
  Buffer.from(`{"n":1e${'9'.repeat(300)},"m":-0,"o":0.${'0'.repeat(9000)}1}`),
  Buffer.from(`{"${'\\u0061'.repeat(3000)}":1}`),
  Buffer.from(`${' '.repeat(60_000)}{}`),
  Buffer.from('{"a":1}\u0000{"b":2}'),
];

const CODINGS = ['gzip', 'br, gzip', 'deflate', 'zstd', 'identity, gzip'];
const EXPECTATIONS = ['Expect: 100-continue', 'Expect: 200-ok', 'Expect:', 'Expect: 100-continue, x'];

const TOKENS = [
  ...['', 'x', 'eyJhbGciOiJub25lIn0.e30.', 'eyJhbGciOiJIUzI1NiJ9.e30.AAAA', '....', 'a'.repeat(4000), '\u0000'],
  ...['eyJhbGciOiJIUzI1NiIsImtpZCI6Ii4uLy4uL2V0Yy9wYXNzd2QifQ.e30.AAAA', 'eyJhbGciOiJkaXIifQ....'],
];

const INSTANTS = [
  ...[
    '1970-01-01T00:00:00.000Z',
    '2999-12-31T00:00:00.000Z',
    '2026-02-30T25:61:61.000Z',
    '+275760-09-13T00:00:00.001Z',
  ],
  ...['2026-11-22', 'now', '2026-11-22T12:00:00.000+99:99', '2026-11-22T12:00:00,5Z', '٢٠٢٦-11-22', 'infinity', '-1'],
];

const PROTOCOLS = [
  ...[
    'SSH-2.0-OpenSSH_9.6\r\n',
    'EHLO evil.example\r\n',
    '*1\r\n$4\r\nPING\r\n',
    'PROXY TCP4 1.1.1.1 2.2.2.2 1 2\r\n\r\n',
  ],
  ...[
    'OPTIONS rtsp://x RTSP/1.0\r\nCSeq: 1\r\n\r\n',
    'stats\r\n',
    'USER anonymous\r\n',
    '{"jsonrpc":"2.0","id":1}\r\n',
  ],
  ...['\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc', '\u0000\u0000\u0000\u0008\u0004\u00d2\u0016/'],
  ...['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\u0000\u0000\u0000\u0004', '\r\n\u0000\r\nPROXY\n!', '\u0003\u0000\u0000\u0013'],
];

const toText = (good: Tools['good'], path: string): string => JSON.stringify(good[path] ?? {});

function writeChunks(path: string, chunks: readonly string[], extension: string, trailer: string): Buffer {
  const head = writeRequest(`POST ${path}`, ['Content-Type: application/json', 'Transfer-Encoding: chunked']);
  const written = chunks.map((text) => `${Buffer.byteLength(text).toString(16)}${extension}\r\n${text}\r\n`);
  return Buffer.concat([head, Buffer.from(`${written.join('')}0\r\n${trailer === '' ? '' : `${trailer}\r\n`}\r\n`)]);
}

/** Bodies, lengths and what is no HTTP at all. */
export const BODY_KINDS: Readonly<Record<string, HostileKind>> = {
  'chunks with trailers and extensions': {
    make: ({ draw, good }) => ({
      bytes: writeChunks(draw([EVENT, LEAD]), [toText(good, EVENT)], draw(EXTENSIONS), draw(TRAILERS)),
    }),
  },
  'bodies in chunks of a byte': {
    make: ({ good }) => ({ bytes: writeChunks(EVENT, Array.from(toText(good, EVENT)), '', '') }),
  },
  'lengths that disagree': {
    make: ({ draw }) => {
      const head = `POST ${draw([EVENT, '/'])} HTTP/1.1\r\nHost: ${HOSTILE_HOST}\r\nContent-Type: application/json\r\n`;
      return { bytes: Buffer.from(`${head}${draw(FRAMINGS)}`, 'latin1') };
    },
  },
  expectations: { make: ({ draw, good }) => ({ bytes: writeCall(EVENT, toText(good, EVENT), [draw(EXPECTATIONS)]) }) },
  'texts that are not UTF-8': { make: ({ draw }) => ({ bytes: writeCall(draw(STORED), draw(ODD_TEXTS)) }) },
  'packed bodies': {
    make: ({ draw, good }) => ({
      bytes: writeCall(EVENT, toText(good, EVENT), [`Content-Encoding: ${draw(CODINGS)}`]),
    }),
  },
  'forged tokens': {
    make: ({ draw, good }) => {
      const path = draw([calls.getPhone.path, calls.checkDemand.path, LEAD]);
      const body = JSON.stringify({ ...good[path], token: draw(TOKENS) });
      return { bytes: writeCall(path, body, [`Origin: http://${HOSTILE_HOST}`]) };
    },
  },
  'instants of no clock': {
    make: ({ draw, good }) => {
      const path = draw(STORED);
      const [timestamp, createdAt, updatedAt] = [draw(INSTANTS), draw(INSTANTS), draw(INSTANTS)];
      return { bytes: writeCall(path, JSON.stringify({ ...good[path], timestamp, createdAt, updatedAt })) };
    },
  },
  'other protocols': { make: ({ draw }) => ({ bytes: Buffer.from(draw(PROTOCOLS), 'latin1') }) },
};
