// Where a line may break that has little room.

/** A value, after its bars and commas; a long number, after twelve digits. */
export const Breaking = ({value}: {value: string}) => (
  <>
    {value.match(/[^|‖,]{1,12}[|‖,]*|[|‖,]+/g)?.map((piece) => (
      <>
        {piece}
        <wbr />
      </>
    ))}
  </>
);

/** A sentence, nowhere within "0–1"; in a long number, after eight digits. */
export const Unbroken = ({says}: {says: string}) => (
  <>
    {says.split(/(\S+–\S+|\d{8}(?=\d))/).map((part, i) =>
      i % 2 === 0 ? (
        part
      ) : part.includes("–") ? (
        <span class="unbroken">{part}</span>
      ) : (
        <>
          {part}
          <wbr />
        </>
      ),
    )}
  </>
);
