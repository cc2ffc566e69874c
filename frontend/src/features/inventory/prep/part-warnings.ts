import type { Stock } from '#shared/inventory/contract'
import { hundredthsToDecimal, toHundredths, type RecipeLine } from '#shared/inventory/stock'
import { formatAmountWithUnit } from '#base/format'

/**
 * Says of which parts of a batch too little is in stock, and of which little is left afterwards.
 * Parts that aren't counted are taken all the same.
 */
export const listPartWarnings = (taken: readonly RecipeLine[], stocks: readonly Stock[]): readonly string[] =>
  taken.flatMap(({ ingredientId, hundredths }) => {
    const stock = stocks.find(({ item }) => item.id === ingredientId)
    if (!stock || hundredths === 0) return []
    const { item, currentStock, minimumStock, isCounted } = stock
    const amount = (of: number) => formatAmountWithUnit(hundredthsToDecimal(of), item.unit)
    const [there, minimum] = [toHundredths(currentStock), toHundredths(minimumStock)]
    const left = there - hundredths
    if (left < 0) {
      const lacks = `${item.name}: takes ${amount(hundredths)}, ${there === 0 ? 'none is' : `${amount(there)} are`} in stock.`
      return [
        `${lacks} ${isCounted ? 'Count or receive it first.' : 'It is not counted, so it is taken all the same.'}`,
      ]
    }
    return isCounted && left <= minimum
      ? [`${item.name}: ${left === 0 ? 'none' : amount(left)} left, which is low.`]
      : []
  })
