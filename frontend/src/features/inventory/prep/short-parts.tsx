import { Box } from '@chakra-ui/react/box'
import { useWatch } from 'react-hook-form'
import type { InventoryItem, Stock } from '#shared/inventory/contract'
import { scaleBatch } from '#shared/inventory/prep'
import { toRecipeHundredths } from '#shared/inventory/recipe-amounts'
import { toHundredths } from '#shared/inventory/stock'
import { readTypedAmount } from '#shared/platform/typed-amount'
import { listPartWarnings } from './part-warnings'

type ShortPartsProps = { readonly item: InventoryItem; readonly stocks: readonly Stock[] }

/** Names the parts of which too little is there, or little is left afterwards. */
export function ShortParts({ item: { batch }, stocks }: ShortPartsProps) {
  const typed: unknown = useWatch({ name: 'quantity' })
  const quantity = readTypedAmount(String(typed))
  if (!batch || quantity === null || toHundredths(batch.quantity) === 0) return null
  const recipe = batch.recipe.map((line) => ({
    ingredientId: line.itemId,
    hundredths: toRecipeHundredths(line.quantity),
  }))
  const texts = listPartWarnings(
    scaleBatch({ hundredths: toHundredths(batch.quantity), recipe }, toHundredths(quantity)),
    stocks,
  )
  if (texts.length === 0) return null
  return (
    <Box
      role="status"
      as="ul"
      listStyle="none"
      p="3"
      borderRadius="lg"
      bg="warning.subtle"
      color="warning.fg"
      fontSize="sm"
    >
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Box>
  )
}
