import { getPeople } from '../../../../src/contract/endpoints/people.ts';
import { useRead } from '../../api/use-read.ts';

export const peopleListId = 'known-people';

/** The names of all people, for suggestions. */
export function PeopleNames() {
  const { data } = useRead(getPeople, { query: { brief: 'true' } });
  return (
    <datalist id={peopleListId}>
      {data?.people.map(({ id, name }) => (name === '' ? null : <option key={id} value={name} />))}
    </datalist>
  );
}
