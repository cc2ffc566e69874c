/** Stands in for `hoist-non-react-statics`, which only class components wrapped by the style library's HOC need. */
export default function keepStatics<T>(target: T): T {
  return target
}
