/**
 * Stands in for `@emotion/is-prop-valid` in the browser, which carries the list of all attributes: the browser has
 * that list itself. React spells some of them in camel case, so case is not compared.
 */
const tags = [
  'a',
  'button',
  'form',
  'iframe',
  'img',
  'input',
  'label',
  'meter',
  'option',
  'progress',
  'select',
  'source',
]
const moreTags = ['textarea', 'td', 'th', 'time', 'ol', 'details', 'dialog', 'video', 'audio', 'output', 'fieldset']

const ofReact = [
  'children',
  'dangerouslySetInnerHTML',
  'defaultValue',
  'defaultChecked',
  'key',
  'ref',
  'role',
  'suppressHydrationWarning',
  'viewBox',
  'download',
  'list',
  'form',
  'transition',
  'label',
  'loading',
  'fetchPriority',
  'maxLength',
  'autoFocus',
  'xmlns',
  'focusable',
  'pathLength',
]

const known = new Set(ofReact.map((name) => name.toLowerCase()))
for (const tag of [...tags, ...moreTags]) {
  for (const name in document.createElement(tag)) known.add(name.toLowerCase())
}

const answers = new Map<string, boolean>()

export default function isPropValid(name: string): boolean {
  const answer = answers.get(name) ?? (/^(data|aria|x)-|^on[A-Z]/.test(name) || known.has(name.toLowerCase()))
  answers.set(name, answer)
  return answer
}
