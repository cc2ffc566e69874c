import { StockRecord } from '#functions/inventory/records'
import { listIngredients } from '#functions/inventory/repository'
import { getCurrentLocation } from '#functions/locations/state/current-location'
import { alertLocationOwner } from '#functions/notifications/alert-location-owner'
import { handleEachChange } from '#functions/platform/event-handlers'

/** Alerts the owner when one order leaves too little of an ingredient for any dish. */
export const handler = handleEachChange('alert-empty-ingredients', async ({ before, after }) => {
  const { location: code, ingredientId, alert } = StockRecord.parse(after)
  const emptied = alert?.emptied
  if (!emptied) return
  const earlier = before && StockRecord.parse(before).alert
  if (earlier?.emptied?.tallied === emptied.tallied) return
  const location = await getCurrentLocation(code)
  const name = (await listIngredients()).get(ingredientId)?.name ?? 'An ingredient'
  const tickets = alert.orders?.map(({ ticketNumber }) => ticketNumber).join(', ')
  await alertLocationOwner(location, {
    kind: 'ingredient-emptied',
    mark: `emptied ${ingredientId} ${alert.id}`,
    subject: `${name} ran out at ${location.name}`,
    what: tickets
      ? `There is too little ${name} for ticket ${tickets}, which was ordered before today.`
      : `One order took so much ${name} that too little is left for any dish.`,
    impact: 'Dishes with it are off sale until there is more.',
    firstStep: 'Count it, and record what is there in the stock.',
  })
})
