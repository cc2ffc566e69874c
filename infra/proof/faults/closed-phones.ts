import { startPushService } from '#infra/testkit/push-service'
import type { PushAnswer } from '#infra/testkit/push-service'
import type { OrderRecord } from '#functions/orders/records'

/** What the push service answers a phone's first posts; every later one it takes. */
const services: readonly (readonly PushAnswer[])[] = [
  [],
  [429],
  [500, 500],
  [201, 429, 500],
  ['nothing'],
  Array.from({ length: 40 }, () => 410),
]

type Placed = Pick<OrderRecord, 'id' | 'history'>
type Asks = (path: string, body: unknown) => Promise<{ readonly status: number }>

/** What the guest of an order is to be told by the end, in order, but that it is late. */
function newsOf({ history }: Placed): string[] {
  const [first, ...rest] = history.map(({ status }) => status).filter((status) => status !== 'pending')
  const isConfirmed = first !== undefined && !['ready', 'completed', 'cancelled'].includes(first)
  const told = [isConfirmed ? 'confirmed' : first, ...rest].filter((status) => status !== undefined)
  return [...new Set(told)].filter((status) => ['confirmed', 'ready', 'cancelled'].includes(status))
}

const isLate = (news: string) => news.startsWith('late ')

/**
 * Phones with their pages closed, one for each order, at a push service that answers each in
 * another way.
 */
export async function startClosedPhones() {
  const service = await startPushService()
  const phones = new Map<string, { readonly endpoint: string; readonly isGone: boolean }>()

  /**
   * What a phone was given, in order: one notification for each order, which what comes later
   * replaces.
   */
  const given = (orderId: string) => service.taken(phones.get(orderId)?.endpoint ?? '').map(({ news }) => news)

  const posted = (orderId: string) =>
    service.arrived
      .filter(({ endpoint }) => endpoint === phones.get(orderId)?.endpoint)
      .map(({ message, answered }) => `${message.news} ${answered}`)
      .join(', ')

  function failuresOf(order: Placed): string[] {
    const [all, due] = [given(order.id), newsOf(order)]
    const heard = [...new Set(all)].filter((news) => !isLate(news))
    // As the service worker has it: what it was told before is replaced in silence.
    const told = phones.get(order.id)?.isGone ? [] : due
    const stands = all.filter((news) => !isLate(news)).at(-1)
    // News that are retried may be overtaken by newer ones; they never come after them.
    const inOrder = told.filter((news) => heard.includes(news))
    return [
      ...(heard.join() === inOrder.join()
        ? []
        : [`the phone of ${order.id} was told ${heard.join()} of ${told.join()} (${posted(order.id)})`]),
      ...(stands === told.at(-1)
        ? []
        : [`the phone of ${order.id} shows ${stands} where it should ${told.at(-1)} (${posted(order.id)})`]),
    ]
  }

  return {
    /** A guest turns the notifications of an order on. */
    follow: async (orderId: string, ask: Asks): Promise<void> => {
      const answers = services[phones.size % services.length] ?? []
      const subscription = service.browser(...answers)
      phones.set(orderId, { endpoint: subscription.endpoint, isGone: answers[0] === 410 })
      const { status } = await ask('/api/push/subscriptions', { orderId, subscription })
      if (status !== 201) throw new Error(`a subscription was answered ${status}`)
    },
    loseNext: service.loseNext,
    /** Where a phone was not told each thing once, as its owner sees it. */
    failures: (orders: readonly Placed[]): string[] => orders.filter(({ id }) => phones.has(id)).flatMap(failuresOf),
    figures: () => {
      const ids = [...phones.keys()]
      const taken = ids.reduce((sum, id) => sum + given(id).length, 0)
      const heard = ids.reduce((sum, id) => sum + new Set(given(id)).size, 0)
      const refused = service.arrived.filter(({ answered }) => answered !== 201 && answered !== 'lost').length
      return { phones: ids.length, heard, again: taken - heard, refused }
    },
    stop: service.stop,
  }
}
