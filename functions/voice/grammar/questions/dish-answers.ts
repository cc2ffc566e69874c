import type { MenuItem } from '#shared/menu/contract'
import { text, type Text } from '#shared/voice/text'
import { sayUnavailable } from './facts'

/** Says what a dish costs. */
export const sayPrice = ({ name, price, regularPrice }: MenuItem): Text => {
  if (Number(price) === 0) return text(`The ${name} is at market price.`, `${name} tiene precio de mercado.`)
  const usual = regularPrice ? text(`, instead of $${regularPrice}`, `, en vez de $${regularPrice}`) : text('', '')
  return text(`The ${name} is $${price}${usual.en}.`, `${name} cuesta $${price}${usual.es}.`)
}

/** Says whether a dish can be ordered. */
export const sayAvailable = (dish: MenuItem): Text => {
  const { name, price } = dish
  if (!dish.isAvailable) return sayUnavailable(dish)
  return Number(price) === 0
    ? text(
        `Yes, the ${name} is at market price: please call us to order it.`,
        `Sí, ${name} tiene precio de mercado: llámenos para pedirlo.`,
      )
    : text(`Yes, we have the ${name} for $${price}.`, `Sí, tenemos ${name} por $${price}.`)
}

/** Says the nutrition facts of a dish. */
export function sayNutrition({ name, nutritionInfo }: MenuItem): Text {
  if (!nutritionInfo)
    return text(`We have no nutrition facts for the ${name}.`, `No tenemos datos nutricionales de ${name}.`)
  const { calories, proteinGrams, carbohydrateGrams, fatGrams, sodiumMilligrams } = nutritionInfo
  return text(
    `The ${name} has ${calories} calories, ${proteinGrams} g protein, ${carbohydrateGrams} g carbohydrates, ${fatGrams} g fat and ${sodiumMilligrams} mg sodium.`,
    `${name} tiene ${calories} calorías, ${proteinGrams} g de proteína, ${carbohydrateGrams} g de carbohidratos, ${fatGrams} g de grasa y ${sodiumMilligrams} mg de sodio.`,
  )
}

/** Says how spicy a dish is. */
export const saySpice = ({ name, spiceLevel }: MenuItem): Text =>
  spiceLevel > 0
    ? text(`The ${name} is spicy, ${spiceLevel} of 5.`, `${name} es picante, ${spiceLevel} de 5.`)
    : text(`The ${name} is not marked as spicy.`, `${name} no está marcado como picante.`)
