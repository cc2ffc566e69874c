import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventKeys } from '#functions/catering/records'
import { getItem } from '#functions/platform/table/table'
import type { Event } from '#shared/catering/contract'
import { locations } from '#shared/locations/index'
import type { Ticket } from '#shared/orders/contract'
import { addDays, toWallClock } from '#shared/platform/time'
import { staffAccounts } from '#infra/local/emulated/user-pool/user-accounts'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { openTestUserPool } from '#infra/testkit/clients/user-pool-client'
import type { startTestProduct } from '#infra/testkit/product/test-product'

const [location] = locations
const [adminEmail = ''] = staffAccounts.accounts.map(({ email }) => email)

/** The local date at the location. */
export const today = toWallClock(location, new Date()).date
export const contact = { name: 'Dana Whitfield', email: 'dana@example.com', phone: '(727) 555-0199' }

/** The contact of a guest with a mailbox and a mail domain of their own. */
export const contactOf = (name: string) => ({ ...contact, email: `${name}@${name}.example` })

/** Opens the link from the mail about a request, as its guest does. */
export async function confirmByMail(guest: ReturnType<typeof createTestClient>, id: string) {
  const item = await getItem(eventKeys.event(id))
  return guest.post<EventResponse>(`/api/events/${id}/confirm`, { code: item?.['confirmCode'] })
}

/** The event, or a problem with its code. */
export type EventResponse = Event & { readonly code: string }

export type CateringClient = Awaited<ReturnType<typeof openCateringClient>>

/** Returns what guests and the owner do with events at a running product. */
export async function openCateringClient(product: Awaited<ReturnType<typeof startTestProduct>>) {
  const owner = createTestClient(product.url)
  const { IdToken: idToken } = openTestUserPool(product.dataDir).tokensOf(adminEmail)
  await owner.post('/api/auth/session', { idToken })
  const [roll, plate] = [await owner.dish('California Roll'), await owner.dish('Hibachi Chicken')]
  const guest = () => createTestClient(product.url)
  let lastDay = 5

  async function read(id: string): Promise<Event> {
    return (await guest().get<Event>(`/api/events/${id}`)).body
  }

  /** Changes an event at the desk, from its current version by default. */
  const put = async (id: string, body: object) =>
    owner.put<EventResponse>(`/api/desk/events/HENPR/${id}`, { version: (await read(id)).version, ...body })

  const quote = (id: string, more: object = {}) =>
    put(id, {
      lines: [{ menuItemId: roll.id, quantity: 80, unitPrice: '5.00' }],
      serviceChargePercent: 18,
      deposit: '100.00',
      validUntil: addDays(today, 2),
      ...more,
    })

  /** Requests an event, each on a day of its own, and returns its id. */
  async function requestEvent(): Promise<string> {
    lastDay += 1
    const request = {
      date: addDays(today, lastDay),
      time: '18:00',
      guests: 40,
      type: 'pickup',
      wishes: '',
      contact: contactOf(`day${lastDay}`),
    }
    const { status, body } = await guest().post<EventResponse>('/api/events/HENPR', request)
    expect(status).toBe(201)
    expect((await confirmByMail(guest(), body.id)).status).toBe(200)
    return body.id
  }

  return {
    owner,
    roll,
    plate,
    guest,
    read,
    put,
    quote,
    requestEvent,
    accept: (id: string, body: object = {}) => guest().post<EventResponse>(`/api/events/${id}/accept`, body),
    cancel: (id: string) => guest().post<EventResponse>(`/api/events/${id}/cancel`),

    async quotedEvent(): Promise<string> {
      const id = await requestEvent()
      expect((await quote(id)).status).toBe(200)
      return id
    },

    /** Returns the ticket of an event on the boards. */
    ticketOf: async (event: Pick<Event, 'orderId'>) =>
      (await owner.get<Ticket[]>('/api/kitchen/orders/HENPR')).body.find(({ id }) => id === event.orderId),

    /** Returns the mails about an event, by what they are about. */
    async readMails(id: string): Promise<Record<string, string>> {
      await product.deliverStream()
      const outbox = join(product.dataDir, 'outbox')
      const names = readdirSync(outbox).filter((name) => name.startsWith(`${id}-`))
      return Object.fromEntries(
        names.map((name) => {
          const mail = readFileSync(join(outbox, name), 'utf8')
          // Joins the lines that quoted-printable breaks.
          return [name.slice(id.length + 1).replace('.eml', ''), mail.replaceAll('=\r\n', '').replaceAll('=\n', '')]
        }),
      )
    },
  }
}
