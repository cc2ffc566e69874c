import { Flex } from '@chakra-ui/react/flex'
import { useState } from 'react'
import { LoadError } from '#base/components/not-loaded'
import { useCanEditStock, useStockRows } from '../use-inventory'
import { CountMode } from '../count/count-mode'
import { OrderList } from './order-list'
import { LinesSkeleton } from './panel-states'
import { StockList } from './stock-list'
import { Segments } from '#base/components/segments'

const views = [
  { id: 'list', label: 'Stock list' },
  { id: 'count', label: 'Count' },
  { id: 'order', label: 'Order list' },
] as const

type StockView = (typeof views)[number]['id']

/** The shelves: to look through, to count, and what to order for them. */
export function StockPanel({ onRecord }: { readonly onRecord: (itemId: number) => void }) {
  const mayChange = useCanEditStock()
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
          options={views.filter(({ id }) => id !== 'count' || mayChange)}
          chosen={view}
          onChoose={setView}
        />
      </Flex>
      {view === 'list' && <StockList rows={rows} onRecord={mayChange ? onRecord : undefined} />}
      {view === 'count' && <CountMode rows={rows} />}
      {view === 'order' && <OrderList rows={rows} />}
    </>
  )
}
