import { listTexts, text } from '#shared/voice/text'
import type { Sentence } from './answer'
import { formatSpokenLine, type LineWithOptions } from './resolve/line-options'

/** `Making it 2 Dragon Roll instead of the Cola.` */
export function sayChange(lines: readonly LineWithOptions[]): Sentence {
  const made = listTexts(lines.filter(({ quantity }) => quantity !== 0).map(formatSpokenLine))
  const gone = lines.filter(({ quantity }) => quantity === 0).map(({ dish }) => dish.name)
  const out = listTexts(gone.map((name) => text(`the ${name}`, name)))
  const [english, spanish] = gone.length > 0 ? [` instead of ${out.en}`, ` en vez de ${out.es}`] : ['', '']
  return {
    ...text(`Making it ${made.en}${english}.`, `Lo cambio a ${made.es}${spanish}.`),
    unsure: text(`Shall I make it ${made.en}${english}?`, `¿Lo cambio a ${made.es}${spanish}?`),
  }
}

/** `Taking Cola out of your cart.` */
export function sayRemoval(names: readonly string[]): Sentence {
  const { en, es } = listTexts(names)
  return {
    ...text(`Taking ${en} out of your cart.`, `Quito ${es} de su carrito.`),
    unsure: text(`Shall I take ${en} out of your cart?`, `¿Quito ${es} de su carrito?`),
  }
}
