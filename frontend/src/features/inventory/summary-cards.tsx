import { chakra } from '@chakra-ui/react/styled-system'
import { getAccountName } from '#shared/accounts/contact'
import { useSession } from '#base/session/session'
import { Grid } from '@chakra-ui/react/grid'
import { Skeleton } from '#ui/chakra/skeleton'
import { useExpiringLots, useStockAlerts, useStockValue } from './data/inventory-queries'
import { formatMoney } from './format'

/** Explains to users without edit permission why there are no buttons. */
export function ReadOnlyNote() {
  const { user } = useSession()
  return (
    <chakra.p mt="5" px="4" py="3" borderRadius="lg" bg="info.subtle" color="info.fg">
      You are looking at the stock as {user && getAccountName(user)}. Only admins can change it.
    </chakra.p>
  )
}

const Card = chakra('div', {
  base: {
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    px: { base: '4', md: '5' },
    py: '4',
  },
})

type FigureProps = { readonly label: string; readonly figure: string | undefined; readonly isUrgent?: boolean }

const Figure = ({ label, figure, isUrgent = false }: FigureProps) => (
  <Card>
    <chakra.dt fontSize="sm" color="fg.muted">
      {label}
    </chakra.dt>
    <chakra.dd
      mt="1"
      fontFamily="heading"
      fontSize={{ base: 'xl', md: '3xl' }}
      lineHeight="1.2"
      fontVariantNumeric="tabular-nums"
      color={isUrgent ? 'warning.fg' : 'fg'}
    >
      {figure ?? <Skeleton height="1.2em" width="4em" />}
    </chakra.dd>
  </Card>
)

type QueryState<T> = { readonly data: T | undefined; readonly isError: boolean }

/** Formats the data of a query; a dash if it failed, undefined while it is loading. */
const formatFigure = <T,>({ data, isError }: QueryState<T>, format: (data: T) => string): string | undefined =>
  data === undefined ? (isError ? '–' : undefined) : format(data)

export function SummaryCards() {
  const [value, alerts, expiring] = [useStockValue(), useStockAlerts(), useExpiringLots()]
  return (
    <chakra.div role="group" aria-label="Summary">
      <Grid as="dl" mt="6" gap={{ base: '3', md: '4' }} templateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }}>
        <Figure
          label="Total Inventory Value"
          figure={formatFigure(value, ({ totalValue }) => formatMoney(totalValue))}
        />
        <Figure label="Items in Stock" figure={formatFigure(value, ({ itemCount }) => String(itemCount))} />
        <Figure
          label="Low Stock Alerts"
          figure={formatFigure(alerts, ({ length }) => String(length))}
          isUrgent={Boolean(alerts.data?.length)}
        />
        <Figure
          label="Expiring Soon"
          figure={formatFigure(expiring, ({ length }) => String(length))}
          isUrgent={Boolean(expiring.data?.length)}
        />
      </Grid>
    </chakra.div>
  )
}
