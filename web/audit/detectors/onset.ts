/** What lasts for frames is one event, in the first of them. @returns whether it begins for a body in this frame */
export function onsets(bodies: number): (body: number, is: boolean) => boolean {
  const was = new Uint8Array(bodies);
  return (body, is) => {
    const begins = is && was[body] === 0;
    was[body] = is ? 1 : 0;
    return begins;
  };
}
