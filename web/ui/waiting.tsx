// Placeholder of an answer: pale plates of about its size, which cannot be mistaken for one.

export interface WaitingProps {
  /** Heights from the top, in rem. */
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
