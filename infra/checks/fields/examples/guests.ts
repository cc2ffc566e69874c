import { randomBytes } from 'node:crypto'
import { queryAll } from '#functions/platform/table/table'
import { toWallClock } from '#shared/platform/time'
import { testLocation } from '#infra/testkit/product/test-product'
import type { FeedbackWithOrder } from '#shared/feedback/contract'
import type { Order } from '#shared/orders/contract'
import { reasons, type Examples } from '../example'
import { getOrderTime, live, trial, type FieldWorld } from '../field-world'

/** Reads what was stored of recommendations today; no call shows it. */
async function readRecommendations(type: string) {
  const records = await queryAll({
    KeyConditionExpression: 'pk = :day',
    ExpressionAttributeValues: {
      ':day': `RECOMMENDATIONS#${trial.code}#${toWallClock(testLocation, new Date()).date}`,
    },
  })
  return records.filter((record) => record['type'] === type).at(-1)
}

/** An order that was completed, of a guest at the live location. */
async function completed({ paid }: FieldWorld): Promise<Order> {
  const { order, browser } = await paid.placeCaptured()
  await paid.move(order, 'completed')
  const feedback = { orderId: order.id, rating: 2, comment: 'Cold rice', trigger: 'checkin' }
  await browser.post('/api/feedback', feedback)
  return order
}

const lineFields = ['itemId', 'itemName', 'quantity', 'notes', 'options', 'chosen', 'was']
const questionFields = [
  ...['kind', 'itemIds', 'quantity', 'notes', 'action'],
  ...['item', 'items', 'instead'].flatMap((line) => lineFields.map((field) => `${line}.${field}`)),
]

/** Returns a browser's subscription at a push service. */
const createSubscription = () => ({
  endpoint: `http://127.0.0.1:9/push/${randomBytes(9).toString('hex')}`,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
})

export const guestExamples: Examples = {
  giveFeedback: {
    prepare: async ({ member, tester, placeOrder, readOwnData }) => {
      const { browser: by } = await member()
      const orderId = await placeOrder(by)
      await tester.move(orderId, 'completed')
      const answers = { rating: 4, comment: 'Great rice', orderItems: ['California Roll'], orderType: 'delivery' }
      const read = async () => (await readOwnData(by, 'feedback'))?.at(-1)
      return { by, body: { orderId, ...answers, trigger: 'delivery_followup' }, read }
    },
  },
  answerFeedback: {
    prepare: async (world) => {
      const { id: orderId } = await completed(world)
      const read = async () => {
        await world.deliverStream()
        const { body: feedback } = await world.owner.get<FeedbackWithOrder[]>(`/api/desk/feedback/${live.code}`)
        return feedback.find(({ order }) => order.id === orderId)
      }
      const params = { location: live.code, orderId, trigger: 'checkin' }
      return { by: world.owner, params, body: { text: 'We are sorry' }, read }
    },
    servedAs: { text: 'answered.text' },
  },
  recordRecommendations: {
    prepare: ({ guest }) => ({
      by: guest(),
      body: {
        recommendations: [
          {
            locationId: trial.code,
            specialId: 'monday-rolls',
            recommendationType: 'weather',
            weatherData: { temperature: 84, condition: 'sunny' },
            timeOfDay: 'lunch',
            userTier: 'Gold',
            wasShown: false,
          },
        ],
      },
      read: () => readRecommendations('Recommended'),
    }),
  },
  recordClick: {
    prepare: ({ guest }) => ({
      by: guest(),
      body: { specialId: 'monday-rolls', clicked: false },
      read: () => readRecommendations('RecommendationClicked'),
    }),
  },
  subscribeToPush: {
    prepare: async ({ member, placeOrder, readOwnData }) => {
      const { browser: by } = await member()
      const read = async () => (await readOwnData(by, 'pushes'))?.at(-1)
      return { by, body: { orderId: await placeOrder(by), subscription: createSubscription() }, read }
    },
  },
  addAlertDevice: {
    prepare: async ({ tester, readOwnData }) => ({
      by: tester,
      params: { location: trial.code },
      body: { name: 'Phone of Ana', subscription: createSubscription() },
      read: async () => (await readOwnData(tester, 'alert-devices'))?.at(-1),
    }),
  },
  redeemReward: {
    prepare: async ({ member, tester, placeOrder, deliverStream }) => {
      const { browser: by } = await member()
      await tester.move(await placeOrder(by, 20), 'completed')
      await deliverStream()
      const { body: rewards } = await by.get<{ id: number }[]>('/api/loyalty/rewards')
      return { by, body: { rewardId: rewards[0]?.id } }
    },
    servedAs: { rewardId: 'reward.id' },
  },
  interpretMessage: {
    prepare: async ({ guest }) => {
      const by = guest()
      const dish = await by.dish('California Roll', trial.code)
      const line = { itemId: dish.id, itemName: dish.name, quantity: 2, notes: 'No sesame' }
      const options = dish.optionGroups.flatMap(({ options: [first] }) => first?.id ?? [])
      const context = [{ ...line, options: [...options, 'x'], chosen: [...options, 'x'] }]
      const at = getOrderTime()
      const sent = { message: 'make that three', locationId: trial.id, at, context, filters: ['noShellfish'] }
      return { by, body: { ...sent, allergyNote: 'no kiwi', language: 'es', orderType: 'delivery' } }
    },
    except: {
      message: 'interpreted, not stored',
      locationId: 'says whose menu is meant',
      at: 'says for when the menu is meant',
      filters: reasons.command,
      allergyNote: reasons.command,
      'context.itemId': reasons.key,
      'context.itemName': reasons.key,
      'context.quantity': reasons.command,
      'context.notes': reasons.command,
      'context.options': reasons.key,
      'context.chosen': reasons.key,
      language: 'the reply is in the language of the message',
      orderType: 'says for which order type a time is meant',
      ...Object.fromEntries(questionFields.map((field) => [`question.${field}`, reasons.command])),
    },
  },
}
