import { ChoiceSelect } from '#ui/forms/native-fields'
import { searchStockRows, sortStockRows, type StockRow, type StockSorting } from './stock-rows'
import { StockCards, StockTable, stockTableColumns } from './stock-table'
import { Flex } from '@chakra-ui/react/flex'
import { useState } from 'react'
import { stockCategories } from '#shared/inventory/contract'
import { EmptyList, LinesSkeleton, useIsNarrow } from '../table'
import { formatLabel } from '../format'
import { LoadError } from '#ui/data-states'
import { useCanCountStock, useCanEditStock, useStockRows } from '../data/use-inventory'
import { CountMode } from '../count/count-mode'
import { PrepView } from '../prep/prep-view'
import { OrderList } from '../purchases/order-list'
import { Segments } from '#ui/segments'
import { TextInput } from '#ui/forms/controls'

type SortSelectProps = { readonly sorting: StockSorting; readonly onSort: (sorting: StockSorting) => void }

const choices = stockTableColumns.flatMap(({ id, label, isNumber }) => [
  {
    value: `${id} up`,
    label: `${label}, ${isNumber ? 'least first' : 'A to Z'}`,
    sorting: { by: id, isDescending: false },
  },
  {
    value: `${id} down`,
    label: `${label}, ${isNumber ? 'most first' : 'Z to A'}`,
    sorting: { by: id, isDescending: true },
  },
])

/** Selects the sorting on narrow screens, which have no column headings. */
function SortSelect({ sorting, onSort }: SortSelectProps) {
  const choose = (value: string) => {
    const choice = choices.find((option) => option.value === value)
    if (choice) onSort(choice.sorting)
  }
  return (
    <ChoiceSelect
      label="Sort by"
      value={`${sorting.by} ${sorting.isDescending ? 'down' : 'up'}`}
      options={choices}
      onChoose={choose}
    />
  )
}

type StockListProps = {
  readonly rows: readonly StockRow[]
  /** Undefined for users without edit permission. */
  readonly onRecord: ((itemId: number) => void) | undefined
}

/** All stock, with search and sorting. */
function StockList({ rows, onRecord }: StockListProps) {
  const isNarrow = useIsNarrow()
  const [typed, setTyped] = useState('')
  const [category, setCategory] = useState('')
  const [sorting, setSorting] = useState<StockSorting>({ by: 'item', isDescending: false })
  const shown = sortStockRows(searchStockRows(rows, { typed, category }), sorting)
  return (
    <>
      <Flex gap="3" mb="4" wrap="wrap" css={{ '& > *': { flex: '1 1 12rem', maxWidth: { md: '20rem' } } }}>
        <TextInput
          type="search"
          aria-label="Search the stock"
          placeholder="Search name, code or supplier"
          maxLength={80}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <ChoiceSelect
          label="Category"
          value={category}
          options={[{ value: '', label: 'All categories' }, ...stockCategories.map(toOption)]}
          onChoose={setCategory}
        />
        {isNarrow && <SortSelect sorting={sorting} onSort={setSorting} />}
      </Flex>
      <p className="sr-only" role="status">{`${shown.length} of ${rows.length} items`}</p>
      {shown.length === 0 ? (
        <EmptyList>No items found matching your search.</EmptyList>
      ) : isNarrow ? (
        <StockCards rows={shown} onRecord={onRecord} />
      ) : (
        <StockTable rows={shown} sorting={sorting} onSort={setSorting} onRecord={onRecord} />
      )}
    </>
  )
}

const toOption = (value: string) => ({ value, label: formatLabel(value) })

const views = [
  { id: 'list', label: 'Stock list' },
  { id: 'count', label: 'Count' },
  { id: 'order', label: 'Order list' },
  { id: 'prep', label: 'Prep' },
] as const

type StockView = (typeof views)[number]['id']

/** The stock list, the count, the order list and what the kitchen makes. */
export function StockPanel({ onRecord }: { readonly onRecord: (itemId: number) => void }) {
  const canEdit = useCanEditStock()
  const canCount = useCanCountStock()
  const { rows, isError, retry } = useStockRows()
  const [view, setView] = useState<StockView>('list')
  if (!rows) {
    return isError ? (
      <LoadError onRetry={retry}>The stock could not be loaded.</LoadError>
    ) : (
      <LinesSkeleton label="Loading the stock" />
    )
  }
  return (
    <>
      <Flex mb="5">
        <Segments
          label="View"
          options={views.filter(({ id }) => canCount || (id !== 'count' && id !== 'prep'))}
          chosen={view}
          onChoose={setView}
        />
      </Flex>
      {view === 'list' && <StockList rows={rows} onRecord={canEdit ? onRecord : undefined} />}
      {view === 'count' && <CountMode rows={rows} />}
      {view === 'order' && <OrderList rows={rows} />}
      {view === 'prep' && <PrepView rows={rows} />}
    </>
  )
}
