/** The browser keeps what it has decoded, and knows the address when a scene shows it. */
export async function loadPicture(address: string, signal: AbortSignal): Promise<boolean> {
  const picture = new Image();
  const giveUp = () => {
    picture.src = '';
  };
  signal.addEventListener('abort', giveUp);
  picture.src = address;
  const isThere = await picture.decode().then(
    () => true,
    () => false,
  );
  signal.removeEventListener('abort', giveUp);
  return isThere;
}
