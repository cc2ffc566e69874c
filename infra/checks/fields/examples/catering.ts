import { eventKeys } from '#functions/catering/records'
import { getItem } from '#functions/platform/table/table'
import type { Event, EventSettings } from '#shared/catering/contract'
import { addDays, toWallClock } from '#shared/platform/time'
import { getEventStart } from '#shared/catering/event-request'
import { isOpenAt } from '#shared/hours/open-periods'
import { getLocation } from '#shared/locations/index'
import { reasons, type Examples } from '../example'
import { chooseOptions, PLATE, SECOND_LIVE, type FieldWorld } from '../field-world'
import { textAt } from '../field-paths'

const params = { location: SECOND_LIVE }
const place = getLocation(SECOND_LIVE)
const today = toWallClock(place, new Date()).date
const contact = { name: 'Quinn Abernathy', email: 'quinn@example.com', phone: '(727) 555-0142' }
const address = { street: '14 Lakeshore Dr', unit: 'Apt 4', city: 'Hudson', state: 'GA', zipCode: '34667' }
let requests = 0
let quotes = 0

/** The days on which the location is open for an event. */
const openDays = Array.from({ length: 40 }, (_, day) => addDays(today, day + 10)).filter((date) =>
  ['17:45', '18:15'].every((time) => isOpenAt(place, getEventStart(place, { date, time }))),
)

const readEvent = async ({ owner }: FieldWorld, id: string) => (await owner.get<Event>(`/api/events/${id}`)).body
const readSettings = async ({ owner }: FieldWorld) =>
  (await owner.get<EventSettings>(`/api/desk/event-settings/${SECOND_LIVE}`)).body

function buildRequest() {
  requests += 1
  const guest = { ...contact, email: `quinn${requests}@example.com` }
  return {
    date: openDays[requests % 6],
    time: '18:15',
    guests: 45,
    type: 'delivery',
    address,
    wishes: 'No nuts',
    contact: guest,
  }
}

/** Requests an event. Returns its guest, who has the link. */
async function requestEvent(world: FieldWorld) {
  const by = world.paid.guest()
  const { body } = await by.post(`/api/events/${SECOND_LIVE}`, { ...buildRequest(), type: 'pickup' })
  const id = textAt(body, 'id')
  return { by, id, params: { eventId: id }, read: () => readEvent(world, id) }
}

async function buildQuote({ owner }: FieldWorld) {
  const dish = await owner.dish(PLATE, SECOND_LIVE)
  quotes += 1
  return {
    lines: [
      {
        menuItemId: dish.id,
        quantity: 42,
        unitPrice: '13.25',
        customizations: { notes: 'No onions', options: chooseOptions(dish) },
      },
    ],
    serviceChargePercent: 17.5,
    deposit: '120.50',
    date: openDays[10 + (quotes % 10)],
    time: '17:45',
    guests: 48,
    note: 'With rice',
    validUntil: new Date(Date.now() + 5 * 24 * 3600_000).toISOString(),
  }
}

/** The request of the desk for an event. */
async function updateEvent(world: FieldWorld, body: object) {
  const { id, read } = await requestEvent(world)
  const { version } = await read()
  return { by: world.owner, params: { ...params, eventId: id }, body: { ...body, version }, read, id }
}

const at = (field: string) => `quote.${field}`

export const cateringExamples: Examples = {
  updateEventSettings: {
    prepare: async (world) => {
      const [roll] = await world.owner.menu(SECOND_LIVE)
      const dishes = [{ menuItemId: roll?.id ?? 0, guestsPerPortion: 9 }]
      const { version } = await readSettings(world)
      const packages = [{ id: 'party', name: 'Party', description: 'Rolls for all', dishes }]
      const body = { leadHours: 49, perDay: 7, minGuests: 11, replyHours: 36, packages, version }
      return { by: world.owner, params, body, read: () => readSettings(world) }
    },
    except: { version: reasons.version },
  },
  requestEvent: {
    prepare: async (world) => {
      const { version } = await readSettings(world)
      const [, other] = await world.owner.menu(SECOND_LIVE)
      const dishes = [{ menuItemId: other?.id ?? 0, guestsPerPortion: 5 }]
      const packages = [{ id: 'feast', name: 'Feast', description: '', dishes }]
      const rules = { leadHours: 48, perDay: 6, minGuests: 10, packages, version }
      await world.owner.put(`/api/desk/event-settings/${SECOND_LIVE}`, rules)
      const read = (response: unknown) => readEvent(world, textAt(response, 'id'))
      return { by: world.paid.guest(), params, body: { ...buildRequest(), package: 'feast' }, read }
    },
    servedAs: { package: 'package.id' },
  },
  confirmEvent: {
    prepare: async (world) => {
      const { id, ...event } = await requestEvent(world)
      return { ...event, body: { code: textAt(await getItem(eventKeys.event(id)), 'confirmCode') } }
    },
    except: { code: reasons.secret },
  },
  acceptEvent: {
    prepare: async (world) => {
      const { params: desk, body, id } = await updateEvent(world, await buildQuote(world))
      const { body: quoted } = await world.owner.put(`/api/desk/events/${desk.location}/${id}`, body)
      return { by: world.paid.guest(), params: { eventId: id }, body: { version: Number(textAt(quoted, 'version')) } }
    },
    except: { version: reasons.version },
  },
  requestEventChanges: {
    prepare: async (world) => {
      const { params: desk, body, id, read } = await updateEvent(world, await buildQuote(world))
      await world.owner.put(`/api/desk/events/${desk.location}/${id}`, body)
      return { by: world.paid.guest(), params: { eventId: id }, body: { text: 'We will be 60' }, read }
    },
    servedAs: { text: 'changesRequested.text' },
  },
  updateEvent: [
    {
      prepare: (world) => updateEvent(world, { state: 'declined', note: 'We are full' }),
      servedAs: { note: 'closingNote' },
      except: { version: reasons.version },
    },
    {
      prepare: async (world) => {
        const { params: desk, body, id, by, read } = await updateEvent(world, await buildQuote(world))
        await by.put(`/api/desk/events/${desk.location}/${id}`, { ...body, deposit: '50.00' })
        await world.paid.guest().post(`/api/events/${id}/accept`, {})
        const { version } = await read()
        const readDeposit = async () => ({ depositPaid: (await read()).depositPaidAt !== null })
        const readTender = async () => ({ ...(await readDeposit()), tender: (await read()).deposit?.tender })
        return { by, params: desk, body: { depositPaid: true, tender: 'card', version }, read: readTender }
      },
      except: { version: reasons.version },
    },
    {
      prepare: async (world) => {
        const { params: desk, body, id, by, read } = await updateEvent(world, await buildQuote(world))
        const path = `/api/desk/events/${desk.location}/${id}`
        await by.put(path, { ...body, deposit: '50.00' })
        await world.paid.guest().post(`/api/events/${id}/accept`, {})
        await by.put(path, { depositPaid: true, tender: 'cash', version: (await read()).version })
        await by.put(path, { state: 'cancelled', version: (await read()).version })
        const readReturn = async () => {
          const returned = (await read()).deposit?.returned
          return { depositReturned: Boolean(returned), tender: returned?.tender }
        }
        const { version } = await read()
        return { by, params: desk, body: { depositReturned: true, tender: 'card', version }, read: readReturn }
      },
      except: { version: reasons.version },
    },
    {
      prepare: async (world) => {
        const { read, ...event } = await updateEvent(world, { isVerified: true })
        return { ...event, read: async () => ({ isVerified: (await read()).verifiedAt !== null }) }
      },
      except: { version: reasons.version },
    },
    {
      prepare: async (world) => updateEvent(world, await buildQuote(world)),
      servedAs: {
        'lines.menuItemId': at('lines.menuItemId'),
        'lines.quantity': at('lines.quantity'),
        'lines.unitPrice': at('lines.unitPrice'),
        'lines.customizations.notes': at('lines.notes'),
        'lines.customizations.options': at('lines.options.id'),
        serviceChargePercent: at('serviceChargePercent'),
        deposit: at('deposit'),
        note: at('note'),
        validUntil: at('validUntil'),
      },
      except: { version: reasons.version },
    },
  ],
}
