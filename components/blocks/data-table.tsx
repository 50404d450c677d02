import styles from './data-table.module.css';

interface DataTableProps {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Whether the first column names each row. */
  readonly hasRowNames?: boolean;
}

/**
 * On phones every row becomes a small list, with the column's name before each cell. The roles keep it a table for
 * screen readers there: a browser forgets that of boxes that are no longer laid out as one.
 */
export function DataTable({ columns, rows, hasRowNames = false }: DataTableProps) {
  return (
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
  );
}
