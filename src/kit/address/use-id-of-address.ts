import { useParams } from 'react-router';

/** Posts have numbers up to the largest that is exact. */
const ID = /^\d{1,16}$/;

/** The id in the address of a thing's page; null where there is none that could be one. */
export function useIdOfAddress(): number | null {
  const { id = '' } = useParams();
  return ID.test(id) && Number.isSafeInteger(Number(id)) ? Number(id) : null;
}
