import { convertAmount, listTypedUnits, readRecipeAmount, toRecipeHundredths } from './recipe-amounts'
import { formatRecipeAmount, roundToStock } from './stock'

describe('an amount of a recipe', () => {
  it.each([
    ['0.375', '0.375'],
    ['.0625', '0.0625'],
    ['1.500', '1.500'],
    ['2', '2'],
    ['1,5', '1.5'],
    ['0.00001', null],
    ['6 oz', null],
    ['-0.125', null],
  ])('%s is read as %s', (typed, decimal) => {
    expect(readRecipeAmount(typed)).toBe(decimal)
  })

  it('may be negative for what an option leaves out', () => {
    expect(readRecipeAmount('-0.125', 'signed')).toBe('-0.125')
  })

  it.each([
    ['0.375', 37.5],
    ['-0.0625', -6.25],
    ['2', 200],
  ])('%s is the same amount after it was stored', (typed, hundredths) => {
    expect(toRecipeHundredths(typed)).toBe(hundredths)
    expect(Number(formatRecipeAmount(hundredths))).toBe(Number(typed))
  })

  it('has two decimals at least, and as many as it needs', () => {
    expect([200, 37.5, 6.25, -6.25, 50].map(formatRecipeAmount)).toEqual(['2.00', '0.375', '0.0625', '-0.0625', '0.50'])
  })

  it('takes whole hundredths from stock, rounded once, and never nothing', () => {
    expect([37.5, 75, 6.25, 0.2, 0, -37.5].map(roundToStock)).toEqual([38, 75, 6, 1, 0, -37])
  })
})

describe('units of recipes', () => {
  it.each([
    ['6', 'oz', 'lbs', '0.375'],
    ['1', 'oz', 'lbs', '0.0625'],
    ['500', 'g', 'lbs', '1.1023'],
    ['2', 'kg', 'oz', '70.5479'],
    ['16', 'fl oz', 'gallons', '0.125'],
    ['2', 'Ounces', 'lbs', '0.125'],
    ['1', 'cup', 'gallons', '0.0625'],
    ['2', 'cups', 'lbs', null],
    ['2', 'oz', 'pieces', null],
    ['2', 'fl oz', 'oz', null],
  ])('%s %s of an ingredient in %s is %s', (amount, from, to, converted) => {
    expect(convertAmount(amount, from, to)).toBe(converted)
  })

  it("are those of the ingredient's kind, its own first", () => {
    expect(listTypedUnits('lbs')).toEqual(['lbs', 'oz', 'g', 'kg'])
    expect(listTypedUnits('gallons')).toEqual(['gallons', 'qt', 'cup', 'fl oz', 'l', 'ml'])
    expect(listTypedUnits('pieces')).toEqual([])
  })
})
