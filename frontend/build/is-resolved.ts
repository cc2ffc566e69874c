import { useChakraContext } from '@chakra-ui/react/styled-system'
import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/**
 * Stands in for how Chakra tells the properties of a part from its styles: there in three passes whose results are kept
 * by a key that is new each time; here in one.
 */
type Props = Readonly<Record<string, unknown>>
type Recipe = { readonly variantKeys: readonly string[]; (variants: Props): object }

export const isHtmlProp = (name: unknown): boolean =>
  typeof name === 'string' && /^html(Width|Height|Size|Translate)$/.test(name)

const isStyle = (value: unknown): value is SystemStyleObject => typeof value === 'object' && value !== null

export function useResolvedProps(
  given: Props,
  recipe: Recipe,
  isForwarded: (name: string, variantKeys: readonly string[]) => boolean,
) {
  const system = useChakraContext()
  const { variantKeys } = recipe
  const props: Record<string, unknown> = {}
  const ofElement: Record<string, unknown> = {}
  const variants: Record<string, unknown> = {}
  const styles: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    if (name === 'children' || name === 'css') continue
    if (isForwarded(name, variantKeys)) props[name] = value
    else if (variantKeys.includes(name)) variants[name] = value
    else if (system.isValidProperty(name)) styles[name] = value
    else ofElement[name] = value
  }
  if (!variantKeys.includes('colorPalette')) variants['colorPalette'] = given['colorPalette']
  if (!variantKeys.includes('orientation')) variants['orientation'] = given['orientation']
  Object.assign(props, ofElement, { children: given['children'] })
  return { styles: system.css(...[recipe(variants), given['css'], styles].flat(2).filter(isStyle)), props }
}
