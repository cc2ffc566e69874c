import type { Allergen } from '#shared/contract/menu'
import type { Amounts } from '../recipe'
import { leaveOut } from './options/changes'
import type { GroupDraft } from './options/draft'
import { extraProteins, riceOrNoodles, sauces } from './options/hibachi-sides'

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
} as const satisfies { text: string; amounts: Amounts; allergens: readonly Allergen[] }

/** What a guest can choose with every plate from the flat iron. */
export const grillOptions: readonly GroupDraft[] = [
  riceOrNoodles({ served: 'fried' }),
  sauces(),
  extraProteins(),
  leaveOut('onions', 'mushrooms', 'zucchini', 'garlicButter', 'soySauce'),
]
