import type { refunds as english } from '../english/refunds'

export const refunds: typeof english = {
  title: (ticket) => `Reembolso del ticket ${ticket}`,
  how: 'Cómo',
  chooseWhere: 'Escoja a dónde va',
  destinations: {
    card: 'A la tarjeta',
    cash: 'En efectivo',
    terminal: 'En la terminal',
    code: 'Con un código para la próxima orden',
  },
  toCards: {
    card: 'A la tarjeta',
    giftCard: 'A la tarjeta de regalo',
    cards: 'A la tarjeta y luego a la de regalo',
  },
  ways: { card: 'tarjeta', giftCard: 'tarjeta de regalo', cash: 'efectivo', terminal: 'terminal' },
  paidBy: (ways) => `Pagado y sin reembolsar: ${ways}.`,
  counterRecords: {
    cash: 'Pagada en efectivo en el mostrador.',
    card: 'Pagada con tarjeta en el mostrador. Devuelva en su terminal o en efectivo, y anote aquí cómo.',
    'not-collected': 'Completada como no cobrada: no se recibió dinero, así que solo se puede dar un código.',
    unrecorded:
      'Completada sin anotar cómo se pagó. Si el cliente le pagó, devuelva en efectivo o en su terminal, y anote aquí cómo.',
  },
  reasons: {
    'sold-out': 'Se nos acabó',
    missing: 'Faltó',
    wrong: 'No era lo que pidió',
    quality: 'No salió tan bien como debía',
    late: 'Tardó demasiado',
    other: 'Algo salió mal',
    changed: 'Se cambió la orden',
  },
  refund: 'Reembolsar',
  refundAmount: (amount) => `Reembolsar ${amount}`,
  refundWithCode: 'Reembolsar con código',
  refunding: 'Reembolsando…',
  wholeOrder: 'Toda la orden, por un monto',
  codeExplained:
    'El cliente recibe un código para su próxima orden; lo ve en la página de la orden y le llega por correo donde hay correo. Un platillo vale su precio en la orden con su impuesto. El código no se puede deshacer.',
  unpaid:
    'Esta orden todavía no está pagada. Para quitar un platillo de la cuenta, mejor cambie la orden; el código se da aparte.',
  allRefunded: 'No queda nada que reembolsar de esta orden.',
  refundFor: 'Reembolso de',
  chooseWhat: 'Escoja qué reembolsar',
  amountBetween: (least, most) => `Monto, de ${least} a ${most}`,
  amountError: (least, most) => `Ponga un monto de ${least} a ${most}.`,
  canBeRefunded: (amount) =>
    `Se pueden reembolsar ${amount}. Escoja platillos, que se reembolsan con su impuesto, o ponga un monto.`,
  amountInDollars: 'Monto en dólares',
  enterAmount: 'Ponga un monto, por ejemplo 5.00.',
  notPossible: 'Este reembolso no se puede hacer.',
  goesBack: {
    giftCard: (amount) => `${amount} regresan a la tarjeta de regalo.`,
    card: (amount) => `${amount} regresan a la tarjeta.`,
    cash: (amount) => `${amount} se anotan como devueltos en efectivo.`,
    terminal: (amount) => `${amount} se anotan como devueltos en su terminal.`,
  },
  howMany: (dish) => `Cuántos: ${dish}`,
  allOf: (count) => `Los ${count}`,
  someOf: (count, all) => `${count} de ${all}`,
  refunded: 'Reembolsado',
  done: {
    giftCard: (amount, ticket) => `${amount} regresan a la tarjeta de regalo del ticket ${ticket}.`,
    card: (amount, ticket) => `${amount} regresan a la tarjeta del ticket ${ticket}.`,
    cash: (amount, ticket) => `Dele ${amount} en efectivo al cliente del ticket ${ticket}.`,
    terminal: (amount, ticket) => `Devuelva ${amount} del ticket ${ticket} en su terminal.`,
    code: (amount, ticket) => `El cliente del ticket ${ticket} tiene un código de ${amount}.`,
  },
  notRefunded: 'No se reembolsó',
  failed: 'No se hizo el reembolso.',
}
