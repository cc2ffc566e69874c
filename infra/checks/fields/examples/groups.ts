import { randomBytes } from 'node:crypto'
import type { Group } from '#shared/groups/contract'
import { reasons, type Examples } from '../example'
import { chooseOptions, PLATE, trial, type FieldWorld } from '../field-world'

const createToken = () => randomBytes(18).toString('base64url')

async function plates({ guest }: FieldWorld) {
  const dish = await guest().dish(PLATE, trial.code)
  return [{ menuItemId: dish.id, quantity: 3, notes: 'No onions', options: chooseOptions(dish) }]
}

/** Starts a group order with one line as its host. */
async function start(world: FieldWorld) {
  const by = world.guest()
  const token = createToken()
  const lines = await plates(world)
  const { body: group } = await by.post<Group>('/api/groups', { locationId: trial.id, name: 'Maya', token, lines })
  return { by, token, group, params: { groupId: group.id } }
}

const read =
  ({ guest }: FieldWorld, groupId: string, token: string) =>
  async () => {
    const { body: group } = await guest().get<Group>(`/api/groups/${groupId}?token=${token}`)
    return { ...group, me: group.people.find(({ id }) => id === group.you) }
  }

const lines = {
  'lines.menuItemId': 'me.lines.menuItemId',
  'lines.quantity': 'me.lines.quantity',
  'lines.notes': 'me.lines.notes',
  'lines.options': 'me.lines.options',
}

export const groupExamples: Examples = {
  startGroup: {
    prepare: async (world) => {
      const token = createToken()
      const wanted = { orderType: 'delivery', wantedAt: '2027-01-15T17:30:00.000Z' }
      const body = { locationId: trial.id, name: 'Quinn', token, lines: await plates(world), ...wanted }
      return { by: world.guest(), body, read: (response) => read(world, Object(response).id, token)() }
    },
    servedAs: { name: 'me.name', ...lines },
    except: { token: reasons.secret },
  },
  updatePart: {
    prepare: async (world) => {
      const { params } = await start(world)
      const token = createToken()
      const body = { name: 'Ben', token, version: 0, lines: await plates(world) }
      return { by: world.guest(), params, body, read: read(world, params.groupId, token) }
    },
    servedAs: { name: 'me.name', ...lines },
    except: { token: reasons.secret, version: reasons.version },
  },
  updateGroupState: {
    prepare: async (world) => {
      const { by, token, params } = await start(world)
      return { by, params, body: { token, state: 'closed' }, read: read(world, params.groupId, token) }
    },
    except: { token: reasons.secret },
  },
  removeLine: {
    prepare: async (world) => {
      const { by, token, params, group } = await start(world)
      return { by, params, body: { token, personId: group.hostId, lineId: group.people[0]?.lines[0]?.id } }
    },
    except: { token: reasons.secret, personId: reasons.key, lineId: reasons.key },
  },
  removePerson: {
    prepare: async (world) => {
      const { by, token, params } = await start(world)
      const part = { name: 'Ben', token: createToken(), version: 0, lines: await plates(world) }
      const { body: joined } = await world.guest().put<Group>(`/api/groups/${params.groupId}/part`, part)
      return { by, params, body: { token, personId: joined.you } }
    },
    except: { token: reasons.secret, personId: reasons.key },
  },
}
