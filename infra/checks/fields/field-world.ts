import { randomUUID } from 'node:crypto'
import type { PersonalData } from '#shared/accounts/users-contract'
import type { MenuItem } from '#shared/menu/contract'
import { listAvailableDays } from '#shared/orders/scheduling'
import { getServerId } from '#shared/locations/index'
import { startPaidProduct } from '#infra/testkit/clients/paying-guest'
import { startProviderFaults } from '#infra/testkit/provider-faults'
import type { TestClient } from '#infra/testkit/clients/test-client'
import { liveLocation, testLocation } from '#infra/testkit/product/test-product'

export const live = { code: liveLocation.code, id: getServerId(liveLocation) }
/** Another live location, whose dishes are not ordered. */
export const SECOND_LIVE = 'HENPR'
export const trial = { code: testLocation.code, id: getServerId(testLocation) }

/** A time at which the test location takes orders. */
export function getOrderTime(index = 0): string {
  const [, tomorrow] = listAvailableDays(testLocation, 'delivery', new Date())
  const at = tomorrow?.times[index]?.at
  if (at === undefined) throw new Error('The location takes no orders')
  return at
}

/** A dish with options at the locations. */
export const PLATE = 'Hibachi Chicken'

/** Chooses options of a dish that differ from its defaults. */
export const chooseOptions = ({ optionGroups }: Pick<MenuItem, 'optionGroups'>): readonly string[] =>
  optionGroups.flatMap(({ min, options }) => options.slice(-Math.max(1, min)).map(({ id }) => id))

/** Starts a product with a live location that takes payments online, and a test location. */
export async function openFieldWorld() {
  const paid = await startPaidProduct({ alsoLive: SECOND_LIVE })
  const faults = await startProviderFaults()
  const { group } = paid
  const owner = (await group.adminOfPool()).browser
  const tester = (await group.tester('admin')).browser

  return {
    paid,
    group,
    faults,
    dataDir: group.product.dataDir,
    deliverStream: group.product.deliverStream,
    /** The admin of the live location and the group. */
    owner,
    /** The admin of the test location. */
    tester,
    guest: () => group.visitor(testLocation),
    member: () => group.tester('customer', `${randomUUID()}@example.com`),

    /** Returns the records of a category of the caller's personal data. */
    async readOwnData(browser: TestClient, category: string) {
      const { body } = await browser.get<PersonalData>('/api/users/me/export')
      return body.parts.find(({ id }) => id === category)?.records
    },

    /** Places an order at the test location. Returns its id. */
    async placeOrder(browser: TestClient, quantity = 2): Promise<string> {
      const lines = [{ dish: await browser.dish('California Roll', trial.code), quantity }]
      const { status, body } = await browser.order({ locationId: trial.code, lines })
      if (status !== 201) throw new Error(JSON.stringify(body))
      return body.id
    },

    async stop() {
      await faults.close()
      await group.product.stop()
    },
  }
}

export type FieldWorld = Awaited<ReturnType<typeof openFieldWorld>>
