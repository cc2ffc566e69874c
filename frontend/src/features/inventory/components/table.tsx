import { chakra } from '@chakra-ui/react/styled-system'

/** A table of figures: numbers to the right, one below the other. */
export const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    fontSize: { base: 'sm', md: 'md' },
    '& th, & td': {
      px: { base: '1.5', md: '2', lg: '3' },
      py: '2',
      textAlign: 'start',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& thead th': { fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted', whiteSpace: 'nowrap' },
    '& tbody th': { fontWeight: 'semibold' },
    '& [data-wide]': { display: { base: 'none', lg: 'table-cell' } },
    '& [data-number]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& thead button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minH: '9',
      font: 'inherit',
      color: 'inherit',
      cursor: 'pointer',
      _hover: { color: 'fg' },
    },
  },
})

/** A row where there is no room for a table. */
export const RowCard = chakra('li', {
  base: {
    p: '4',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** A label with its figure, side by side. */
export const LabelledFigure = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <chakra.div display="flex" justifyContent="space-between" gap="3">
    <chakra.dt color="fg.muted">{label}</chakra.dt>
    <chakra.dd textAlign="end">{children}</chakra.dd>
  </chakra.div>
)

/**
 * Room to the side where a table is wider than its place; reached by keyboard too. What is in it
 * for readers alone scrolls along.
 */
export const TableFrame = chakra('div', { base: { position: 'relative', overflowX: 'auto' } })

/** What stands beneath another figure where its own column has no room. */
export const NarrowColumnFallback = chakra('div', {
  base: { display: { lg: 'none' }, fontSize: 'sm', fontWeight: 'normal', color: 'fg.subtle' },
})
