import { addMovement, calculateFoodCost, type CostedMovement, type MovementSums } from './ingredient-costs'

const move = (
  reason: CostedMovement['reason'],
  beforeHundredths: number,
  afterHundredths: number,
  more: Partial<CostedMovement> = {},
): CostedMovement => ({
  ...{ ingredientId: 1, reason, beforeHundredths, afterHundredths },
  movementType: afterHundredths > beforeHundredths ? 'in' : 'out',
  ...more,
})

const costOf = (movements: readonly CostedMovement[], openingCostCents: number) => {
  const sums = movements.reduce<MovementSums | undefined>(addMovement, undefined)
  if (!sums) throw new Error('no movement')
  return calculateFoodCost(sums, openingCostCents)
}

describe('the food cost of an ingredient', () => {
  it('is opening, received and closing, next to what the recipes needed', () => {
    const shrimp = [
      move('purchase', 1000, 3000, { unitCostCents: 500 }),
      move('sale', 3000, 1800),
      move('sale', 1800, 2000),
      move('waste', 2000, 1900, { movementType: 'waste' }),
      move('count_adjustment', 1900, 1500, { movementType: 'adjustment' }),
    ]
    expect(costOf(shrimp, 500)).toEqual({
      openingCents: 5000,
      receivedCents: 10_000,
      closingCents: 7500,
      actualCents: 7500,
      theoreticalCents: 5000,
      wastedCents: 500,
      priceEffectCents: 0,
      differenceCents: 2500,
      differenceHundredths: 500,
    })
  })

  it('rises with the price of a delivery, which is no difference to the recipes', () => {
    const salmon = [move('purchase', 1000, 2000, { unitCostCents: 1500 }), move('sale', 2000, 1000)]
    expect(costOf(salmon, 1000)).toMatchObject({ actualCents: 12_500, theoreticalCents: 12_500, differenceCents: 0 })
    expect(costOf(salmon, 1000).priceEffectCents).toBe(2500)
    expect(costOf([move('sale', 1000, 0)], 1000)).toMatchObject({ actualCents: 10_000, differenceCents: 0 })
  })

  it('counts what other locations gave and got as received', () => {
    const given = [move('transfer', 1000, 400, { movementType: 'transfer' }), move('sale', 400, 200)]
    expect(costOf(given, 100)).toMatchObject({
      openingCents: 1000,
      receivedCents: -600,
      actualCents: 200,
      differenceCents: 0,
    })
  })

  it('is no gain from a first count, which opens the books, also after orders without any', () => {
    const found = { movementType: 'adjustment', opensBooks: true } as const
    const rice = [move('sale', 0, -300), move('count_adjustment', -300, 500, found), move('sale', 500, 400)]
    expect(costOf(rice, 100)).toMatchObject({
      openingCents: 800,
      receivedCents: 0,
      closingCents: 400,
      actualCents: 400,
      theoreticalCents: 400,
      differenceCents: 0,
    })
    const takenBack = [...rice.slice(0, 2), move('count_adjustment', 500, -300, found)]
    expect(costOf(takenBack, 100)).toMatchObject({ openingCents: 0, closingCents: -300, differenceCents: 0 })
  })

  it('of books below nothing has no difference either', () => {
    expect(costOf([move('sale', -100, -300)], 200)).toMatchObject({
      actualCents: 400,
      theoreticalCents: 400,
      differenceCents: 0,
    })
  })
})
