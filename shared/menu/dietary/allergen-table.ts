import type { DietaryPreferences } from '../../accounts/preferences-contract'
import { createWordPattern } from './food-words'
import type { Allergen } from '../contract'

export type AllergenEntry = {
  /** The filter for this allergen, and its label. */
  readonly filter: keyof DietaryPreferences
  readonly label: string
  /** Further filters that avoid it. */
  readonly alsoAvoidedBy?: readonly (keyof DietaryPreferences)[]
  /** Words of a dish's name or description that suggest it. */
  readonly words: RegExp
  /** What guests call it, in English and Spanish, in a normalized text. */
  readonly spoken: RegExp
}

/** Foods of the sea, as menus and guests call them. */
export const shellfishWords = `
  shellfish, seafood, shrimp, prawn, langoustine, crab, crabmeat, krab, lobster, crawfish, crayfish, scallop, clam,
  mussel, oyster, conch, abalone, whelk, squid, calamari, octopus, cuttlefish, sea urchin, surimi, ebi, amaebi, kani,
  kanikama, hotate, ika, tako, takoyaki, uni, hokkigai, awabi, asari`
export const fishWords = `
  fish, whitefish, salmon, tuna, yellowtail, amberjack, eel, mackerel, snapper, tilapia, cod, bass, halibut, flounder,
  mahi, swordfish, trout, catfish, butterfish, sardine, herring, anchovy, albacore, escolar, bonito, roe, caviar, poke,
  sashimi, fish cake, worcestershire, hamachi, kanpachi, unagi, anago, maguro, toro, otoro, chutoro, sake nigiri,
  sake sashimi, saba, aji, iwashi, tai, madai, hirame, katsuo, katsuobushi, dashi, ikura, masago, tobiko, kamaboko,
  narutomaki, imitation crab, crab stick, krab, kani, kanikama, surimi`

/**
 * Everything that rules need to know about an allergen. A new allergen in the contract doesn't
 * compile until it has an entry here and a filter in the preferences.
 */
export const allergenTable = {
  gluten: {
    filter: 'glutenFree',
    label: 'Gluten-Free',
    words: createWordPattern(`
    gluten, wheat, flour, bread, breaded, breadcrumb, battered, crumb, crunch, crunchy, crispy, fried, panko, tempura,
    kakiage, bun, bao, cake, cookie, pancake, pasta, barley, malt, rye, beer, seitan, couscous, noodle, udon, ramen, soba,
    somen, yakisoba, chow mein, lo mein, gyoza, dumpling, potsticker, shumai, wonton, rangoon, wrapper, egg roll,
    spring roll, okonomiyaki, takoyaki, katsu, tonkatsu, karaage, teriyaki, soy sauce, shoyu, eel sauce, oyster sauce,
    soy glaze, soy dressing, soy dipping, soy marinade, soy marinated, soy cured, soy butter, soy garlic, soy citrus,
    unagi sauce, ponzu, hoisin, hibachi sauce, eel, unagi, anago, masago, curry, roux, tortilla, crouton, crepe, pastry,
    imitation crab, crab stick, krab, kani, kanikama, surimi, kamaboko`),
    spoken: /\b(?:gluten|wheat|celiac|coeliac|celiac[oa]|trigo)\b/,
  },
  soy: {
    filter: 'noSoy',
    label: 'No Soy',
    words: createWordPattern(`
    soy, soya, soybean, shoyu, tamari, tofu, bean curd, tempeh, edamame, miso, natto, inari, aburaage, teriyaki, ponzu,
    hoisin, hibachi sauce, sukiyaki, eel, unagi, anago, masago`),
    // `soy sauce` is a condiment, and Spanish `soy` means "I am".
    spoken: /\bsoy(?! sauce| alergic)|\b(?:soya|soja)\b/,
  },
  shellfish: {
    filter: 'noShellfish',
    label: 'No Shellfish',
    alsoAvoidedBy: ['vegetarian'],
    words: createWordPattern(shellfishWords),
    spoken: /\bshell ?fish|\bcrustaceans?\b|\bmol+us[ck]s?\b|\bseafood\b|\bmariscos?\b/,
  },
  fish: {
    filter: 'noFish',
    label: 'No Fish',
    alsoAvoidedBy: ['vegetarian'],
    words: createWordPattern(fishWords),
    spoken: /\bfish\b|\bseafood\b|\bpescados?\b/,
  },
  dairy: {
    filter: 'noDairy',
    label: 'No Dairy',
    words: createWordPattern(`
    dairy, milk, milkshake, buttermilk, cream, creamy, cheese, cheesecake, butter, buttery, ghee, yogurt, whey, casein,
    parmesan, mozzarella, cheddar, feta, ricotta, mascarpone, philadelphia, philly, creme, yum yum, gelato, custard, latte, whipped, caramel, ranch, alfredo`),
    spoken: /\b(?:dairy|lactose|milk|leche|lacteos?|lactosa|quesos?|mantequilla)\b/,
  },
  egg: {
    filter: 'noEgg',
    label: 'No Egg',
    words: createWordPattern(`
    egg, tamago, tamagoyaki, omelet, omelette, omurice, mayo, mayonnaise, kewpie, aioli, yum yum, custard, chawanmushi,
    meringue, tempura, okonomiyaki, imitation crab, crab stick, krab, kani, kanikama, surimi`),
    spoken: /\b(?:eggs?|huevos?)\b/,
  },
  nuts: {
    filter: 'nutFree',
    label: 'Nut-Free',
    words: createWordPattern(`
    nut, almond, cashew, walnut, pecan, pistachio, macadamia, hazelnut, pine nut, brazil nut, coconut, praline, marzipan,
    nutella`),
    spoken: /\b(?:nuts?|almonds?|cashews?|walnuts?|pecans?|pistachios?|nuez|nueces|almendras?|frutos secos)\b/,
  },
  peanuts: {
    filter: 'noPeanuts',
    label: 'No Peanuts',
    alsoAvoidedBy: ['nutFree'],
    words: createWordPattern('peanut, groundnut, mixed nut, satay'),
    // A general word for nuts includes peanuts.
    spoken: /\b(?:peanuts?|(?<!(?:tree|pine) )nuts?|nuez|nueces|frutos secos|cacahuates?|cacahuetes?|mani)\b/,
  },
  sesame: {
    filter: 'noSesame',
    label: 'No Sesame',
    words: createWordPattern('sesame, tahini, goma, gomaae, furikake, halva'),
    spoken: /\b(?:sesame|sesamo|ajonjoli|tahini)\b/,
  },
} as const satisfies Readonly<Record<Allergen, AllergenEntry>>

/** The filters that are for one allergen. */
export type AllergenFilter = (typeof allergenTable)[Allergen]['filter']
