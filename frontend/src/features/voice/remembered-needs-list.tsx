import { chakra } from '@chakra-ui/react/styled-system'
import { XIcon } from 'lucide-react'
import { useStore } from 'zustand'
import { Button } from '#ui/chakra/button'
import { listFilterLabels, rememberedNeedsStore } from './remembered-needs'

/** What Hiro keeps in mind although no filter shows it. A tap takes it back. */
export function RememberedNeedsList() {
  const needs = useStore(rememberedNeedsStore)
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
            onClick={() => rememberedNeedsStore.set(needs.filter((each) => each !== need))}
          >
            {label} <XIcon size="1em" />
          </Button>
        )
      })}
    </chakra.div>
  )
}
