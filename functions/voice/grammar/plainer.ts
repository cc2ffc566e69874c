const NUMBER = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|a couple)'
const END = '(?: please)?(?= ,|$)'
const LESS = [
  new RegExp(`^(?:minus|less|take off|take away|take out) (${NUMBER})(?= of |${END})`),
  new RegExp(`(?:^|(?<=, ))(${NUMBER}) (?:less|fewer)(?= of |${END})`),
  new RegExp(`^take (${NUMBER}(?: of the [a-z ]+)?)(?: of (?:them|those))? (?:off|away|out|back)${END}`),
]
const PLUS = new RegExp(`^(?:plus|add) (${NUMBER})${END}`)
const TIMES = /\b(double|triple) (?:that|it|them|those|the order|my order)\b/
const NOT_SO_MANY = new RegExp(`(?: ,)? not ${NUMBER}(?: ,)?$`)

/**
 * Fewer or more, said in one way each: `minus two` as `remove two`, `only two rolls, not three` as
 * `actually two rolls`.
 */
export function simplifyQuantities(words: readonly string[]): readonly string[] {
  const text = words.join(' ')
  const few =
    NOT_SO_MANY.test(text) && text.replace(NOT_SO_MANY, '').replace(/^(?:no , )?(?:only |just )?/, 'actually ')
  const less = LESS.reduce((now, pattern) => now.replace(pattern, 'remove $1'), few || text)
  const more = less.replace(PLUS, '$1 more')
  const times = more.replace(TIMES, (_, word) => (word === 'double' ? 'T2' : 'T3'))
  return times === text ? words : times.split(' ')
}
