import { useState } from 'react'
import { MAX_PORTIONS } from '#shared/menu/availability-contract'
import { isBlank } from '#shared/platform/text'
import { readTypedCount } from '#shared/platform/typed-amount'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { useDialogWords } from '#base/language/use-dialog-words'
import { TextInput } from '#ui/chakra/controls'

type PortionCountProps = {
  readonly name: string
  /** Portions left; null if they are not counted. */
  readonly left: number | null
  readonly onChange: (left: number | null) => void
}

/** A field for the portions left of a dish: any number, or empty to stop counting. */
export function PortionCount({ name, left, onChange }: PortionCountProps) {
  const { availability: words } = useDialogWords()
  const [typed, setTyped] = useState(left === null ? '' : String(left))
  const count = isBlank(typed) ? null : readTypedCount(typed)
  const isValid = count === null || count <= MAX_PORTIONS
  const isChanged = count !== left
  return (
    <Flex
      as="form"
      flex="1"
      minW="0"
      gap="2"
      alignItems="center"
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged && isValid) onChange(count)
      }}
    >
      <Text as="span" fontSize="sm" color="fg.muted" aria-hidden>
        {words.portionsLeft}
      </Text>
      <TextInput
        flex="1"
        minW="0"
        px="2"
        inputMode="numeric"
        aria-label={words.portionsOf(name)}
        placeholder={words.notCounted}
        autoComplete="off"
        maxLength={12}
        aria-invalid={!isValid}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isChanged && (
        <Button type="submit" px="3" disabled={!isValid} aria-label={words.setOf(name)}>
          {words.set}
        </Button>
      )}
    </Flex>
  )
}
