import { createTestMovement } from './testing/a-stock'
import { reverseMovement } from './undo'

describe('undoing a movement', () => {
  it.each([
    ['in', 'purchase', 'out', 'purchase'],
    ['out', 'sale', 'in', 'sale'],
    ['waste', 'expired', 'in', 'expired'],
    ['waste', 'purchase', 'in', 'waste'],
  ] as const)('of %s for %s is %s for %s', (movementType, reason, back, backReason) => {
    const movement = createTestMovement({ movementType, reason, expirationDate: '2026-03-09' })
    expect(reverseMovement(movement, '13.00')).toMatchObject({
      movementType: back,
      reason: backReason,
      quantity: '3.00',
      expirationDate: '2026-03-09',
    })
  })

  it('of a count sets what was there before, unless stock has moved on', () => {
    const counted = createTestMovement({ movementType: 'adjustment', reason: 'count_adjustment', quantity: '13.00' })
    expect(reverseMovement(counted, '13.00')).toMatchObject({ movementType: 'adjustment', quantity: '10.00' })
    expect(reverseMovement(counted, '12.00')).toBeUndefined()
  })

  it('of a transfer sends it back, or takes it in again where nobody received it', () => {
    const sent = createTestMovement({ movementType: 'transfer', reason: 'transfer' })
    expect(reverseMovement(sent, '7.00')).toMatchObject({ movementType: 'in', locationId: 4 })
    expect(reverseMovement({ ...sent, otherLocationId: 5 }, '7.00')).toMatchObject({
      movementType: 'transfer',
      locationId: 5,
      toLocationId: 4,
    })
  })
})
