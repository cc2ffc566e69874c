import { Button } from '@chakra-ui/react/button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { purchaseRoutes } from '#shared/purchases/contract'
import { listPriceRises } from '#shared/purchases/price-rises'
import { freshLocationQuery } from '#base/api/location-query'
import { useNow } from '#base/browser/use-now'
import { useDeskLocation } from '../desk-location'
import { deskPaths } from '../paths'
import { TodayNotice } from './unavailable-panels'

const SHOWN_DAYS = 7
const DAY_MS = 86_400_000

const purchasesQuery = freshLocationQuery(purchaseRoutes.listPurchases)

/** The prices that rose in the deliveries of the last days. Nothing where none did. */
export function PriceRisesPanel() {
  const { data: purchases = [] } = useQuery(purchasesQuery(useDeskLocation().code))
  const rises = listPriceRises(purchases, new Date(useNow().getTime() - SHOWN_DAYS * DAY_MS).toISOString())
  if (rises.length === 0) return null
  return (
    <TodayNotice aria-label="Dearer deliveries">
      <strong>Prices rose in the last {SHOWN_DAYS} days</strong>
      {rises.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
      <menu>
        <li>
          <Button asChild variant="outline">
            <Link href={deskPaths.menu}>Check your prices</Link>
          </Button>
        </li>
      </menu>
    </TodayNotice>
  )
}
