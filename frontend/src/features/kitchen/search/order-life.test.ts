import { buildOrder } from '#testing/fixtures'
import { englishDialogWords } from '#base/language/use-dialog-words'
import { englishWords } from '#base/language/use-words'
import { listLifeEvents } from './order-life'

const sam = { id: 'sam', name: 'Sam K.' }
const at = (minute: number) => `2026-11-22T18:0${minute}:00.000Z`

it("tells an order's whole life in sequence, with who did each step", () => {
  const order = buildOrder({
    history: [
      { status: 'pending', kitchenStatus: 'waiting', at: at(0), by: 'guest' },
      { status: 'cancelled', kitchenStatus: 'cancelled', at: at(5), by: sam, reason: 'sold-out' },
    ],
    edits: [
      {
        at: at(2),
        by: sam,
        lines: [{ kind: 'changed', lineId: 'A-1', name: 'Miso Soup', quantity: 3, previousQuantity: 1 }],
        details: ['time'],
        totalBefore: '4.00',
        total: '12.00',
      },
    ],
    refunds: [{ to: 'card', lineId: null, lines: [], amount: '1.00', reason: 'late', at: at(3), by: sam }],
  })
  const mails = [
    { name: 'receipt', at: at(1), outcome: 'sent' as const },
    { name: 'refund-1', at: at(4), outcome: 'limited' as const },
  ]
  const events = listLifeEvents({ ...order, mails }, englishWords, englishDialogWords)
  expect(events.map(({ text, by }) => `${by}: ${text}`)).toEqual([
    'Guest: Placed',
    'System: Receipt sent',
    'Sam K.: Changed: Miso Soup: 1 to 3, changed time. Total $4.00 to $12.00',
    'Sam K.: Refund of the order to the card: $1.00 (It took too long)',
    'System: Mail about the refund not sent: too many mails to this address',
    'Sam K.: Canceled (Sold out)',
  ])
})
