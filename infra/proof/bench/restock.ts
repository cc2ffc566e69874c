import { signInCook, buildMovement } from '#infra/testkit/chef'
import type { Stock } from '#shared/contract/inventory'
import type { LocationCode } from '#shared/locations/index'

/** Brings in more of everything than a bench can cook. */
export async function restockAll(url: string, ...locations: readonly LocationCode[]): Promise<void> {
  const chef = await signInCook(url)
  await Promise.all(
    locations.map(async (locationId) => {
      const { body: stocks } = await chef.get<Stock[]>(`/api/inventory/stock/${locationId}`)
      for (const { item } of stocks) {
        const { status, body } = await chef.record(buildMovement(item.id, { locationId, quantity: '90000.00' }))
        if (status >= 300) throw new Error(`${item.name} was not delivered: ${JSON.stringify(body)}`)
      }
    }),
  )
}
