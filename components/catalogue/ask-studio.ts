/** A fault as the studio's call says it. */
export interface WordsFault {
  readonly rule: string;
  readonly what: string;
  readonly mend: string;
  readonly near?: string;
}

/** Asks the studio of this site; undefined where it does not answer. With a body it is told something. */
export async function askStudio<Answer>(path: string, body?: unknown): Promise<Answer | undefined> {
  try {
    const response = await fetch(
      `/studio/${path}`,
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
    return (await response.json()) as Answer;
  } catch {
    return undefined;
  }
}
