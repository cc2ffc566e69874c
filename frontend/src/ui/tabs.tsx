import { Tabs as ChakraTabs } from '@chakra-ui/react/tabs'
import type { ReactNode } from 'react'

type Tab = { readonly id: string; readonly label: string; readonly panel: ReactNode }

/** At most this many tabs share the width of a phone; more of them scroll. */
const MAX_FITTED = 3

/** A tab list and the panel of the selected tab. */
export const Tabs = ({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) => (
  <ChakraTabs.Root defaultValue={tabs[0]?.id} lazyMount unmountOnExit fitted={tabs.length <= MAX_FITTED}>
    <ChakraTabs.List aria-label={label}>
      {tabs.map((tab) => (
        <ChakraTabs.Trigger key={tab.id} value={tab.id}>
          {tab.label}
        </ChakraTabs.Trigger>
      ))}
    </ChakraTabs.List>
    {tabs.map((tab) => (
      <ChakraTabs.Content key={tab.id} value={tab.id}>
        {tab.panel}
      </ChakraTabs.Content>
    ))}
  </ChakraTabs.Root>
)
