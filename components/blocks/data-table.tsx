import styles from './data-table.module.css';

interface DataTableProps {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Whether the first column names each row. */
  readonly hasRowNames?: boolean;
}

/**
 * On phones a table with named rows keeps two columns in view, the first of them sticky, and scrolls sideways for more.
 * In any other, each row becomes a small list with the column name before each cell; explicit roles keep that a table
 * for screen readers, because CSS that changes `display` removes the native ones.
 */
export function DataTable({ columns, rows, hasRowNames = false }: DataTableProps) {
  return (
    <div
      className={styles.frame}
      {...(hasRowNames && { role: 'region', tabIndex: 0, 'aria-label': columns.slice(1).join(', ') })}
    >
      <table role="table" className={styles.table} data-row-names={hasRowNames || undefined}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row[0]} role="row">
              {row.map((cell, index) =>
                hasRowNames && index === 0 ? (
                  <th key={columns[index]} role="rowheader" scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]} role="cell" data-column={columns[index]}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
