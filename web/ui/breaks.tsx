// Line breaks for text in narrow places.

/** Value with breaks after its bars and commas, and in long numbers after twelve digits. */
export const BreakableValue = ({value}: {value: string}) => (
  <>
    {value.match(/[^|‖,]{1,12}[|‖,]*|[|‖,]+/g)?.map((piece) => (
      <>
        {piece}
        <wbr />
      </>
    ))}
  </>
);

/** Sentence without breaks within "0–1", and with breaks after eight digits of long numbers. */
export const SentenceWithBreaks = ({says}: {says: string}) => (
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
