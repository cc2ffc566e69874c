import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import type { InventoryItem } from '#shared/inventory/contract'
import { formatUnitCost } from '#shared/inventory/stock'
import { formatAmountWithUnit } from '#base/format'
import { useCanEditStock } from '../data/use-inventory'
import type { StockRow } from '../stock/stock-rows'
import { EmptyList, RowCard } from '../table'
import { MakeDialog, RecipeDialog } from './prep-dialogs'
import { useUndoBatch } from './use-prep'

type OpenDialog = { readonly kind: 'make' | 'recipe'; readonly item: InventoryItem } | { readonly kind: 'new' } | null

/** The items that the kitchen makes, with what they take (docs/product/stock.md#prep). */
export function PrepView({ rows }: { readonly rows: readonly StockRow[] }) {
  const canEdit = useCanEditStock()
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const [made, setMade] = useState<{ readonly id: string; readonly name: string } | null>(null)
  const { mutate: undo, isPending } = useUndoBatch()
  const stocks = rows.map(({ stock }) => stock)
  const close = () => setDialog(null)
  const describe = ({ itemId, quantity }: { readonly itemId: number; readonly quantity: string }) => {
    const part = stocks.find(({ item }) => item.id === itemId)?.item
    return part ? `${formatAmountWithUnit(quantity, part.unit, 4)} ${part.name}` : `item ${itemId}`
  }
  const prepared = stocks.filter(({ item }) => item.batch)
  return (
    <Box maxW="3xl">
      <Flex justify="space-between" gap="3" wrap="wrap" mb="4" align="center">
        <Text color="fg.muted">What the kitchen makes. Making it takes its parts from the stock.</Text>
        {canEdit && (
          <Button variant="outline" onClick={() => setDialog({ kind: 'new' })}>
            New prep recipe
          </Button>
        )}
      </Flex>
      {prepared.length === 0 && <EmptyList>Nothing is made here yet.</EmptyList>}
      <Grid as="ul" gap="3" listStyle="none">
        {prepared.map(({ item, currentStock }) => (
          <RowCard key={item.id}>
            <Flex justify="space-between" gap="3" wrap="wrap">
              <Box minW="0" flex="1 1 14rem">
                <Box fontWeight="semibold">{item.name}</Box>
                <Box fontSize="sm" color="fg.muted">
                  {formatAmountWithUnit(currentStock, item.unit)} in stock, {formatUnitCost(item)}
                </Box>
                <Box fontSize="sm" color="fg.muted">
                  {formatAmountWithUnit(item.batch?.quantity ?? '0', item.unit)} of{' '}
                  {(item.batch?.recipe ?? []).map(describe).join(', ')}
                </Box>
              </Box>
              <Flex gap="2" align="center">
                <Button px="4" aria-label={`Make ${item.name}`} onClick={() => setDialog({ kind: 'make', item })}>
                  Make
                </Button>
                {canEdit && (
                  <Button
                    variant="outline"
                    px="4"
                    aria-label={`Edit the recipe of ${item.name}`}
                    onClick={() => setDialog({ kind: 'recipe', item })}
                  >
                    Edit
                  </Button>
                )}
              </Flex>
            </Flex>
          </RowCard>
        ))}
      </Grid>
      {made && (
        <Flex
          role="status"
          mt="4"
          gap="3"
          align="center"
          px="4"
          py="2"
          borderRadius="lg"
          bg="success.subtle"
          color="success.fg"
        >
          <Box flex="1">{made.name} is made.</Box>
          <Button
            variant="outline"
            disabled={isPending}
            onClick={() => undo(made.id, { onSuccess: () => setMade(null) })}
          >
            Undo
          </Button>
        </Flex>
      )}
      {dialog?.kind === 'make' && (
        <MakeDialog
          item={dialog.item}
          stocks={stocks}
          onMade={(id) => setMade({ id, name: dialog.item.name })}
          onClose={close}
        />
      )}
      {dialog?.kind === 'recipe' && <RecipeDialog item={dialog.item} stocks={stocks} onClose={close} />}
      {dialog?.kind === 'new' && <RecipeDialog item={undefined} stocks={stocks} onClose={close} />}
    </Box>
  )
}
