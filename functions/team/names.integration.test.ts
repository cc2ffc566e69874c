import { staffAccounts } from '#infra/local/emulated/user-pool/user-accounts'
import { scanTable } from '#infra/operate/audit/audit'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { openTestUserPool } from '#infra/testkit/clients/user-pool-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { formatFullName } from '#shared/accounts/contact'
import type { User } from '#shared/accounts/contract'
import type { PersonalData } from '#shared/accounts/users-contract'
import type { TeamMember } from '#shared/team/contract'

const [ownerEmail = ''] = staffAccounts.accounts.map(({ email }) => email)

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: ReturnType<typeof createTestClient>
beforeAll(async () => {
  product = await startTestProduct({ mode: 'live' })
  owner = await signIn(ownerEmail)
})
afterAll(() => product.stop())

async function signIn(email: string) {
  const browser = createTestClient(product.url, 'HENPR')
  const { IdToken: idToken } = openTestUserPool(product.dataDir).tokensOf(email, { at: new Date(Date.now() + 2000) })
  await browser.post('/api/auth/session', { idToken })
  return browser
}

/** Invites a cook who then signs in. */
async function addCook(email: string) {
  const invitation = { email, role: 'kitchen', locations: ['HENPR'] }
  const { userId } = (await owner.post<TeamMember>('/api/desk/team', invitation)).body
  return { cook: await signIn(email), userId }
}

it('names of others in the team are not given away, in any spelling', async () => {
  const { cook } = await addCook('nina.name@example.com')
  const { body: own } = await owner.get<User>('/api/auth/user')
  const rename = (firstName: string, lastName: string) => cook.put('/api/auth/user', { firstName, lastName })
  for (const [first, last] of [
    [own.firstName, own.lastName],
    [` ${own.firstName.toUpperCase()} `, own.lastName],
  ] as const)
    expect(await rename(first, last)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
  expect((await rename('Nina', 'Name')).status).toBe(200)
  const customer = await signIn('same.name@example.com')
  expect((await customer.put('/api/auth/user', own)).status).toBe(200)
})

it('a person has a limited number of former names, and may take one of them again', async () => {
  const { cook } = await addCook('nadia.name@example.com')
  const rename = (lastName: string) => cook.put('/api/auth/user', { firstName: 'Nadia', lastName })
  const names = Array.from({ length: 20 }, (_, index) => `Name ${String.fromCharCode(65 + index)}`)
  for (const name of names) expect((await rename(name)).status).toBe(200)
  expect(await rename('One More')).toMatchObject({ status: 400, body: { errors: [{ path: 'firstName' }] } })
})

it('names that others have are neither exported nor erased with an account', async () => {
  const impostor = await signIn('paul.impostor@example.com')
  const { body: own } = await owner.get<User>('/api/auth/user')
  await impostor.put('/api/auth/user', { firstName: own.firstName, lastName: own.lastName })
  const { cook, userId } = await addCook('paul.impostor@example.com')
  const name = formatFullName(own)
  const listOwnersWork = async () => (await scanTable()).filter((item) => item['by'] === name)
  const before = await listOwnersWork()
  expect(before.length).toBeGreaterThan(0)
  const { parts } = (await cook.get<PersonalData>('/api/users/me/export')).body
  const work = parts.find(({ id }) => id === 'work')?.records ?? []
  expect(work.filter(({ by, subjectId }) => by === name && subjectId !== userId)).toEqual([])
  expect((await cook.delete('/api/users/me')).status).toBe(204)
  expect((await listOwnersWork()).length).toBeGreaterThanOrEqual(before.length)
})
