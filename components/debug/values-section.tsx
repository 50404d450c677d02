import { DebugSection } from './debug-section';
import styles from './debug-content.module.css';
import type { Watched } from './use-debug-facts';

export function ValuesSection({ facts: { traced, location } }: Watched) {
  const known = location
    ? ([
        ['county', location.county],
        ['state', location.state],
        ['time zone', location.timezone],
      ] as const)
    : [];
  return (
    <DebugSection name="Values" fact={`${traced.length}`}>
      {() => (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Value</th>
              <th scope="col">From</th>
            </tr>
          </thead>
          <tbody>
            {traced.map(({ field, value, source }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{String(value)}</td>
                <td>
                  <em data-source={source}>{source}</em>
                </td>
              </tr>
            ))}
            {known.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
                <td>
                  <em>ZIP {location?.zipCode}</em>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </DebugSection>
  );
}
