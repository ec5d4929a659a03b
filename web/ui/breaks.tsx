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

/** A sentence, nowhere within "0–1". */
export const Unbroken = ({says}: {says: string}) => (
  <>{says.split(/(\S+–\S+)/).map((part, i) => (i % 2 ? <span class="unbroken">{part}</span> : part))}</>
);
