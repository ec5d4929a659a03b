// What stands where an answer will be: pale plates of about its size, and nothing that could be taken for one.

export interface WaitingProps {
  /** The heights from the top, in rem. */
  plates: readonly (3 | 12 | 24)[];
}

export function Waiting({plates}: WaitingProps) {
  return (
    <div class="waiting" aria-hidden="true">
      {plates.map((height, i) => (
        <div key={`${i} ${height}`} class={`plate-${height}`} />
      ))}
    </div>
  );
}
