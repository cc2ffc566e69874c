import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { SharedOptionGroup } from '#shared/menu/option-groups-contract'
import { formatCents, toCents } from '#shared/platform/money'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { Loaded } from '../form/loaded'
import { BackLink, getGroupPath, NEW_GROUP } from './option-group-links'
import { useOptionGroups } from './option-groups-api'
import { formatDishCount } from './shared-group-select'
import { TextInput } from '#ui/chakra/controls'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    listStyleType: 'none',
    '& a': {
      display: 'block',
      minH: '11',
      p: '3',
      bg: 'bg.surface',
      borderWidth: '1px',
      borderRadius: 'xl',
      overflowWrap: 'anywhere',
      _hover: { borderColor: 'accent' },
    },
    '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
  },
})

const describeOptions = ({ options }: SharedOptionGroup): string =>
  options.map(({ name, price }) => (toCents(price) === 0 ? name : `${name} ${formatCents(toCents(price))}`)).join(', ')

const isMatch = ({ name, options }: SharedOptionGroup, search: string): boolean =>
  [name, ...options.map((option) => option.name)].some((text) =>
    text.toLowerCase().includes(search.trim().toLowerCase()),
  )

/** The location's option groups, most shared first (docs/product/desk.md#option-groups). */
export function OptionGroupsPage() {
  const { code, name } = useDeskLocation()
  const [search, setSearch] = useState('')
  return (
    <>
      <BackLink href="/desk/menu" label="Menu" />
      <DeskHeader title="Options" lead={`What guests of ${name} choose, for all dishes that share it.`}>
        <Button asChild>
          <Link href={getGroupPath(NEW_GROUP)}>
            <PlusIcon /> New group
          </Link>
        </Button>
      </DeskHeader>
      <TextInput
        type="search"
        aria-label="Search the options"
        placeholder="Group or option, such as extra shrimp"
        mb="5"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Loaded query={useOptionGroups(code)} failed="The options could not be loaded.">
        {(groups) => {
          const found = groups.filter((group) => isMatch(group, search))
          return found.length > 0 ? (
            <List aria-label="Option groups">
              {found.map((group) => (
                <li key={group.id}>
                  <Link href={getGroupPath(group.id)}>
                    <strong>{group.name}</strong> · {formatDishCount(group)}
                    <small>{describeOptions(group)}</small>
                  </Link>
                </li>
              ))}
            </List>
          ) : (
            <chakra.p py="10" textAlign="center" color="fg.muted">
              {search ? `No option matches “${search}”.` : 'No dish has options yet.'}
            </chakra.p>
          )
        }}
      </Loaded>
    </>
  )
}
