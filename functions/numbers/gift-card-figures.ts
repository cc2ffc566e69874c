import type { Numbers } from '#shared/numbers/contract'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { addDays, fromWallClock } from '#shared/platform/time'
import { centsToDecimal } from '#shared/platform/money'
import { takesGiftCards } from '../gift-cards/ledger/card-repository'
import { giftCardKeys } from '../gift-cards/ledger/records'
import { queryAll } from '../platform/table/table'

type Figure = { readonly kind: string; readonly amountCents: number; readonly isWithin: boolean }

/**
 * Returns the movements of the cards that a location sold, up to the end of a period, and which are
 * within it. The index has all that is needed of an entry, so no entry is read.
 */
export async function listGiftCardFigures(
  location: LocationCode,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly Figure[]> {
  if (!takesGiftCards(location)) return []
  const place = getLocation(location)
  const [begin, end] = [from, addDays(to, 1)].map((date) => fromWallClock(place, date, 0).toISOString())
  const entries = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :entries AND gsi1sk < :end',
    ExpressionAttributeValues: { ':entries': giftCardKeys.entriesOf(location), ':end': end },
  })
  return entries.map(({ gsi1sk }) => {
    const [at = '', kind = '', amount = '0'] = String(gsi1sk).split('#')
    return { kind, amountCents: Number(amount), isWithin: at >= (begin ?? '') }
  })
}

/** Presents what the movements add up to, and what the cards hold after the last of them. */
export function presentGiftCards(figures: readonly Figure[]): Numbers['giftCards'] {
  const sum = (of: readonly Figure[]) => of.reduce((total, { amountCents }) => total + amountCents, 0)
  const ofKind = (kind: string) => sum(figures.filter((figure) => figure.isWithin && figure.kind === kind))
  return {
    bought: centsToDecimal(ofKind('bought')),
    // An amount that an order spent is negative in the ledger.
    spent: centsToDecimal(0 - ofKind('spent')),
    returned: centsToDecimal(ofKind('returned')),
    liability: centsToDecimal(sum(figures)),
  }
}
