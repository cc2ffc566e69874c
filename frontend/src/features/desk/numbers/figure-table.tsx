import { chakra } from '@chakra-ui/react/styled-system'
import { createContext, useContext, useDeferredValue, type ReactNode } from 'react'
import { FormPanel } from '../form/form-panel'

/** A figure to open, by its name in the API, with its label. */
export type OpenedFigure = {
  readonly of: string
  readonly name: string
  /** Its location, if it differs from the page's. */
  readonly location?: string
}

/** Opens the breakdown of a figure. */
export const OpenFigureContext = createContext<(figure: OpenedFigure) => void>(() => undefined)

/** A button in a table that looks like a link. */
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
  /** Whether a screen reader needs a fuller name than the visible text. */
  readonly isNamed?: boolean
}

/** A figure's label that opens its breakdown. */
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

/** The minimum width of a table with many columns. */
const WIDE_TABLE_WIDTH = '28rem'

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
    // Narrow containers show each row's figures below its name, labelled by column.
    [`@container (max-width: ${WIDE_TABLE_WIDTH})`]: {
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

/** From this many columns on, a table counts as wide. */
const WIDE_COLUMNS = 6

type FigureTableProps = {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly key: string; readonly head: ReactNode; readonly cells: readonly ReactNode[] }[]
  /** Whether each column is only as wide as a count. */
  readonly isNarrow?: boolean
}

/** A table of figures with a name in each row. */
export const FigureTable = ({ title, columns, rows, isNarrow = false }: FigureTableProps) => {
  const isWide = columns.length >= WIDE_COLUMNS
  const stacks = isWide && !isNarrow
  return (
    <Frame tabIndex={0} role="group" aria-label={title}>
      <Figures data-width={isWide ? 'many' : 'some'} {...(stacks && { 'data-stacks': '' })}>
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

type FigurePanelProps = FigureTableProps & {
  readonly lead?: ReactNode
  /** The table's title if it differs from the panel's. */
  readonly table?: string
}

/** A panel that consists of a table. */
export const FigurePanel = ({ title, lead, table = title, ...rest }: FigurePanelProps) => (
  <FormPanel title={title} lead={lead}>
    <FigureTable title={table} {...rest} />
  </FormPanel>
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

/** The data table behind a chart. It renders after the first paint, and is expanded in print. */
export function ChartDataTable({ rows, ...props }: FigureTableProps) {
  const later = useDeferredValue(rows, none)
  return (
    <More className="behind-chart">
      <summary>Show the figures</summary>
      <FigureTable {...props} rows={later} />
    </More>
  )
}
