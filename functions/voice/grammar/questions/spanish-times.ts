/** The words of the shared English texts about days and hours. */
const words: ReadonlyMap<string, string> = new Map([
  ['Closed now', 'Cerrado ahora'],
  ['Closed', 'Cerrado'],
  ['opens', 'abre'],
  ['Open until', 'Abierto hasta'],
  ['Open 24 hours', 'Abierto las 24 horas'],
  ['at', 'a las'],
  ['Today', 'Hoy'],
  ['Tomorrow', 'Mañana'],
  ['today', 'hoy'],
  ['tomorrow', 'mañana'],
  ['Daily', 'Todos los días'],
  ['On', 'El'],
  ['minutes', 'minutos'],
  ['once we are open', 'cuando abramos'],
  ...[
    'Sunday domingo',
    'Monday lunes',
    'Tuesday martes',
    'Wednesday miércoles',
    'Thursday jueves',
    'Friday viernes',
    'Saturday sábado',
    'Sun dom',
    'Mon lun',
    'Tue mar',
    'Wed mié',
    'Thu jue',
    'Fri vie',
    'Sat sáb',
    'Jan ene',
    'Apr abr',
    'Aug ago',
    'Dec dic',
  ].map(
    // prettier-ignore
    (pair): [string, string] => {
      const [english = '', spanish = ''] = pair.split(' ')
      return [english, spanish]
    },
  ),
])

const PATTERN = new RegExp(
  `\\b(?:${[...words.keys()].sort((one, other) => other.length - one.length).join('|')})\\b`,
  'g',
)

/** Translates a text of days and hours: `Open until 9:30 PM` becomes `Abierto hasta 9:30 PM`. */
export const inSpanish = (english: string): string => english.replace(PATTERN, (word) => words.get(word) ?? word)
