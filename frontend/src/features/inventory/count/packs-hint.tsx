import { Text } from '@chakra-ui/react/text'
import { Link } from 'wouter'
import { useCanEditStock } from '../data/use-inventory'
import type { StockRow } from '../stock/stock-rows'

/** Tells an owner whose ingredients have no packs where they are set. */
export function PacksHint({ rows }: { readonly rows: readonly StockRow[] }) {
  const canEdit = useCanEditStock()
  if (!canEdit || rows.some(({ stock }) => (stock.item.packs ?? []).length > 0)) return null
  return (
    <Text mt="2" maxW="2xl">
      To count by case or bag, set the packs of an ingredient in{' '}
      <Text asChild color="accent.fg" textDecoration="underline">
        <Link href="/desk/ingredients">Ingredients</Link>
      </Text>
      .
    </Text>
  )
}
