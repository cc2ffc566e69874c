import { randomUUID } from 'node:crypto'
import type { TeamMember } from '#shared/team/contract'
import { reasons, type Examples } from '../example'
import { live, SECOND_LIVE, type FieldWorld } from '../field-world'
import { textAt } from '../field-paths'

const readMember = async ({ owner }: FieldWorld, id: string) =>
  (await owner.get<TeamMember[]>('/api/desk/team')).body.find(({ userId }) => userId === id)

const invite = async ({ owner }: FieldWorld): Promise<TeamMember> =>
  (
    await owner.post<TeamMember>('/api/desk/team', {
      email: `${randomUUID()}@example.com`,
      role: 'kitchen',
      locations: [live.code],
    })
  ).body

export const teamExamples: Examples = {
  inviteMember: {
    prepare: (world) => ({
      by: world.owner,
      body: {
        email: `${randomUUID()}@example.com`,
        name: 'Mia Cook',
        pin: '4821',
        role: 'admin',
        locations: [live.code],
      },
      read: (response) => readMember(world, textAt(response, 'userId')),
    }),
    except: { pin: reasons.secret, name: 'is returned as first and last name' },
  },
  updateMember: {
    prepare: async (world) => {
      const { userId, version } = await invite(world)
      const body = { role: 'admin', locations: [live.code, SECOND_LIVE], version }
      return { by: world.owner, params: { userId }, body, read: () => readMember(world, userId) }
    },
    except: { version: reasons.version },
  },
  setMemberPin: {
    prepare: async (world) => {
      const { userId } = await invite(world)
      return { by: world.owner, params: { userId }, body: { pin: '4821' } }
    },
    except: { pin: reasons.secret },
  },
  addTablet: {
    prepare: async ({ group, owner }) => {
      const { browser: by } = await group.adminOfPool()
      const read = async (response: unknown) => {
        const { body } = await owner.get<{ tabletId: string }[]>(`/api/desk/tablets/${live.code}`)
        return body.find(({ tabletId }) => tabletId === textAt(response, 'tabletId'))
      }
      return { by, params: { location: live.code }, body: { name: 'Expo' }, read }
    },
  },
  unlockTablet: {
    prepare: async (world) => {
      const { userId } = await invite(world)
      await world.owner.put(`/api/desk/team/${userId}/pin`, { pin: '4821' })
      const { browser: by } = await world.group.adminOfPool()
      await by.post(`/api/desk/tablets/${live.code}`, { name: 'Line' })
      const body = { userId, pin: '4821' }
      return { by, params: { location: live.code }, body, read: async () => (await by.get('/api/auth/user')).body }
    },
    servedAs: { userId: 'id' },
    except: { pin: reasons.secret },
  },
}
