// Text of a program, to be read and copied.
import "./listing.css";

export const Listing = ({text}: {text: string}) => (
  <pre class="listing" tabindex={0}>
    {text}
  </pre>
);
