// Coin, piece, poison or plain tile on a cell of squared paper.
const minNamedStep = 30; // px; a smaller coin has no room for its letter

/** What a square shows, around its middle. */
export function Face({face, step, name}: {face: string; step: number; name: string}) {
  const half = step / 2;
  if (face === "H" || face === "T")
    return (
      <>
        <rect class="cell" x={-half} y={-half} width={step} height={step} />
        <circle class="disc" r={step * 0.36} />
        {step >= minNamedStep && (
          <text class="face" y={5} aria-hidden="true">
            {name}
          </text>
        )}
      </>
    );
  return (
    <>
      <rect class="cell" x={1.5 - half} y={1.5 - half} width={step - 3} height={step - 3} rx={3} />
      {/[xos]/.test(face) && <circle class="disc" r={step * 0.3} />}
      {face === "!" && (
        <path
          class="cross"
          d={`M${-step / 5} ${-step / 5}l${step / 2.5} ${step / 2.5}m0 ${-step / 2.5}l${-step / 2.5} ${step / 2.5}`}
        />
      )}
    </>
  );
}
