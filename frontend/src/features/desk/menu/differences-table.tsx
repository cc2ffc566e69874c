import { chakra } from '@chakra-ui/react/styled-system'
import type { ImportRow } from '#shared/menu/upload-contract'

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& caption': { textAlign: 'start', pb: '2', fontSize: 'sm', color: 'fg.muted' },
    '& th': { textAlign: 'start', fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted' },
    '& :is(th, td)': { py: '2', pe: '3', borderBottomWidth: '1px', verticalAlign: 'top' },
    '& td': { overflowWrap: 'anywhere' },
    // Codes and column names are short and stay on one line.
    '& td:not(:last-of-type)': { overflowWrap: 'break-word' },
    '& td:first-of-type': { color: 'fg.muted', whiteSpace: { md: 'nowrap' } },
    '& del': { color: 'fg.muted' },
    '& ins': { textDecoration: 'none', fontWeight: 'semibold' },
    '& strong': { color: 'danger.fg', fontWeight: 'medium', display: 'block' },
    '& tr[data-wrong] td': { bg: 'danger.subtle' },
  },
})

const Cell = ({ before, after, error }: ImportRow) => (
  <>
    {before !== null && (
      <>
        <span className="sr-only">from </span>
        <del>{before || 'blank'}</del>
        <span aria-hidden> → </span>
        <span className="sr-only">to </span>
      </>
    )}
    {after !== null && <ins>{after || 'blank'}</ins>}
    {error && <strong>{error}</strong>}
  </>
)

/** Lists what a table would change, cell by cell, errors first. */
export const DifferencesTable = ({ rows }: { readonly rows: readonly ImportRow[] }) => (
  <Table>
    <caption>Row numbers are those of the spreadsheet.</caption>
    <thead>
      <tr>
        <th scope="col">Row</th>
        <th scope="col">Dish or name</th>
        <th scope="col">Field</th>
        <th scope="col">Before → after</th>
      </tr>
    </thead>
    <tbody>
      {[...rows]
        .sort((one, other) => Number(other.error !== null) - Number(one.error !== null) || one.row - other.row)
        .map((each) => (
          <tr key={`${each.file} ${each.row} ${each.field}`} data-wrong={each.error !== null || undefined}>
            <td>{each.file === undefined ? each.row : `${each.file}, ${each.row}`}</td>
            <td>{each.code || '–'}</td>
            <td>{each.field ?? '–'}</td>
            <td>
              <Cell {...each} />
            </td>
          </tr>
        ))}
    </tbody>
  </Table>
)
