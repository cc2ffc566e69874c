import { updateUsageCounters } from './stock-use'

const so = { usedHundredths: 1000, wastedHundredths: 100 }

it.each([
  ['out', 'sale', 1250, 100],
  ['out', 'damaged', 1000, 350],
  ['waste', 'expired', 1000, 350],
  ['waste', 'purchase', 1000, 350],
  ['in', 'sale', 750, 100],
  ['in', 'expired', 1000, -150],
  ['in', 'purchase', 1000, 100],
  ['out', 'purchase', 1000, 100],
  ['out', 'transfer', 1000, 100],
  ['transfer', 'transfer', 1000, 100],
  ['adjustment', 'count_adjustment', 1000, 100],
] as const)(
  '%s for %s makes it %i used and %i thrown away',
  (movementType, reason, usedHundredths, wastedHundredths) => {
    expect(updateUsageCounters(so, { movementType, reason, hundredths: 250 })).toEqual({
      usedHundredths,
      wastedHundredths,
    })
  },
)
