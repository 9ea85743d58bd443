import { useParams } from 'react-router';

const ID = /^\d{1,15}$/;

/** The id in the address of a thing's page; null where there is none that could be one. */
export function useIdOfAddress(): number | null {
  const { id = '' } = useParams();
  return ID.test(id) ? Number(id) : null;
}
