import { chakra } from '@chakra-ui/react/styled-system'
import { XIcon } from 'lucide-react'
import { useStore } from 'zustand'
import { Button } from '#ui/chakra/button'
import { listFilterLabels, toldNeedsStore } from './told-needs'

/** What Hiro keeps in mind although no filter shows it. A tap takes it back. */
export function ToldNeedsList() {
  const needs = useStore(toldNeedsStore)
  if (needs.length === 0) return null
  return (
    <chakra.div role="group" aria-label="Hiro keeps in mind" display="flex" flexWrap="wrap" gap="2" mt="4">
      {needs.map((need) => {
        const label = listFilterLabels([need]).join()
        return (
          <Button
            key={need}
            size="sm"
            variant="outline"
            aria-label={`Forget ${label}`}
            onClick={() => toldNeedsStore.set(needs.filter((each) => each !== need))}
          >
            {label} <XIcon size="1em" />
          </Button>
        )
      })}
    </chakra.div>
  )
}
