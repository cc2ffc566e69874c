import { chakra } from '@chakra-ui/react/styled-system'
import { createContext, useContext, useDeferredValue } from 'react'
import type { ReactNode } from 'react'

/** A figure that can be opened: as the call names it, and as people do. */
export type OpenedFigure = {
  readonly of: string
  readonly name: string
  /** Where it is of, if not of what the page shows. */
  readonly location?: string
}

/** Opens what a figure is made of. */
export const OpenFigureContext = createContext<(figure: OpenedFigure) => void>(() => undefined)

/** A name or figure in a table that opens something. */
export const FigureButton = chakra('button', {
  base: {
    color: 'accent.fg',
    fontWeight: 'semibold',
    textAlign: 'start',
    minH: '6',
    minW: '6',
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationColor: 'border',
    textUnderlineOffset: '3px',
    _hover: { textDecorationColor: 'currentColor' },
  },
})

type FigureLinkProps = OpenedFigure & {
  readonly children?: ReactNode
  /** Whether what is seen says too little to who hears it alone. */
  readonly isNamed?: boolean
}

/** A figure's name, which opens its days and orders. */
export function FigureLink({ children, isNamed = false, ...figure }: FigureLinkProps) {
  const open = useContext(OpenFigureContext)
  return (
    <FigureButton type="button" onClick={() => open(figure)}>
      {children ?? figure.name}
      {isNamed && <span className="sr-only"> {figure.name}</span>}
    </FigureButton>
  )
}

const Frame = chakra('div', { base: { overflowX: 'auto', position: 'relative', containerType: 'inline-size' } })

/** What a table of many columns needs. */
const ROOM = '28rem'

const Figures = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: '2', px: '2', textAlign: 'end', borderTopWidth: '1px', whiteSpace: 'nowrap' },
    '& th:first-of-type': { textAlign: 'start', ps: 0, whiteSpace: 'normal' },
    '& thead th': { borderTopWidth: 0, fontWeight: 'medium', color: 'fg.muted' },
    '& tbody th': { fontWeight: 'semibold' },
    '&[data-width="many"] :is(th, td)': { px: '1' },
    '&[data-width="some"] th:first-of-type': { minW: '28' },
    // Where many columns have no room, each row has its figures beneath its name, each with its
    // column's.
    [`@container (max-width: ${ROOM})`]: {
      '&[data-stacks]': {
        '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
        '& tbody tr': {
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          py: '2',
          borderTopWidth: '1px',
        },
        '& tbody tr:first-of-type': { borderTopWidth: 0 },
        '& tbody :is(th, td)': { borderTopWidth: 0, px: 0, py: '1', textAlign: 'start' },
        '& tbody th': { gridColumn: '1 / -1' },
        '& td::before': { content: 'attr(data-label)', display: 'block', fontSize: 'xs', color: 'fg.muted' },
      },
    },
  },
})

/** So many columns and more are many. */
const MANY = 6

type FigureTableProps = {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly key: string; readonly head: ReactNode; readonly cells: readonly ReactNode[] }[]
  /** Whether each of many columns is as narrow as a count. */
  readonly isNarrow?: boolean
}

/** Figures to be read, one below the other. */
export const FigureTable = ({ title, columns, rows, isNarrow = false }: FigureTableProps) => {
  const isMany = columns.length >= MANY
  const stacks = isMany && !isNarrow
  return (
    <Frame tabIndex={0} role="group" aria-label={title}>
      <Figures data-width={isMany ? 'many' : 'some'} {...(stacks && { 'data-stacks': '' })}>
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
                <td key={columns[index + 1]} {...(stacks && { 'data-label': columns[index + 1] })}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Figures>
    </Frame>
  )
}

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

/**
 * The figures behind a chart, made once all that is seen at first stands; on paper they stand there
 * open.
 */
export function ChartDataTable({ rows, ...props }: FigureTableProps) {
  const later = useDeferredValue(rows, none)
  return (
    <More className="behind-chart">
      <summary>Show the figures</summary>
      <FigureTable {...props} rows={later} />
    </More>
  )
}
