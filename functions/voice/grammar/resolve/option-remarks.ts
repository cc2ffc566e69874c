import type { MenuItem, OptionGroup } from '#shared/menu/contract'
import { text, type Text } from '#shared/voice/text'

type Dish = Pick<MenuItem, 'name'>

export const saySoldOut = (option: string): Text =>
  text(`Sorry, the ${option} is sold out right now.`, `Lo siento, ${option} está agotado en este momento.`)

export const sayNoneLeft = (option: string): Text => text(`The ${option} is sold out.`, `No queda ${option}.`)

export const sayComesWithout = (option: string): Text =>
  text(`It comes without ${option}, which is sold out.`, `Viene sin ${option}, que está agotado.`)

export const sayTooOften = ({ name }: Dish, option: string, most: number): Text =>
  text(
    `The ${name} takes ${option} at most ${most === 1 ? 'once' : `${most} times`}.`,
    `${name} lleva ${option} como máximo ${most === 1 ? 'una vez' : `${most} veces`}.`,
  )

export const sayTooMany = ({ name }: Dish, group: Pick<OptionGroup, 'name' | 'max'>): Text =>
  text(
    `The ${name} takes at most ${group.max} from "${group.name}", so I left some out.`,
    `${name} lleva como máximo ${group.max} de "${group.name}", así que quité algo.`,
  )
