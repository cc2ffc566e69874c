import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { mockClient } from 'aws-sdk-client-mock'
import { asyncRetrySettings } from '#infra/local/stream/invocations'
import { enrolAtPool } from '#infra/testkit/clients/pool-enrolment'
import { openTestUserPool } from '#infra/testkit/clients/user-pool-client'
import { liveLocation, startTwoModes, type TwoModes } from '#infra/testkit/product/test-product'
import { startFakePushService, type PushServiceResponse } from '#infra/testkit/push-service'
import type { LocationSettings } from '#shared/kitchen/settings-contract'
import type { AlertDevice } from '#shared/notifications/alert-contract'
import type { PersonalData } from '#shared/accounts/users-contract'
import { getWorkerEnvironmentVariable } from '#shared/registry/reactions'
import { alertLimits, pushLimits } from '#shared/platform/message-limits'
import { getCurrentLocation } from '../locations/state/current-location'
import { alertLocationOwner, type OwnerAlert } from './alert-location-owner'

type Browser = ReturnType<TwoModes['visitor']>

/** Subjects that were published to the topic of the group's alarms. */
const published: (string | undefined)[] = []
let isTopicDown = false
mockClient(SNSClient)
  .on(PublishCommand)
  .callsFake(async ({ Subject }) => {
    if (isTopicDown) throw new Error('InternalError')
    published.push(Subject)
    return {}
  })

let modes: TwoModes
let service: Awaited<ReturnType<typeof startFakePushService>>
let owner: Browser
beforeAll(async () => {
  process.env['ALARM_TOPIC_ARN'] = 'arn:aws:sns:us-east-1:123456789012:alarms'
  modes = await startTwoModes()
  service = await startFakePushService()
  owner = (await modes.adminOfPool()).browser
})
afterAll(async () => {
  delete process.env['ALARM_TOPIC_ARN']
  await modes.product.stop()
  await service.stop()
})

beforeEach(() => {
  published.length = 0
  jest.replaceProperty(alertLimits, 'perHour', 100)
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  jest.spyOn(console, 'log').mockImplementation(() => {})
  jest.replaceProperty(asyncRetrySettings, 'waitsMs', [0, 10, 10])
})
afterEach(async () => {
  jest.restoreAllMocks()
  for (const { id } of await list()) await owner.delete(`${PATH}/${id}`)
})

const PATH = `/api/desk/alert-devices/${liveLocation.code}`
const list = async (by = owner) => (await by.get<AlertDevice[]>(PATH)).body
const add = (subscription: object, by = owner, name = 'iPhone') => by.post<AlertDevice>(PATH, { name, subscription })

/** Adds a device whose push service gives these answers. */
async function addDevice(by = owner, ...answers: PushServiceResponse[]) {
  const subscription = service.browser(...answers)
  const { status, body } = await add(subscription, by)
  expect(status).toBe(201)
  return { ...body, subscription, shown: () => service.taken(subscription.endpoint) }
}

let marks = 0
/** Alerts the owner of something new, or of the same again. */
async function alert(more: Partial<OwnerAlert> = {}) {
  marks += 1
  await alertLocationOwner(await getCurrentLocation(liveLocation.code), {
    kind: 'printer-silent',
    mark: `${marks}`,
    subject: 'The printer is silent',
    ...{ what: 'It asks for nothing.', impact: 'No paper.', firstStep: 'Call the kitchen.' },
    ...more,
  })
  await modes.product.deliverStream()
}

const change = async (changes: Partial<LocationSettings>) => {
  const path = `/api/desk/settings/${liveLocation.code}`
  const { version } = (await owner.get<LocationSettings>(path)).body
  expect((await owner.put(path, { ...changes, version })).status).toBe(200)
}

const mails = (address: string) => {
  const outbox = join(modes.product.dataDir, 'outbox')
  return readdirSync(outbox).filter((name) => readFileSync(join(outbox, name), 'utf8').includes(address))
}

it('an admin adds a device, which gets a test alert, and no alert after it was removed', async () => {
  const device = await addDevice()
  expect(await list()).toEqual([
    {
      id: device.id,
      name: 'iPhone',
      by: expect.any(String),
      addedAt: expect.any(String),
      alertedAt: null,
      failing: null,
    },
  ])
  expect((await owner.post(`${PATH}/${device.id}/test`)).status).toBe(200)
  await modes.product.deliverStream()
  expect(device.shown()).toMatchObject([{ title: `Test alert of ${liveLocation.name}`, url: '/desk/alerts' }])
  expect((await list())[0]?.alertedAt).not.toBeNull()

  expect((await owner.delete(`${PATH}/${device.id}`)).status).toBe(204)
  expect((await owner.post(`${PATH}/${device.id}/test`)).status).toBe(404)
  await alert()
  expect(device.shown()).toHaveLength(1)
})

it('guests, cooks and testers read and change no devices', async () => {
  const device = await addDevice()
  const [guest, cook, tester] = [
    modes.visitor(liveLocation),
    (await modes.cookOfPool()).browser,
    (await modes.tester('admin')).browser,
  ]
  for (const by of [guest, cook, tester]) {
    const calls = [by.get(PATH), add(service.browser(), by), by.delete(`${PATH}/${device.id}`)]
    for (const { status } of await Promise.all(calls)) expect([401, 403]).toContain(status)
  }
  expect(JSON.stringify(await list())).not.toContain('/push/')
})

it('takes only addresses of known push services, each once, and a limited number', async () => {
  const device = await addDevice()
  expect((await add(device.subscription, owner, 'Phone of Ana')).body).toMatchObject({ id: device.id })
  expect((await list()).map(({ name }) => name)).toEqual(['Phone of Ana'])
  for (const endpoint of ['https://169.254.169.254/push', 'https://push.example.com/1', 'http://fcm.googleapis.com/1'])
    expect((await add({ ...device.subscription, endpoint })).status).toBe(400)
  jest.replaceProperty(pushLimits, 'alertDevices', 2)
  await addDevice()
  expect((await add(service.browser())).status).toBe(400)
  expect((await add(device.subscription)).status).toBe(201)
})

it('an alert reaches all devices and recipients, once however often it is repeated', async () => {
  await change({ alertsTo: ['night@ember.example'] })
  const [one, two] = [await addDevice(), await addDevice(owner, 500)]
  for (let times = 0; times < 3; times += 1) await alert({ mark: 'printer 7 since noon' })
  expect(published).toEqual(['The printer is silent'])
  for (const { shown } of [one, two])
    expect(shown()).toMatchObject([
      { title: 'The printer is silent', body: 'It asks for nothing.', url: '/desk/printers' },
    ])
  expect(mails('night@ember.example')).toHaveLength(1)
})

describe('if one way fails, the others get the alert, and its repetition reaches no one twice:', () => {
  it('the topic', async () => {
    await change({ alertsTo: ['topic@ember.example'] })
    const device = await addDevice()
    isTopicDown = true
    for (let tries = 0; tries < 2; tries += 1) await expect(alert({ mark: 'down' })).rejects.toThrow('InternalError')
    await modes.product.deliverStream()
    expect([published, device.shown().length, mails('topic@ember.example').length]).toEqual([[], 1, 1])
    isTopicDown = false
    await alert({ mark: 'down' })
    expect([published.length, device.shown().length, mails('topic@ember.example').length]).toEqual([1, 1, 1])
  })

  it('the mails', async () => {
    await change({ alertsTo: ['mails@ember.example'] })
    const device = await addDevice()
    const worker = getWorkerEnvironmentVariable('deliver-mails')
    const { [worker]: name } = process.env
    process.env[worker] = 'not-deployed'
    await expect(alert({ mark: 'mails' })).rejects.toThrow()
    process.env[worker] = name
    await alert({ mark: 'mails' })
    expect([published.length, device.shown().length, mails('mails@ember.example').length]).toEqual([1, 1, 1])
  })
})

it('an owner gets no alert of a kind that they turned off, by mail or on a device', async () => {
  await change({ alertsTo: ['quiet@ember.example'], alerts: { 'printer-silent': false } })
  const device = await addDevice()
  await alert()
  await alert({ kind: 'dispute', subject: 'A dispute' })
  expect(device.shown().map(({ title }) => title)).toEqual(['A dispute'])
  expect(mails('quiet@ember.example')).toHaveLength(1)
  await change({ alerts: {} })
})

it.each([404, 410])('a device whose push service answers %s is removed', async (answer) => {
  const [gone, other] = [await addDevice(owner, answer), await addDevice()]
  await alert()
  expect(service.posts(gone.subscription.endpoint)).toBe(1)
  expect((await list()).map(({ id }) => id)).toEqual([other.id])
})

it('a device stays whose push service fails, and the list says since when, until an alert arrives', async () => {
  const device = await addDevice(owner, ...Array<number>(6).fill(500))
  await alert()
  await alert()
  expect(service.posts(device.subscription.endpoint)).toBe(6)
  expect(await list()).toMatchObject([{ id: device.id, failing: { since: expect.any(String), alerts: 2 } }])
  await alert()
  expect(device.shown()).toHaveLength(1)
  expect(await list()).toMatchObject([{ id: device.id, failing: null }])
})

describe('another admin', () => {
  const later = () => new Date(Date.now() + 2000)
  const pool = () => openTestUserPool(modes.product.dataDir)

  async function hire(email: string) {
    const { body } = await owner.post<{ userId: string }>('/api/desk/team', {
      email,
      role: 'admin',
      locations: [liveLocation.code],
    })
    await enrolAtPool(email, () => pool().codeFor(email))
    const browser = modes.visitor(liveLocation)
    const signIn = () => browser.post('/api/auth/session', { idToken: pool().tokensOf(email, { at: later() }).IdToken })
    expect((await signIn()).status).toBe(200)
    return { browser, userId: body.userId }
  }

  it.each([
    ['removed from the team', (userId: string) => owner.delete(`/api/desk/team/${userId}`)],
    ['signed out on all devices', (userId: string) => owner.delete(`/api/desk/team/${userId}/sessions`)],
  ] as const)('who is %s gets no more alerts, and the device is removed', async (_, end) => {
    const { browser, userId } = await hire(`${_.replaceAll(' ', '-')}@example.com`)
    const [theirs, own] = [await addDevice(browser), await addDevice()]
    await alert()
    expect(theirs.shown()).toHaveLength(1)
    expect((await end(userId)).status).toBeLessThan(300)
    await alert()
    expect([theirs.shown().length, own.shown().length]).toEqual([1, 2])
    expect((await list()).map(({ id }) => id)).toEqual([own.id])
  })

  it('exports their devices and leaves none behind with the account', async () => {
    const { browser } = await hire('leaves@example.com')
    await addDevice(browser)
    const { parts } = (await browser.get<PersonalData>('/api/users/me/export')).body
    expect(parts.find(({ id }) => id === 'alert-devices')?.records).toMatchObject([{ name: 'iPhone' }])
    expect((await browser.delete('/api/users/me')).status).toBe(204)
    expect(await list()).toEqual([])
  })
})
