import { parseValues, type FormValues } from '@/lib/fields/form-values';
import { readToday } from '../platform/today';
import { keepValues, readTabValues } from './kept-values';

const CHANNEL_NAME = 'funnel-answers';

interface Message {
  readonly kind?: unknown;
  readonly values?: unknown;
}

/**
 * Hands answers to a second tab while this one is open: personal ones must not outlive their tab. Returns a stop
 * function.
 */
export function shareAnswers(formVersion: string, onReceived: (values: FormValues) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.onmessage = ({ data }: MessageEvent<Message | null>) => {
    if (data?.kind === 'wanted') {
      const values = readTabValues();
      if (Object.keys(values).length > 0) channel.postMessage({ kind: 'answers', values });
    }
    if (data?.kind === 'answers' && Object.keys(readTabValues()).length === 0) {
      const values = parseValues(data.values, readToday());
      keepValues(formVersion, values);
      onReceived(values);
    }
  };
  channel.postMessage({ kind: 'wanted' });
  return () => {
    channel.close();
  };
}
