import { chakra } from '@chakra-ui/react/styled-system'
import { useDeferredValue } from 'react'
import type { ReactNode } from 'react'

const Frame = chakra('div', { base: { overflowX: 'auto', position: 'relative' } })

const Figures = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: '2', px: '2', textAlign: 'end', borderTopWidth: '1px', whiteSpace: 'nowrap' },
    '& th:first-of-type': { textAlign: 'start', ps: 0, whiteSpace: 'normal', minW: '28' },
    '& thead th': { borderTopWidth: 0, fontWeight: 'medium', color: 'fg.muted' },
    '& tbody th': { fontWeight: 'semibold' },
  },
})

type FigureTableProps = {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly key: string; readonly head: ReactNode; readonly cells: readonly ReactNode[] }[]
}

/** Figures to be read, one below the other. */
export const FigureTable = ({ title, columns, rows }: FigureTableProps) => (
  <Frame tabIndex={0} role="group" aria-label={title}>
    <Figures>
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, cells }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Figures>
  </Frame>
)

const More = chakra('details', {
  base: {
    '& summary': {
      minH: '11',
      display: 'flex',
      alignItems: 'center',
      color: 'accent.fg',
      fontWeight: 'semibold',
      cursor: 'pointer',
    },
  },
})

const none: FigureTableProps['rows'] = []

/** The figures behind a chart, made once all that is seen at first stands; on paper they stand there open. */
export function BehindChart({ rows, ...props }: FigureTableProps) {
  const later = useDeferredValue(rows, none)
  return (
    <More className="behind-chart">
      <summary>Show the figures</summary>
      <FigureTable {...props} rows={later} />
    </More>
  )
}
