import { Button } from '#ui/chakra/button'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '#ui/chakra/heading'
import { Text } from '@chakra-ui/react/text'
import { ChevronLeftIcon, PlusIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useLocationConfig } from '#base/location/location'
import { InventoryLocationSelect } from './inventory-location'
import { InventoryTabs } from './inventory-tabs'
import { useStockUpdates } from './data/use-stock-updates'
import { useCanCountStock, useCanEditStock } from './data/use-inventory'
import { ItemDialog } from './stock/item-dialog'
import { MovementDialog } from './movements/movement-dialog'
import { wasteMovement } from './movements/movement-rules'
import { ReadOnlyNote, SummaryCards } from './summary-cards'
import { UndoBar } from './movements/record-movement'

type OpenDialog = { readonly kind: 'item' } | { readonly kind: 'movement'; readonly itemId?: number } | null

/** The inventory screen: summary, tabs and dialogs. */
export function InventoryOverview() {
  const { fullName } = useLocationConfig()
  const canEdit = useCanEditStock()
  const canCount = useCanCountStock()
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const close = () => setDialog(null)
  useStockUpdates()
  useEffect(() => {
    document.title = `Inventory | ${fullName}`
  }, [fullName])
  return (
    <Box maxW="7xl" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '6', md: '10' }}>
      {canEdit && (
        <Button asChild variant="ghost" px="2" ms="-2" mb="2" className="not-on-paper">
          <Link href="/desk">
            <ChevronLeftIcon /> Owner's Desk
          </Link>
        </Button>
      )}
      <Flex as="header" justify="space-between" align="flex-end" gap="4" wrap="wrap">
        <Box>
          <Heading as="h1" size="xl">
            Inventory
          </Heading>
          <Text mt="1" color="fg.muted" fontSize="lg">
            {fullName}
          </Text>
          <InventoryLocationSelect />
        </Box>
        {canEdit && (
          <Flex
            gap="3"
            wrap="wrap"
            css={{ '& > button': { flex: '1 0 auto', px: { base: '3', sm: '5' } } }}
            width={{ base: '100%', sm: 'auto' }}
          >
            <Button variant="outline" onClick={() => setDialog({ kind: 'item' })}>
              <PlusIcon />
              Add Item
            </Button>
            <Button onClick={() => setDialog({ kind: 'movement' })}>Record Movement</Button>
          </Flex>
        )}
        {canCount && !canEdit && <Button onClick={() => setDialog({ kind: 'movement' })}>Record Waste</Button>}
      </Flex>
      {!canCount && <ReadOnlyNote />}
      <SummaryCards />
      <Box mt={{ base: '6', md: '8' }}>
        <InventoryTabs onRecord={(itemId) => setDialog({ kind: 'movement', itemId })} />
      </Box>
      {canEdit && <UndoBar />}
      {dialog?.kind === 'item' && <ItemDialog onClose={close} />}
      {dialog?.kind === 'movement' && (
        <MovementDialog
          initialValues={{
            ...(!canEdit && wasteMovement),
            ...(dialog.itemId !== undefined && { itemId: String(dialog.itemId) }),
          }}
          onClose={close}
        />
      )}
    </Box>
  )
}
