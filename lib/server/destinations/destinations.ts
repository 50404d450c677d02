import type { Env } from '../platform/env';
import type { Destination } from './destination';
import { createGoogle } from './google';
import { createMeta } from './meta';
import { createMicrosoft } from './microsoft';
import { createNats } from './nats';
import { createSegment } from './segment';
import { parseFieldNames } from './shareable-fields';

/** Microsoft gives a token for what was agreed to, and the lasting one anew. */
const MICROSOFT_SCOPE = 'https://ads.microsoft.com/msads.manage offline_access';

function createConfiguredGoogle(env: Env): Destination | undefined {
  const { DESTINATION_GOOGLE_URL: url, DESTINATION_GOOGLE_ACCOUNT: account } = env;
  const { DESTINATION_GOOGLE_CLIENT_ID: clientId, DESTINATION_GOOGLE_CLIENT_SECRET: clientSecret } = env;
  const { DESTINATION_GOOGLE_REFRESH_TOKEN: refreshToken, DESTINATION_GOOGLE_LOGIN_ACCOUNT: loginAccount } = env;
  if (!url || !account || !clientId || !clientSecret || !refreshToken) return undefined;
  return createGoogle({
    url,
    token: {
      url: env.DESTINATION_GOOGLE_TOKEN_URL,
      clientId,
      clientSecret,
      refreshToken,
    },
    account,
    loginAccount: loginAccount ?? account,
    actions: {
      ...(env.DESTINATION_GOOGLE_CALL_ACTION && {
        call: env.DESTINATION_GOOGLE_CALL_ACTION,
      }),
      ...(env.DESTINATION_GOOGLE_SALE_ACTION && {
        sale: env.DESTINATION_GOOGLE_SALE_ACTION,
      }),
    },
    isTrial: env.DESTINATION_GOOGLE_TRIAL === 'yes',
  });
}

function createConfiguredMicrosoft(env: Env): Destination | undefined {
  const { DESTINATION_MICROSOFT_URL: url, DESTINATION_MICROSOFT_DEVELOPER_TOKEN: developerToken } = env;
  const { DESTINATION_MICROSOFT_CLIENT_ID: clientId, DESTINATION_MICROSOFT_CLIENT_SECRET: clientSecret } = env;
  const { DESTINATION_MICROSOFT_REFRESH_TOKEN: refreshToken } = env;
  const { DESTINATION_MICROSOFT_CUSTOMER: customer, DESTINATION_MICROSOFT_ACCOUNT: account } = env;
  if (!url || !developerToken || !clientId || !clientSecret || !refreshToken || !customer || !account) return undefined;
  const tokenUrl = env.DESTINATION_MICROSOFT_TOKEN_URL;
  return createMicrosoft({
    url,
    token: {
      url: tokenUrl,
      clientId,
      clientSecret,
      refreshToken,
      scope: MICROSOFT_SCOPE,
    },
    developerToken,
    customer,
    account,
    goals: {
      ...(env.DESTINATION_MICROSOFT_CALL_GOAL && {
        call: env.DESTINATION_MICROSOFT_CALL_GOAL,
      }),
      ...(env.DESTINATION_MICROSOFT_SALE_GOAL && {
        sale: env.DESTINATION_MICROSOFT_SALE_GOAL,
      }),
    },
  });
}

export function createDestinations(env: Env): readonly Destination[] {
  const destinations: Destination[] = [];
  const { DESTINATION_SEGMENT_URL, DESTINATION_SEGMENT_WRITE_KEY, DESTINATION_NATS_URL } = env;
  if (DESTINATION_SEGMENT_URL && DESTINATION_SEGMENT_WRITE_KEY) {
    const fields = parseFieldNames(env.DESTINATION_SEGMENT_FIELDS);
    destinations.push(
      createSegment({
        url: DESTINATION_SEGMENT_URL,
        writeKey: DESTINATION_SEGMENT_WRITE_KEY,
        fields,
      }),
    );
  }
  if (DESTINATION_NATS_URL) {
    const { DESTINATION_NATS_TOKEN: token, DESTINATION_NATS_STREAM: stream, DESTINATION_NATS_SUBJECT: subject } = env;
    const fields = parseFieldNames(env.DESTINATION_NATS_FIELDS);
    destinations.push(createNats({ url: DESTINATION_NATS_URL, token, stream, subject, fields }));
  }
  if (env.DESTINATION_META_URL && env.DESTINATION_META_TOKEN) {
    const { DESTINATION_META_URL: url, DESTINATION_META_TOKEN: token, DESTINATION_META_EVENT: eventName } = env;
    destinations.push(createMeta({ url, token, eventName }));
  }
  return [
    ...destinations,
    ...[createConfiguredGoogle(env), createConfiguredMicrosoft(env)].flatMap((one) => one ?? []),
  ];
}
