import type { MenuItem, OptionGroup } from '#shared/menu/contract'
import { getDefaultOptionIds, getSelectionDifferences, resolveSelection } from '#shared/menu/options'
import { formatOption } from '#shared/menu/option-text'
import { isOrderable } from '#functions/voice/grammar/questions/facts'
import { splitWords } from '#functions/voice/grammar/tokenize/words'
import { createRandom } from '#infra/testkit/fixtures/random'

/* eslint max-lines: off -- data */
/**
 * Sentences about options by class, in the format of `written-sentences.ts`. Options other than the
 * defaults are in brackets.
 */
export const optionSentences: Readonly<Record<string, string>> = {
  'options, said': `
hibachi chicken with steamed rice > +1 Hibachi Chicken [steamed rice]
hibachi chicken with fried rice, extra yum yum sauce, steak medium rare > +1 Hibachi Chicken [extra yum yum sauce]; 1 Hibachi Steak [medium rare]
can I get the hibachi steak medium well please > +1 Hibachi Steak [medium well]
I'd like my hibachi filet mignon rare with brown rice > +1 Hibachi Filet Mignon [rare, brown rice]
hibachi chicken with noodles instead of rice > +1 Hibachi Chicken [yakisoba noodles]
hibachi shrimp with lo mein > +1 Hibachi Shrimp [yakisoba noodles]
hibachi chicken, white rice, no mushrooms > +1 Hibachi Chicken [steamed rice, no mushrooms]
swap the rice for noodles on a hibachi chicken > +1 Hibachi Chicken [yakisoba noodles]
a hibachi chicken but swap the rice for noodles > +1 Hibachi Chicken [yakisoba noodles]
hibachi scallops sub brown rice for the fried rice > +1 Hibachi Scallops [brown rice]
two hibachi chickens with double sauce > +2 Hibachi Chicken [extra yum yum sauce]
hibachi tofu with two extra yum yum sauces > +1 Hibachi Tofu [2 × extra yum yum sauce]
hibachi chicken with extra white sauce > +1 Hibachi Chicken [extra yum yum sauce]
hibachi chicken no rice > +1 Hibachi Chicken [no fried rice]
hibachi chicken hold the sauce > +1 Hibachi Chicken [no yum yum sauce]
hibachi steak well done with a side of ginger sauce > +1 Hibachi Steak [well done, ginger sauce]
hibachi steak med rare > +1 Hibachi Steak [medium rare]
a steak teriyaki cooked medium well with extra steak > +1 Steak Teriyaki [medium well, extra steak]
medium rare hibachi steak please > +1 Hibachi Steak [medium rare]
chicken teriyaki with brown rice and no broccoli > +1 Chicken Teriyaki [brown rice, no broccoli]
hibachi vegetables without onions or zucchini > +1 Hibachi Vegetables [no onions, no zucchini]
no butter on the hibachi vegetables please > +1 Hibachi Vegetables [no butter]
a philadelphia roll with no cream cheese > +1 Philadelphia Roll [no cream cheese]
no cream cheese in the philly > +1 Philadelphia Roll [no cream cheese]
california roll in soy paper with brown rice > +1 California Roll [soy paper, brown rice]
a tuna roll wrapped in cucumber wrap > +1 Tuna Roll [cucumber wrap]
dragon roll no eel sauce > +1 Dragon Roll [no sweet soy glaze]
salmon roll add cream cheese and avocado > +1 Salmon Roll [avocado, cream cheese]
rainbow roll with extra masago > +1 Rainbow Roll [masago]
a spicy tuna roll extra spicy > +1 Spicy Tuna Roll [extra spicy]
spicy tuna roll not too spicy > +1 Spicy Tuna Roll [mild]
eel avocado roll with light rice > +1 Eel Avocado Roll [light rice]
tuna nigiri no wasabi > +1 Tuna Nigiri [no wasabi]
large miso soup no tofu > +1 Miso Soup [large, no tofu]
a large edamame and a cola > +1 Edamame [large]; 1 Cola
strawberry ramune > +1 Ramune [strawberry]
two lychee ramunes > +2 Ramune [lychee]
fresh lemonade with no ice > +1 Fresh Lemonade [no ice]
iced lemon tea light ice > +1 Iced Lemon Tea [light ice]
chicken teriyaki bento with miso soup instead of the salad > +1 Chicken Teriyaki Bento [miso soup]
tofu bento with edamame and fried rice > +1 Tofu Bento [fried rice, edamame]
kids hibachi chicken with carrots instead of broccoli > +1 Kids Hibachi Chicken [carrots]
hibachi chicken with noodels on the side > +1 Hibachi Chicken (yakisoba noodles on the side) [yakisoba noodles]
kids chicken katsu with a bottle of water and edamame on the side > +1 Kids Chicken Katsu [bottled water]; 1 Edamame (on the side)
honey walnut shrimp no walnuts > +1 Honey Walnut Shrimp [no walnuts]
chicken gyoza with spicy mayo > +1 Chicken Gyoza [spicy mayo]
shrimp tempura with two cups of spicy mayo > +1 Shrimp Tempura [2 × spicy mayo]
hibachi chicken with extra shrimp and extra chicken > +1 Hibachi Chicken [extra chicken, extra shrimp]
hibachi chicken cut in half > +1 Hibachi Chicken (cut in half) > noted`,
  'options, several dishes': `
two hibachi steaks, one rare and one well done > +1 Hibachi Steak [rare]; 1 Hibachi Steak [well done]
three hibachi steaks, two medium well and one rare > +2 Hibachi Steak [medium well]; 1 Hibachi Steak [rare]
a hibachi steak rare and another well done > +1 Hibachi Steak [rare]; 1 Hibachi Steak [well done]
two hibachi chickens, one with noodles and the other with brown rice > +1 Hibachi Chicken [yakisoba noodles]; 1 Hibachi Chicken [brown rice]
two hibachi steaks, hold the sauce on the second one > +1 Hibachi Steak; 1 Hibachi Steak [no yum yum sauce]
hibachi chicken and hibachi shrimp, both with noodles > +1 Hibachi Chicken [yakisoba noodles]; 1 Hibachi Shrimp [yakisoba noodles]
hibachi chicken with brown rice and a hibachi steak medium rare with noodles > +1 Hibachi Chicken [brown rice]; 1 Hibachi Steak [medium rare, yakisoba noodles]
california roll no avocado and a dragon roll with spicy mayo > +1 California Roll [no avocado]; 1 Dragon Roll [spicy mayo]
a large miso soup, a hibachi steak rare and two melon ramunes > +1 Miso Soup [large]; 1 Hibachi Steak [rare]; 2 Ramune [melon]
hibachi steak and a cola, medium rare > +1 Hibachi Steak [medium rare]; 1 Cola
two hibachi steaks medium rare and one well done > +2 Hibachi Steak [medium rare]; 1 Hibachi Steak [well done]
dragon roll in soy paper, rainbow roll in soy paper and a green tea > +1 Dragon Roll [soy paper]; 1 Rainbow Roll [soy paper]; 1 Green Tea
chicken teriyaki with noodles and a miso soup > +1 Chicken Teriyaki [yakisoba noodles]; 1 Miso Soup`,
  'options, corrected': `
hibachi chicken with brown rice, actually make that noodles > +1 Hibachi Chicken [yakisoba noodles]
hibachi steak rare, no wait, medium rare > +1 Hibachi Steak [medium rare]
hibachi steak rare actually well done > +1 Hibachi Steak [well done]
make the rice fried | Chicken Teriyaki > =1 Chicken Teriyaki [fried rice]
actually make that medium well | Hibachi Steak > =1 Hibachi Steak [medium well]
no onions | Hibachi Chicken > =1 Hibachi Chicken [no onions]
extra yum yum sauce please | Hibachi Chicken > =1 Hibachi Chicken [extra yum yum sauce]
with noodles instead | Hibachi Chicken > =1 Hibachi Chicken [yakisoba noodles]
make it large | Miso Soup > =1 Miso Soup [large]
change the rice to noodles | Hibachi Shrimp > =1 Hibachi Shrimp [yakisoba noodles]
take off the avocado | California Roll > =1 California Roll [no avocado]
remove the onions from the hibachi chicken | Hibachi Chicken > =1 Hibachi Chicken [no onions]
no cream cheese in the philadelphia roll | Philadelphia Roll > =1 Philadelphia Roll [no cream cheese]
add cream cheese | Dragon Roll > =1 Dragon Roll [cream cheese]
make the hibachi steak rare | Hibachi Steak > =1 Hibachi Steak [rare]
another one with brown rice | Hibachi Chicken > +1 Hibachi Chicken [brown rice]
a california roll, two tuna rolls and a cola, actually scratch the tuna rolls > +1 California Roll; 1 Cola
two dragon rolls, an edamame and a green tea, hmm, forget the edamame > +2 Dragon Roll; 1 Green Tea
hibachi chicken with noodles and an edamame hmm forget the edamame > +1 Hibachi Chicken [yakisoba noodles]
a miso soup, a cola and a hibachi steak rare, actually drop the miso soup > +1 Cola; 1 Hibachi Steak [rare]
three colas and a dragon roll, never mind the colas > +1 Dragon Roll`,
  'options, asked about': `
what sauces are there > ?yum yum sauce
what sauces come with the hibachi chicken > ?ginger sauce
what options does the hibachi steak have > ?medium rare
can the Philly be made without dairy > ?No cream cheese
can the honey walnut shrimp be made without nuts > ?No walnuts
how much is extra chicken > ?$5.00
how much is extra shrimp | Hibachi Steak > ?$6.00
how much is fried rice with the chicken teriyaki > ?Fried rice
what sauces do you have > ?yum yum
which flavors of ramune do you have > ?strawberry
what can I add to the dragon roll > ?cream cheese
how can I have the ramune > ?lychee
what rice can I get with the hibachi chicken > ?brown rice`,
  'options that are none': `
chicken teriyaki extra sauce > +1 Chicken Teriyaki (extra sauce) > noted
hibachi chicken sauce on the side > +1 Hibachi Chicken (sauce on the side) > noted
green tea with no ice > +1 Green Tea (no ice)
california roll no mayo > +1 California Roll (no mayo) > noted
hibachi chicken well done > +1 Hibachi Chicken (well done) > noted
dragon roll with nine spicy mayos > +1 Dragon Roll [2 × spicy mayo] > at most 2 times
hibachi steak > +1 Hibachi Steak > as usual
a hibachi chicken and an edamame > +1 Hibachi Chicken; 1 Edamame
chicken teriyaki bento and a miso soup > +1 Chicken Teriyaki Bento; 1 Miso Soup
avocado roll > +1 Avocado Roll
a cucumber roll and a salmon roll > +1 Cucumber Roll; 1 Salmon Roll
hibachi steak and shrimp > +1 Hibachi Steak & Shrimp
a spicy salmon roll and a bottled water > +1 Spicy Salmon Roll; 1 Bottled Water
house ginger salad > +1 House Ginger Salad
shrimp fried rice > ?
brown rice > ?
extra yum yum sauce > ?`,
}

type Option = OptionGroup['options'][number]
type Taken = { readonly group: OptionGroup; readonly option: Option }

/**
 * Formats the options of a line that differ from the defaults: `[brown rice, no onions]`; empty if
 * none differ.
 */
export function formatDeviations(dish: MenuItem | undefined, ids: readonly string[]): string {
  const groups = dish?.optionGroups ?? []
  const { chosen, leftOut } = getSelectionDifferences(groups, resolveSelection(groups, ids).chosen)
  const words = [
    ...chosen
      .filter(({ option, quantity }) => !option.isDefault || quantity > 1)
      .map(({ option, quantity }) => formatOption({ name: option.name, quantity })),
    ...leftOut.map(({ name }) => `no ${name.toLowerCase()}`),
  ]
  return words.length > 0 ? ` [${words.join(', ')}]` : ''
}

/** Returns the ids of a dish's default options plus these. */
function idsWith({ optionGroups }: MenuItem, taken: readonly Taken[]): readonly string[] {
  return optionGroups.flatMap((group) => {
    const own = taken.filter((each) => each.group === group).map(({ option }) => option.id)
    return [...(own.length > 0 && group.max === 1 ? [] : getDefaultOptionIds([group])), ...own]
  })
}

const spoken = (name: string) => splitWords(name).join(' ')

/** A phrase for an option after the name of its dish. */
function optionPhrase({ option, group }: Taken, seed: number): string {
  const name = spoken(option.name)
  const food = name.replace(/^(?:no|extra) /, '')
  const of = (...forms: readonly string[]) => forms[seed % forms.length] ?? name
  if (name.startsWith('no ')) return of(`no ${food}`, `without ${food}`, `hold the ${food}`, `with no ${food}`)
  if (name.startsWith('extra ') && food !== 'spicy') return of(`extra ${food}`, `with extra ${food}`)
  if (/^(?:doneness|spice|size|flavor)$/.test(group.id)) return of(name, `make it ${name}`)
  return of(`with ${name}`, `with the ${name}`, `with ${name} please`)
}

type Sentence = readonly [group: string, said: string, expected: string, about?: string]

/** Generates sentences about every dish with options, from templates. */
export function generateOptionSentences(menu: readonly MenuItem[]): readonly Sentence[] {
  // A fixed seed, so that the sentences change only with the menu.
  const { next } = createRandom(20_261_122)
  const random = (below: number) => Math.floor(next() * below)
  const dishes = menu.filter((dish) => isOrderable(dish) && dish.optionGroups.length > 0)
  const one = <T>(list: readonly T[]): T | undefined => list[random(list.length)]
  const takenOf = ({ optionGroups }: MenuItem, not?: OptionGroup): Taken | undefined => {
    const group = one(optionGroups.filter((each) => each !== not && each.options.some(({ isDefault }) => !isDefault)))
    const option = group && one(group.options.filter(({ isDefault }) => !isDefault))
    return group && option && { group, option }
  }
  const line = (dish: MenuItem, count: number, taken: readonly Taken[]) =>
    `${count} ${dish.name}${formatDeviations(dish, idsWith(dish, taken))}`
  return dishes.flatMap((dish): Sentence[] => {
    const [first, other] = [takenOf(dish), one(dishes)]
    if (!first || !other) return []
    const second = takenOf(dish, first.group)
    const others = takenOf(other)
    const name = spoken(dish.name)
    const frame = one(['X', "I'd like X", 'can I get X', "I'll have X", 'a X', 'one X']) ?? 'X'
    const say = (text: string) => frame.replace('X', text)
    const both = second ? [first, second] : [first]
    const single = dish.optionGroups.find(
      ({ max, options }) => max === 1 && options.filter(({ isDefault }) => !isDefault).length > 1,
    )
    const [one1, one2] = single?.options.filter(({ isDefault }) => !isDefault) ?? []
    const change = spoken(first.option.name)
    // Skips edamame, which is ambiguous: a dish and a side.
    const isDish = menu.some((each) => spoken(each.name).includes(change))
    return [
      ['options, by templates', say(`${name} ${optionPhrase(first, random(12))}`), `+${line(dish, 1, [first])}`],
      [
        'options, by templates',
        say(`${name} ${both.map((each) => optionPhrase(each, random(12))).join(' and ')}`),
        `+${line(dish, 1, both)}`,
      ],
      [
        'options, by templates',
        `two ${name} ${both.map((each) => optionPhrase(each, random(12))).join(', ')}`,
        `+${line(dish, 2, both)}`,
      ],
      ...(single && one1 && one2
        ? [
            [
              'options, by templates',
              `two ${name}, one ${optionPhrase({ group: single, option: one1 }, 0)} and one ${optionPhrase({ group: single, option: one2 }, 0)}`,
              `+${line(dish, 1, [{ group: single, option: one1 }])}; ${line(dish, 1, [{ group: single, option: one2 }])}`,
            ] as const,
          ]
        : []),
      ...(others && other !== dish
        ? [
            [
              'options, by templates',
              `a ${name} ${optionPhrase(first, random(12))} and a ${spoken(other.name)} ${optionPhrase(others, random(12))}`,
              `+${line(dish, 1, [first])}; ${line(other, 1, [others])}`,
            ] as const,
          ]
        : []),
      ...(/^(?:no|extra) /.test(change)
        ? []
        : [
            [
              'options, by templates',
              isDish ? `actually with ${change} instead` : `actually make that ${change}`,
              `=${line(dish, 1, [first])}`,
              dish.name,
            ] as const,
          ]),
    ]
  })
}
