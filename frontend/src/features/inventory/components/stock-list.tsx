import { Flex } from '@chakra-ui/react/flex'
import { Input } from '@chakra-ui/react/input'
import { useState } from 'react'
import { stockCategories } from '#shared/contract/inventory'
import { ChoiceSelect } from '#base/components/choice-select'
import { searchStockRows, sortStockRows } from '../stock-list'
import type { StockSorting, StockRow } from '../stock-list'
import { useIsNarrow } from '../use-is-narrow'
import { formatLabel } from '../words'
import { EmptyList } from './panel-states'
import { SortSelect } from './sort-select'
import { StockCards } from './stock-cards'
import { StockTable } from './stock-table'

type StockListProps = {
  readonly rows: readonly StockRow[]
  /** Undefined for those who may only look. */
  readonly onRecord: ((itemId: number) => void) | undefined
}

/** Everything on the shelves, to search and to sort. */
export function StockList({ rows, onRecord }: StockListProps) {
  const isNarrow = useIsNarrow()
  const [typed, setTyped] = useState('')
  const [category, setCategory] = useState('')
  const [sorting, setSorting] = useState<StockSorting>({ by: 'item', isDescending: false })
  const shown = sortStockRows(searchStockRows(rows, { typed, category }), sorting)
  return (
    <>
      <Flex gap="3" mb="4" wrap="wrap" css={{ '& > *': { flex: '1 1 12rem', maxWidth: { md: '20rem' } } }}>
        <Input
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
          options={[{ value: '', label: 'All categories' }, ...stockCategories.map(optionOf)]}
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

const optionOf = (value: string) => ({ value, label: formatLabel(value) })
