import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ServerMessage } from '#shared/live/messages'
import { MAX_CLIENT_MESSAGE_BYTES, MAX_SERVER_MESSAGE_BYTES, socketQuotas } from '#shared/live/quotas'
import {
  addressLimitsPerHour,
  getAddressLimit,
  socketLimits,
  tokenBucketLimits,
  visitorLimitsPerMinute,
} from '#shared/platform/rate-limits'
import type { LimitName } from '#shared/platform/route'
import { routes } from '#shared/registry/routes'

// The limits and messages that pages list in tables and sentences are those of the code.

const textOf = (page: string) => readFileSync(join(__dirname, '../../docs', page), 'utf8')

/** Returns the numbers of a table's row, by the row's first cell. */
function getRow(page: string, name: string): readonly number[] {
  const row = textOf(page)
    .split('\n')
    .find((line) => line.startsWith(`| ${name} `))
  if (row === undefined) throw new Error(`${page} has no row "${name}"`)
  return [...row.replace(`| ${name} `, '').matchAll(/\d[\d,.]*/g)].map(([text]) =>
    Number(text.replace(/,(?=\d{3})/g, '').replace(/[,.]$/, '')),
  )
}

const counted: Readonly<Record<LimitName, string>> = {
  orders: 'placing, changing and cancelling orders',
  payments: 'payment pages of orders and gift cards',
  'gift-cards': 'balances of gift cards',
  codes: 'wrong discount codes',
  'sign-ins': 'sign-ins',
  feedback: 'feedback',
  groups: 'group orders',
  events: 'events, as their guest',
  'event-requests': 'event requests',
  finds: 'finding an order',
  subscriptions: 'push subscriptions',
  transcriptions: 'transcriptions',
  voice: 'the assistant',
  recommendations: 'recommendation history',
  exports: 'exports of personal data',
  lists: 'lists that read many orders or movements',
  'print-jobs': 'print jobs at a test site next to a live one',
  'menu-changes': 'imports, changes of many dishes, undos',
  'desk-changes': 'other changes by staff of a test site',
}
const names = Object.entries(counted)
const isLimitName = (name: string): name is LimitName => name in visitorLimitsPerMinute

test.each(names)('the page of calls states the limits of %s', (name, row) => {
  if (!isLimitName(name)) throw new Error(`There is no limit ${name}`)
  expect(getRow('product/calls.md', row)).toEqual([
    visitorLimitsPerMinute[name],
    getAddressLimit(name),
    addressLimitsPerHour[name],
  ])
})

test.each([
  ['most', 'occasional'],
  ['repeated by screens or printers (orders, groups, slots)', 'polled'],
  ['for staff only, by callers who are not signed in as such', 'staffOnly'],
] as const)('and those of a process for "%s"', (row, name) => {
  const { visitor, address } = tokenBucketLimits[name]
  expect(getRow('product/calls.md', row)).toEqual([
    ...[visitor.burst, visitor.perSecond],
    ...[address.burst, address.perSecond],
  ])
})

test('the page of the live connection lists every message to browsers, and states its limits', () => {
  const page = textOf('product/live.md')
  const types = ServerMessage.def.options.flatMap(({ def }) => [...def.shape.type.def.values])
  expect(types.filter((type) => !page.includes(`\`${type}\``))).toEqual([])
  const sentences = [
    `An address has at most ${socketLimits.openPerAddress} open connections and opens at most ${socketLimits.openedPerMinuteAndAddress} per minute`,
    `at most ${socketLimits.subscriptionsPerConnection} subscriptions and sends at most ${socketLimits.messagesPerMinute} messages per minute`,
    `all connections of an address at most ${socketLimits.messagesPerMinuteAndAddress}`,
    `A frame of more than ${socketQuotas.frame / 1024} KB or a message of more than ${socketQuotas.message / 1024} KB`,
    `messages have at most ${MAX_CLIENT_MESSAGE_BYTES / 1024} KB`,
    `message of more than ${MAX_SERVER_MESSAGE_BYTES / 1024} KB is pushed without its ticket`,
  ]
  const text = page.replaceAll(/\s+/g, ' ')
  expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([])
})

test('the page of growth states about how many calls there are', () => {
  const [stated = ''] = /(?<=routes of an HTTP API .*about )\d+/.exec(textOf('scale.md')) ?? []
  expect(Math.abs(Number(stated) - routes.length)).toBeLessThan(10)
})
