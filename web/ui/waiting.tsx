// What stands where an answer will be: pale plates of about its size, and nothing that could be taken for one.

/** `plates` are the heights from the top, in rem. */
export function Waiting({plates}: {plates: readonly (3 | 12 | 24)[]}) {
  return (
    <div class="waiting" aria-hidden="true">
      {plates.map((height, i) => (
        <div key={`${i} ${height}`} class={`plate-${height}`} />
      ))}
    </div>
  );
}
