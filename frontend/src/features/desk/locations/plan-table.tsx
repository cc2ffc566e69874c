import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { CheckIcon } from 'lucide-react'
import type { PlanRow } from './use-location-changes'

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th': { textAlign: 'start', fontWeight: 'medium' },
    '& thead th': { fontSize: 'sm', color: 'fg.muted' },
    '& :is(th, td)': { py: '2.5', pe: '3', borderBottomWidth: '1px', verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& del': { color: 'fg.muted' },
    '& ins': { textDecoration: 'none', fontWeight: 'semibold' },
    '& strong': { display: 'block', color: 'danger.fg', fontWeight: 'medium' },
    // On a phone each location is a block: name, difference, result.
    mdDown: {
      '& thead': { srOnly: true },
      '& tr': { display: 'block', py: '3', borderBottomWidth: '1px' },
      '& :is(tbody th, td)': { display: 'block', p: '0', pb: '1', borderBottomWidth: '0' },
    },
  },
})

function Difference({ plan }: Pick<PlanRow, 'plan'>) {
  if (!plan) return null
  const { current, next, apply } = plan
  if (!apply || next === null) return current
  return (
    <>
      <span className="sr-only">from </span>
      <del>{current}</del>
      <span aria-hidden> → </span>
      <span className="sr-only"> to </span>
      <ins>{next}</ins>
    </>
  )
}

function Result({ row: { state, plan }, onRetry }: { readonly row: PlanRow; readonly onRetry: () => void }) {
  switch (state) {
    case 'planned':
      return 'Not applied yet'
    case 'idle':
      return plan?.next === null ? 'Not possible' : 'Unchanged'
    case 'sending':
      return 'Applying…'
    case 'done':
      return (
        <chakra.span color="success.fg" display="inline-flex" alignItems="center" gap="1.5">
          <CheckIcon aria-hidden="true" size="1em" />
          Applied
        </chakra.span>
      )
    case 'failed':
      return (
        <Button variant="outline" px="4" onClick={onRetry}>
          Try Again
        </Button>
      )
  }
}

type PlanTableProps = { readonly rows: readonly PlanRow[]; readonly onRetry: (row: PlanRow) => void }

/** What changes at each location, and after applying it the result of each. */
export const PlanTable = ({ rows, onRetry }: PlanTableProps) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">Location</th>
        <th scope="col">Now → new</th>
        <th scope="col">Result</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.location.code}>
          <th scope="row">{row.location.name}</th>
          <td>
            <Difference plan={row.plan} />
            {row.problem && <strong role="alert">{row.problem}</strong>}
          </td>
          <td>
            <Result row={row} onRetry={() => onRetry(row)} />
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
)
