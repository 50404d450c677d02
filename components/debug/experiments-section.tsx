import { experiments } from '@/funnels/experiments';
import { isRunning } from '@/lib/experiments/experiment-days';
import { buildForcedQuery, isForced } from '@/lib/experiments/forced-variant';
import type { ShownVariant } from '@/lib/experiments/variant-segment';
import { DebugSection } from './debug-section';
import styles from './debug-content.module.css';
import { FactList } from './labelled-facts';
import type { Watched } from './use-debug-facts';

interface ExperimentsSectionProps extends Watched {
  readonly pageName: string;
  readonly variant: ShownVariant | undefined;
}

function describeShown(variant: ShownVariant | undefined): string {
  if (!variant) return 'none shown';
  const isByQuery = isForced(variant, new URLSearchParams(window.location.search));
  return isByQuery ? `${variant.variant}, forced` : variant.variant;
}

export function ExperimentsSection({ pageName, variant, facts }: ExperimentsSectionProps) {
  const { pathname } = window.location;
  const tested = experiments.filter(({ page }) => page === pageName);
  return (
    <DebugSection name="Experiments" fact={tested.length === 0 ? 'none here' : describeShown(variant)}>
      {() =>
        tested.map((experiment) => (
          <div key={experiment.name}>
            <h3 className={styles.subject}>{experiment.name}</h3>
            <FactList
              facts={{
                owner: experiment.owner,
                days: `${experiment.startsOn} to ${experiment.endsOn}`,
                draws: isRunning(experiment, new Date(facts.now)) ? 'yes' : 'not today',
                shown: describeShown(variant),
              }}
            />
            <ul className={styles.links}>
              {experiment.variants.map(({ name, weight }) => (
                <li key={name}>
                  <a
                    href={pathname + buildForcedQuery({ name: experiment.name, variant: name })}
                    aria-current={variant?.variant === name ? 'true' : undefined}
                  >
                    {name}
                  </a>{' '}
                  {weight} %
                </li>
              ))}
              <li>
                <a href={pathname}>as drawn</a>
              </li>
            </ul>
            <p>A forced variant is not counted.</p>
          </div>
        ))
      }
    </DebugSection>
  );
}
