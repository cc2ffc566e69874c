import { classifyOrderChange } from './order-events'

const pending = { status: 'pending', kitchenStatus: 'waiting', promisedAt: '18:30', lines: [{}, {}] } as const

const typesOf = (changes: object, from: object = {}) =>
  classifyOrderChange({ ...pending, ...from }, { ...pending, ...from, ...changes }).map(({ type }) => type)

it('a new order means only OrderPlaced', () => {
  expect(classifyOrderChange(undefined, pending)).toEqual([{ type: 'OrderPlaced', order: pending }])
})

it.each([
  ['the kitchen confirms it', { status: 'confirmed', kitchenStatus: 'confirmed' }, {}, ['OrderMoved']],
  ['the guest cancels it', { status: 'cancelled', kitchenStatus: 'cancelled' }, {}, ['OrderMoved', 'OrderCancelled']],
  ['it is handed over', { status: 'completed', kitchenStatus: 'completed' }, {}, ['OrderMoved', 'OrderCompleted']],
  [
    'it is put back after a wrong bump',
    { status: 'ready', kitchenStatus: 'ready' },
    { status: 'completed', kitchenStatus: 'completed' },
    ['OrderMoved', 'OrderRecalled'],
  ],
  [
    'it is cancelled after it was completed',
    { status: 'cancelled', kitchenStatus: 'cancelled' },
    { status: 'completed', kitchenStatus: 'completed' },
    ['OrderMoved', 'OrderCancelled', 'OrderRecalled'],
  ],
  ['a cook strikes a line', { lines: [{}, { struckAt: '18:10' }] }, {}, ['LineStruck']],
  ['the strike is taken back', { lines: [{}, {}] }, { lines: [{}, { struckAt: '18:10' }] }, ['LineStruck']],
  ['it is refunded', { refunds: [{}] }, {}, ['OrderRefunded']],
  ['staff fire it early', { firedAt: '18:00' }, {}, ['OrderFired']],
  ['its estimate slips', { promisedAt: '18:45' }, {}, ['EtaChanged']],
  ['its guest signs in', { userId: 'dana' }, {}, ['OrderClaimed']],
  ['its guest edits it', { edits: [{}], lines: [{ struckAt: '18:10' }] }, {}, ['OrderEdited']],
  ['staff acknowledge the edit', { acknowledgements: 1 }, { edits: [{}] }, ['ChangesAcknowledged']],
  ['only its version changes', { version: 2 }, {}, []],
])('when %s', (_, changes, from, types) => {
  expect(typesOf(changes, from)).toEqual(types)
})

it('rescheduling an order that was started early means only OrderRescheduled', () => {
  expect(typesOf({ promisedAt: '19:30', slotMoves: 1, firedAt: undefined }, { firedAt: '18:00' })).toEqual([
    'OrderRescheduled',
  ])
})

it('a write that changes several things means several events', () => {
  expect(
    typesOf({ status: 'cooking', kitchenStatus: 'cooking', lines: [{ struckAt: '18:10' }, {}], refunds: [{}] }),
  ).toEqual(['OrderMoved', 'LineStruck', 'OrderRefunded'])
})
