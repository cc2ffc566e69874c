import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { formatUnitCost } from '#shared/inventory/stock'
import type { Stock } from '#shared/inventory/contract'
import { formatAmountWithUnit } from '#base/format'
import { SurfaceListItem } from '#ui/chakra/surface'
import { useDeskStock } from '../desk-api'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { Cards } from '../form/list-editing'
import { Loaded } from '../form/loaded'
import { IngredientDialog } from './ingredient-dialog'
import { getStockFacts, formatIngredientField, toFormValues } from './item-form'
import { TextInput } from '#ui/forms/controls'

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '4',
    rowGap: '1',
    mt: '3',
    mb: '4',
    fontSize: 'sm',
    '& dt': { color: 'fg.muted' },
    '& dd': { textAlign: 'end', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  },
})

/** Whether an ingredient's name, supplier, SKU or category contains every typed word. */
function isMatch({ item: { name, supplier = '', sku = '', category } }: Stock, typed: string): boolean {
  const text = `${name} ${supplier} ${sku} ${category}`.toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function Ingredient({ stock, onEdit }: { readonly stock: Stock; readonly onEdit: () => void }) {
  const { item, currentStock, minimumStock, parStock } = stock
  return (
    <SurfaceListItem>
      <Text as="h2" fontWeight="semibold" overflowWrap="anywhere">
        {item.name}
      </Text>
      <Facts>
        <dt>Cost</dt>
        <dd>{formatUnitCost(item)}</dd>
        <dt>Supplier</dt>
        <dd>{item.supplier ?? 'none'}</dd>
        <dt>In stock</dt>
        <dd>{formatAmountWithUnit(currentStock, item.unit)}</dd>
        <dt>Counted</dt>
        <dd>{formatIngredientField(toFormValues(getStockFacts(stock)), 'isCounted')}</dd>
        <dt>Minimum</dt>
        <dd>{formatAmountWithUnit(minimumStock, item.unit)}</dd>
        <dt>Par</dt>
        <dd>{parStock === null ? 'no par' : formatAmountWithUnit(parStock, item.unit)}</dd>
        <dt>Delivery</dt>
        <dd>{formatIngredientField(toFormValues(getStockFacts(stock)), 'deliveryDays')}</dd>
      </Facts>
      <Button variant="outline" mt="auto" aria-label={`Edit ${item.name}`} onClick={onEdit}>
        Edit
      </Button>
    </SurfaceListItem>
  )
}

function IngredientList({ stocks }: { readonly stocks: readonly Stock[] }) {
  const [typed, setTyped] = useState('')
  // The dialog keeps the stock that it opened with, even if a refetch returns a newer one.
  const [edited, setEdited] = useState<Stock | null>(null)
  const shown = stocks.filter((stock) => isMatch(stock, typed))
  return (
    <>
      <Flex mb="5" maxW="24rem">
        <TextInput
          type="search"
          aria-label="Search ingredients"
          placeholder="Search name, code or supplier"
          maxLength={80}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Flex>
      <p className="sr-only" role="status">{`${shown.length} of ${stocks.length} ingredients`}</p>
      {shown.length === 0 && <Text color="fg.muted">No ingredient found.</Text>}
      <Cards aria-label="Ingredients">
        {shown.map((stock) => (
          <Ingredient key={stock.id} stock={stock} onEdit={() => setEdited(stock)} />
        ))}
      </Cards>
      {edited && <IngredientDialog stock={edited} onClose={() => setEdited(null)} />}
    </>
  )
}

/**
 * The ingredients that the kitchen buys: costs, suppliers, deliveries, minimum and par
 * (docs/product/desk.md#ingredients).
 */
export function IngredientsSection() {
  const { code } = useDeskLocation()
  return (
    <>
      <DeskHeader title="Ingredients" lead="Costs, suppliers, deliveries, minimum and par" />
      <Loaded query={useDeskStock(code)} failed="The ingredients could not be loaded.">
        {(stocks) => <IngredientList stocks={stocks} />}
      </Loaded>
    </>
  )
}
