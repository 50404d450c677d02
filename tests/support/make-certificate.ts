import { createPublicKey, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

// Just enough of X.509 (RFC 5280) to make a certificate that is wrong in one respect.
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const UTF8 = 0x0c;
const SHORT_TIME = 0x17;
const LONG_TIME = 0x18;
const SEQUENCE = 0x30;
const SET = 0x31;
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;
const DNS_NAME = 0x82;

const ECDSA_WITH_SHA256 = '06082a8648ce3d040302';
const COMMON_NAME = '0603550403';
const BASIC_CONSTRAINTS = '0603551d13';
const ALTERNATIVE_NAMES = '0603551d11';
const TRUE = Buffer.from('0101ff', 'hex');

/** In as few bytes as will do: browsers take no other. */
function writeLength(length: number): readonly number[] {
  if (length < 128) return [length];
  return length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

function tag(type: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([type, ...writeLength(content.length)]), content]);
}

const object = (hex: string): Buffer => Buffer.from(hex, 'hex');
const algorithm = (): Buffer => tag(SEQUENCE, object(ECDSA_WITH_SHA256));
const bits = (content: Buffer): Buffer => tag(BIT_STRING, Buffer.from([0]), content);
const nameOf = (text: string): Buffer =>
  tag(SEQUENCE, tag(SET, tag(SEQUENCE, object(COMMON_NAME), tag(UTF8, Buffer.from(text)))));

/** With two digits of its year before 2050, as browsers insist. */
function time(at: Date): Buffer {
  const text = `${at.toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`;
  const isLong = at.getUTCFullYear() >= 2050;
  return tag(isLong ? LONG_TIME : SHORT_TIME, Buffer.from(isLong ? text : text.slice(2), 'ascii'));
}

/** A certificate and its key, both as PEM. */
export interface Certificate {
  readonly name: string;
  readonly certificate: string;
  readonly key: string;
}

/** What is said of a server; an authority when no host is named. */
interface CertificateFacts {
  readonly name: string;
  readonly host?: string;
  readonly until: Date;
  /** Who signs; the certificate itself when nobody does. */
  readonly issuer?: Certificate;
}

function buildExtension(host: string | undefined): Buffer {
  const extension =
    host === undefined
      ? tag(SEQUENCE, object(BASIC_CONSTRAINTS), TRUE, tag(OCTET_STRING, tag(SEQUENCE, TRUE)))
      : tag(SEQUENCE, object(ALTERNATIVE_NAMES), tag(OCTET_STRING, tag(SEQUENCE, tag(DNS_NAME, Buffer.from(host)))));
  return tag(EXTENSIONS, tag(SEQUENCE, extension));
}

function toPem(label: string, content: Buffer): string {
  const lines = content.toString('base64').match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}

/** Makes a certificate with a key of its own, good since 2000. */
export function makeCertificate({ name, host, until, issuer }: CertificateFacts): Certificate {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const signingKey: KeyObject | string = issuer?.key ?? privateKey;
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)]);
  const content = tag(
    SEQUENCE,
    tag(VERSION, tag(INTEGER, Buffer.from([2]))),
    tag(INTEGER, serial),
    algorithm(),
    nameOf(issuer?.name ?? name),
    tag(SEQUENCE, time(new Date('2000-01-01T00:00:00Z')), time(until)),
    nameOf(name),
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
    buildExtension(host),
  );
  const signed = tag(SEQUENCE, content, algorithm(), bits(sign('sha256', content, signingKey)));
  return { name, key, certificate: toPem('CERTIFICATE', signed) };
}
