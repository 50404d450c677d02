export interface AnalyticsCookies {
  /** The last two parts of `_ga`. */
  readonly gaClientId?: string;
  /** From `GS1.1` and `GS2.1` cookies. */
  readonly gaSessionId?: string;
  readonly gaMeasurementId?: string;
  readonly fbp?: string;
}

function readCookies(header: string): ReadonlyMap<string, string> {
  const pairs = header.split(';').map((pair) => {
    const cut = pair.indexOf('=');
    return [pair.slice(0, Math.max(cut, 0)).trim(), pair.slice(cut + 1).trim()] as const;
  });
  return new Map(pairs.filter(([name]) => name !== ''));
}

function readSessionId(value: string): string | undefined {
  const session = /^GS1\.\d+\.(\d+)/.exec(value)?.[1];
  if (session) return session;
  // In the newer format parts come in any order, each behind its letter.
  const parts = /^GS2\.\d+\.(.+)$/.exec(value)?.[1]?.replaceAll('%24', '$').split('$') ?? [];
  return parts.map((part) => /^s(\d+)$/.exec(part)?.[1]).find((id) => id !== undefined);
}

export function readAnalyticsCookies(header: string): AnalyticsCookies {
  const cookies = readCookies(header);
  const gaClientId = /^GA\d+\.[\d-]+\.(\d+\.\d+)$/.exec(cookies.get('_ga') ?? '')?.[1];
  const fbp = /^fb\.\d+\.\d+\.\d+$/.exec(cookies.get('_fbp') ?? '')?.[0];
  const session = [...cookies].find(([name]) => /^_ga_[A-Z0-9]+$/.test(name));
  const gaSessionId = session && readSessionId(session[1]);
  return {
    ...(gaClientId && { gaClientId }),
    ...(gaSessionId && { gaSessionId }),
    ...(session && { gaMeasurementId: `G-${session[0].slice('_ga_'.length)}` }),
    ...(fbp && { fbp }),
  };
}
