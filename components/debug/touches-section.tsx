import type { Touch } from '@/lib/visit/touches';
import { DebugSection } from './debug-section';
import { FactList } from './labelled-facts';
import styles from './debug-content.module.css';
import type { Watched } from './use-debug-facts';

function TouchFacts({ name, touch }: { readonly name: string; readonly touch: Touch }) {
  const { at, path, referrerHost, parameters } = touch;
  return (
    <>
      <h3 className={styles.subject}>{name}</h3>
      <FactList facts={{ at: new Date(at).toLocaleString('en-US'), path, referrer: referrerHost, ...parameters }} />
    </>
  );
}

export function TouchesSection({ visited }: Watched) {
  const { urlParameters, touches } = visited.visit;
  const { first, last } = touches;
  const source = last.parameters['utm_source'] ?? (last.referrerHost || 'direct');
  return (
    <DebugSection name="Attribution" fact={source}>
      {() => (
        <>
          <TouchFacts name="First touch" touch={first} />
          {last.at === first.at ? <p>The last touch is the same.</p> : <TouchFacts name="Last touch" touch={last} />}
          <h3 className={styles.subject}>Parameters of this visit</h3>
          {Object.keys(urlParameters).length === 0 ? <p>None.</p> : <FactList facts={urlParameters} />}
        </>
      )}
    </DebugSection>
  );
}
