/** Lifetime of both cookies, in seconds (compliance P-31: 30 minutes to 24 hours). */
export const PERSONAL_COOKIE_SECONDS = 1800;

const NONCE_BYTES = 12;

async function importKey(secret: string): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`personal-cookie:${secret}`));
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64Url(value: string): Uint8Array<ArrayBuffer> {
  const binary = atob(value.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/**
 * Seals personal parameters with AES-256-GCM for a cookie.
 * `nonce` is 12 random bytes, used once; `nowMs` is the time of sealing.
 */
export async function sealPersonal(
  personal: Readonly<Record<string, string>>,
  secret: string,
  nonce: Uint8Array<ArrayBuffer>,
  nowMs: number,
): Promise<string> {
  const content = JSON.stringify({ personal, expiresAt: nowMs + PERSONAL_COOKIE_SECONDS * 1000 });
  const plain = new TextEncoder().encode(content);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, await importKey(secret), plain);
  return `${toBase64Url(nonce)}.${toBase64Url(new Uint8Array(sealed))}`;
}

/** Opens a sealed cookie; undefined when it was forged, cut, sealed with another secret, or is over its time. */
export async function openPersonal(
  sealed: string,
  secret: string,
  nowMs: number,
): Promise<Record<string, string> | undefined> {
  const [nonce, box] = sealed.split('.');
  if (!nonce || !box) return undefined;
  try {
    const iv = fromBase64Url(nonce);
    if (iv.length !== NONCE_BYTES) return undefined;
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await importKey(secret), fromBase64Url(box));
    const content = JSON.parse(new TextDecoder().decode(plain)) as {
      personal: Record<string, string>;
      expiresAt: number;
    };
    return content.expiresAt > nowMs ? content.personal : undefined;
  } catch {
    // A cookie is the client's to change: one that does not open is the same as none.
    return undefined;
  }
}
