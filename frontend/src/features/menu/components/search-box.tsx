import { chakra } from '@chakra-ui/react/styled-system'
import { SearchIcon } from '../../../components/icons'
import { TextInput } from '../../../components/text-input'

type SearchBoxProps = { readonly value: string; readonly onChange: (search: string) => void }

export const SearchBox = ({ value, onChange }: SearchBoxProps) => (
  <chakra.search position="relative" display="block" width="100%">
    <chakra.span
      position="absolute"
      insetStart="4"
      top="50%"
      transform="translateY(-50%)"
      color="fg.subtle"
      pointerEvents="none"
      zIndex="1"
    >
      <SearchIcon />
    </chakra.span>
    <TextInput
      type="search"
      size="lg"
      ps="12"
      borderRadius="full"
      aria-label="Search the menu"
      placeholder="Search by dish, ingredient or code"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </chakra.search>
)
