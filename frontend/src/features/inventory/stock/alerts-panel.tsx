import { useMutation, useQueryClient } from '@tanstack/react-query'
import { inventoryRoutes, type StockAlert } from '#shared/inventory/contract'
import { callApi, getErrorMessage } from '#base/api/client'
import { toast } from '#ui/toast'
import { invalidateStock, useStockAlerts } from '../data/inventory-queries'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '#ui/chakra/heading'
import { Text } from '@chakra-ui/react/text'
import { LoadError } from '#ui/data-states'
import { useLocationConfig } from '#base/location/location'
import { formatAmountWithUnit } from '#base/format'
import { useCanEditStock } from '../data/use-inventory'
import { formatMoment } from '../format'
import { EmptyList, LinesSkeleton, RowCard } from '../table'

/**
 * Acknowledges an alert.
 * Its card shows a failure, so there is no toast (docs/product/stock.md#alerts).
 */
function useAcknowledgeAlert() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (alertId: string) => callApi(inventoryRoutes.acknowledgeAlert, { params: { alertId } }),
    onSuccess: () => toast({ title: 'Alert acknowledged' }),
    onSettled: () => invalidateStock(client),
  })
}

/** The alerts that are not acknowledged yet. */
export function AlertsPanel() {
  const { data: alerts, isError, refetch } = useStockAlerts()
  if (!alerts) {
    if (isError) return <LoadError onRetry={() => void refetch()}>The alerts could not be loaded.</LoadError>
    return <LinesSkeleton label="Loading the alerts" lines={3} />
  }
  if (alerts.length === 0) return <EmptyList>No active alerts</EmptyList>
  return (
    <Grid as="ul" gap="3" templateColumns={{ base: '1fr', lg: '1fr 1fr' }}>
      {alerts.map((alert) => (
        <AlertCard key={alert.id} alert={alert} />
      ))}
    </Grid>
  )
}

function AlertCard({ alert }: { readonly alert: StockAlert }) {
  const { timeZone } = useLocationConfig()
  const canEdit = useCanEditStock()
  const { mutate: acknowledge, isPending, error } = useAcknowledgeAlert()
  const { item, currentStock, minimumStock, createdAt, orders } = alert
  return (
    <RowCard>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap">
        <div>
          <Heading as="h3" size="xs">
            {item.name}
          </Heading>
          <Text mt="1" color="warning.fg">
            {formatAmountWithUnit(currentStock, item.unit)} left, minimum{' '}
            {formatAmountWithUnit(minimumStock, item.unit)}
          </Text>
          {orders.length > 0 && (
            <Text color="danger.fg">
              Missing for ticket {orders.map(({ ticketNumber }) => ticketNumber).join(', ')}
            </Text>
          )}
          <Text fontSize="sm" color="fg.subtle">
            Since {formatMoment(createdAt, timeZone)}
          </Text>
        </div>
        {canEdit && (
          <Button
            variant="outline"
            disabled={isPending}
            aria-busy={isPending}
            aria-label={`Acknowledge ${item.name}`}
            onClick={() => acknowledge(alert.id)}
          >
            Acknowledge
          </Button>
        )}
      </Flex>
      {error && (
        <Text role="alert" mt="2" fontSize="sm" color="danger.fg">
          {getErrorMessage(error, 'The server could not be reached. The alert is still active; please try again.')}
        </Text>
      )}
    </RowCard>
  )
}
