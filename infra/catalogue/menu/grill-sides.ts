import type { Allergen } from '#shared/contract/menu'
import type { RecipeAmounts } from '../recipe'
import { leaveOutOptions } from './options/changes'
import type { OptionGroupDraft } from './options/draft'
import { extraProteinOptions, riceOrNoodlesOptions, sauceOptions } from './options/hibachi-sides'

/** What comes with every plate from the flat iron. */
export const grillSides = {
  text: 'with egg fried rice, zucchini, onions, mushrooms and creamy yum yum sauce',
  amounts: {
    rice: 0.35,
    eggs: 0.5,
    zucchini: 0.2,
    onions: 0.15,
    mushrooms: 0.1,
    soySauce: 0.02,
    garlicButter: 0.06,
    yumYum: 2,
  },
  allergens: ['soy', 'gluten', 'dairy', 'egg'],
} as const satisfies { text: string; amounts: RecipeAmounts; allergens: readonly Allergen[] }

/** What a guest can choose with every plate from the flat iron. */
export const grillOptions: readonly OptionGroupDraft[] = [
  riceOrNoodlesOptions({ served: 'fried' }),
  sauceOptions(),
  extraProteinOptions(),
  leaveOutOptions('onions', 'mushrooms', 'zucchini', 'garlicButter', 'soySauce'),
]
