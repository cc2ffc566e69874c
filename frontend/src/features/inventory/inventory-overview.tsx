import { Button } from '@chakra-ui/react/button'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Text } from '@chakra-ui/react/text'
import { PlusIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocationConfig } from '#base/location/location'
import { Tabs } from '#ui/tabs'
import { useStockUpdates } from './data/use-stock-updates'
import { useCanEditStock } from './data/use-inventory'
import { AlertsPanel } from './stock/alerts-panel'
import { AnalyticsPanel } from './analytics/analytics-panel'
import { AvailabilityPanel } from './availability/availability-panel'
import { ItemDialog } from './stock/item-dialog'
import { MovementDialog } from './movements/movement-dialog'
import { MovementsPanel } from './movements/movements-panel'
import { ReadOnlyNote, SummaryCards } from './summary-cards'
import { StockPanel } from './stock/stock-panel'
import { UndoBar } from './movements/record-movement'

type Asked = { readonly dialog: 'item' } | { readonly dialog: 'movement'; readonly itemId?: number } | null

export function InventoryOverview() {
  const { fullName } = useLocationConfig()
  const mayChange = useCanEditStock()
  const [asked, setAsked] = useState<Asked>(null)
  const close = () => setAsked(null)
  useStockUpdates()
  useEffect(() => {
    document.title = `Inventory | ${fullName}`
  }, [fullName])
  return (
    <Box maxW="7xl" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '6', md: '10' }}>
      <Flex as="header" justify="space-between" align="flex-end" gap="4" wrap="wrap">
        <Box>
          <Heading as="h1" size="xl">
            Inventory
          </Heading>
          <Text mt="1" color="fg.muted" fontSize="lg">
            {fullName}
          </Text>
        </Box>
        {mayChange && (
          <Flex
            gap="3"
            wrap="wrap"
            css={{ '& > button': { flex: '1 0 auto', px: { base: '3', sm: '5' } } }}
            width={{ base: '100%', sm: 'auto' }}
          >
            <Button variant="outline" onClick={() => setAsked({ dialog: 'item' })}>
              <PlusIcon />
              Add Item
            </Button>
            <Button onClick={() => setAsked({ dialog: 'movement' })}>Record Movement</Button>
          </Flex>
        )}
      </Flex>
      {!mayChange && <ReadOnlyNote />}
      <SummaryCards />
      <Box mt={{ base: '6', md: '8' }}>
        <Tabs
          label="Inventory"
          tabs={[
            {
              id: 'stock',
              label: 'Current Stock',
              panel: <StockPanel onRecord={(itemId) => setAsked({ dialog: 'movement', itemId })} />,
            },
            { id: 'alerts', label: 'Alerts', panel: <AlertsPanel /> },
            { id: 'movements', label: 'Movements', panel: <MovementsPanel /> },
            { id: 'availability', label: 'Menu Availability', panel: <AvailabilityPanel /> },
            { id: 'analytics', label: 'Analytics', panel: <AnalyticsPanel /> },
          ]}
        />
      </Box>
      <UndoBar />
      {asked?.dialog === 'item' && <ItemDialog onClose={close} />}
      {asked?.dialog === 'movement' && (
        <MovementDialog
          {...(asked.itemId !== undefined && { begin: { itemId: String(asked.itemId) } })}
          onClose={close}
        />
      )}
    </Box>
  )
}
