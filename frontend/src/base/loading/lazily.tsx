import { lazy, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { LoadFailure } from './failed'
import { onNetworkBack } from './later'
import { reloadMissingStylesheets } from './styles-again'

/**
 * A component in a chunk of its own: `lazily(() => import('…'), 'MenuPage')`. With the first of
 * them comes the query client, which the landing page starts without. Where it can't be loaded,
 * `otherwise` stands in its place until there is a connection again.
 */
export const lazyComponent = <P extends object, K extends string>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
  otherwise: (props: P) => ReactNode = () => <LoadFailure />,
) => {
  const whole = async (): Promise<ComponentType<P> | undefined> => {
    const parts = await Promise.all([load(), import('./with-queries')]).catch((error: unknown) =>
      console.error(`${name} could not be loaded`, error),
    )
    if (!parts) return undefined
    const [module, { QueryProvider }] = parts
    const Part: ComponentType<P> = module[name]
    return (props) => (
      <QueryProvider>
        <Part {...props} />
      </QueryProvider>
    )
  }
  let hasStood = false
  const Otherwise = (props: P) => {
    const [Part, setPart] = useState<ComponentType<P>>()
    useEffect(() => {
      const again = () =>
        void reloadMissingStylesheets()
          .then(whole)
          .then((part) => setPart((first?: ComponentType<P>) => first ?? part))
      // Whoever comes to it a second time may have a network by now.
      if (hasStood) again()
      hasStood = true
      return onNetworkBack(again)
    }, [])
    return Part ? <Part {...props} /> : otherwise(props)
  }
  return lazy<ComponentType<P>>(async () => ({ default: (await whole()) ?? Otherwise }))
}
