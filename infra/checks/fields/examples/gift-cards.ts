import { findGiftCard } from '#functions/gift-cards/ledger/card-repository'
import { createGiftCardBuyer } from '#infra/testkit/clients/gift-card-buyer'
import { addDays, toWallClock } from '#shared/platform/time'
import { liveLocation } from '#infra/testkit/product/test-product'
import type { Examples } from '../example'
import type { FieldWorld } from '../field-world'
import { textAt } from '../field-paths'

/** Returns the code of a paid gift card, to be sent with an order. */
export const buyGiftCardCode = async ({ paid }: FieldWorld): Promise<string> =>
  (await createGiftCardBuyer(paid).buyPaid({ amount: '10.00' })).code

/** Returns a paid gift card as a path names it. */
export async function sellGiftCard({ paid }: FieldWorld) {
  const { id } = await createGiftCardBuyer(paid).buyPaid()
  return { location: liveLocation.code, id }
}

export const giftCardExamples: Examples = {
  buyGiftCard: {
    prepare: ({ paid }: FieldWorld) => {
      const deliverOn = addDays(toWallClock(liveLocation, new Date()).date, 2)
      const [from, to] = [
        { name: 'Quinn Abernathy', email: 'quinn.gift@example.com' },
        { name: 'Robin Vega', email: 'robin.gift@example.com' },
      ]
      const read = async (response: unknown) => {
        const card = await findGiftCard(textAt(response, 'id'))
        return card && { ...card, amount: (card.amountCents / 100).toFixed(2), deliverOn: card.deliverAt.slice(0, 10) }
      }
      return { by: paid.guest(), body: { amount: '35.00', from, to, message: 'Happy birthday', deliverOn }, read }
    },
  },
  resendGiftCard: {
    prepare: async (world: FieldWorld) => ({
      by: world.owner,
      params: await sellGiftCard(world),
      body: { email: 'robin.vega@example.com' },
    }),
    servedAs: { email: 'to.email' },
  },
  blockGiftCard: {
    prepare: async (world: FieldWorld) => {
      const read = (response: unknown) => Promise.resolve({ isBlocked: textAt(response, 'state') === 'blocked' })
      const params = await sellGiftCard(world)
      await world.owner.post(`/api/desk/gift-cards/${params.location}/${params.id}/block`, { isBlocked: true })
      return { by: world.owner, params, body: { isBlocked: false }, read }
    },
  },
}
