import { mentionsAllergy } from './allergy-words'
import { getRemovedIngredient, formatOption } from './options'

type TakenOption = { readonly id: string; readonly name: string; readonly quantity: number }

/** The fields of a ticket's line that describe the guest's choices. */
type Line = {
  readonly quantity: number
  readonly menuItem: { readonly name: string }
  readonly customizations: { readonly notes: string; readonly options?: readonly TakenOption[] } | null
  readonly differs: { readonly options: readonly string[]; readonly leftOut: readonly string[] }
}

/**
 * One thing that the cook does otherwise than usual; what is to be left out must not be overread.
 */
export type ItemModifier = { readonly text: string; readonly isLeftOut: boolean }

const left = (name: string): ItemModifier => ({ text: `NO ${name.toLowerCase()}`, isLeftOut: true })

/**
 * What is to be made otherwise than the dish as it comes, in the order in which a cook needs it:
 * what is left out, then what is put on or in its place
 * (docs/product/kitchen.md#options-on-the-ticket).
 */
export function listModifiers({ customizations, differs }: Line): readonly ItemModifier[] {
  const chosen = (customizations?.options ?? []).filter(({ id }) => differs.options.includes(id))
  return [
    ...differs.leftOut.map(left),
    ...chosen.flatMap(({ name }) => getRemovedIngredient(name) ?? []).map(left),
    ...chosen
      .filter(({ name }) => getRemovedIngredient(name) === null)
      .map((one) => ({ text: formatOption(one), isLeftOut: false })),
  ]
}

/**
 * What guests wrote of allergies on a ticket's lines, each once, with the dish that it was written
 * to.
 */
export function listAllergyNotes(lines: readonly Line[]): readonly { readonly dish: string; readonly note: string }[] {
  const notes = lines.map(({ menuItem, customizations }) => ({
    dish: menuItem.name,
    note: customizations?.notes ?? '',
  }))
  const told = notes.filter(({ note }) => note !== '' && mentionsAllergy(note))
  return [...new Map(told.map((one) => [`${one.dish} ${one.note}`, one])).values()]
}
