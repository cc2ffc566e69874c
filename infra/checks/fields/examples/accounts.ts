import { randomUUID } from 'node:crypto'
import { DietaryPreferences } from '#shared/accounts/preferences-contract'
import { getItem } from '#functions/platform/table/table'
import { liveLocation } from '#infra/testkit/product/test-product'
import { openTestUserPool } from '#infra/testkit/clients/user-pool-client'
import type { TestClient } from '#infra/testkit/clients/test-client'
import { loyaltyKeys } from '#functions/loyalty/records'
import { reasons, type Examples } from '../example'
import { live } from '../field-world'
import { textAt } from '../field-paths'

const address = { street: '14 Lakeshore Dr', unit: 'Apt 4', city: 'Hudson', state: 'GA', zipCode: '34667' }

/** Reads the user, with the referral code that led to the account. */
const readReferred = (browser: TestClient, ref: string) => async () => {
  const { body: user } = await browser.get<{ id: string }>('/api/auth/user')
  return { ...user, ref: (await isReferred(user.id)) ? ref : undefined }
}

const isReferred = async (userId: string) => (await getItem(loyaltyKeys.referral(userId))) !== undefined

export const accountExamples: Examples = {
  renameUser: {
    prepare: async ({ member }) => {
      const { browser: by } = await member()
      const read = async () => (await by.get('/api/auth/user')).body
      return { by, body: { firstName: 'Quinn', lastName: 'Abernathy' }, read }
    },
  },
  signInDevelopment: {
    prepare: async ({ guest, member }) => {
      const ref = textAt((await (await member()).browser.get('/api/loyalty/account')).body, 'referralCode')
      const by = guest()
      return { by, body: { email: `${randomUUID()}@example.com`, role: 'admin', ref }, read: readReferred(by, ref) }
    },
  },
  createSession: {
    prepare: async ({ group, owner, dataDir }) => {
      const ref = textAt((await owner.get('/api/loyalty/account')).body, 'referralCode')
      const by = group.visitor(liveLocation)
      const { IdToken: idToken } = openTestUserPool(dataDir).tokensOf(`${randomUUID()}@example.com`)
      return { by, body: { idToken, ref }, read: readReferred(by, ref) }
    },
    except: { idToken: reasons.secret },
  },
  saveDietaryPreferences: {
    prepare: async ({ member }) => {
      const { browser: by } = await member()
      const body = Object.fromEntries(Object.keys(DietaryPreferences.shape).map((name) => [name, true]))
      return { by, body, read: async () => (await by.get('/api/user-dietary-preferences')).body }
    },
  },
  saveLocationPreferences: {
    prepare: async ({ member, readOwnData }) => {
      const { browser: by } = await member()
      const place = { latitude: 28.364, longitude: -82.693, address: '14 Lakeshore Dr', zipCode: '34667' }
      const body = { ...place, preferredLocationId: live.code, autoDetectLocation: true }
      return { by, body, read: async () => (await readOwnData(by, 'preferences'))?.at(-1) }
    },
    servedAs: { preferredLocationId: 'preferredLocation' },
  },
  saveContact: {
    prepare: async ({ member }) => {
      const { browser: by } = await member()
      const read = async () => (await by.get('/api/user-contact')).body
      return { by, body: { phone: '(727) 555-0142', address }, read }
    },
  },
  updateFavorites: {
    prepare: async ({ member }) => {
      const { browser: by } = await member()
      const { id } = await by.dish('California Roll')
      const read = async () => {
        const { body: menuItemIds } = await by.get<number[]>('/api/user-favorites')
        return { menuItemIds, isFavorite: menuItemIds.includes(id) }
      }
      return { by, body: { menuItemIds: [id], isFavorite: true }, read }
    },
  },
}
