// A panel of the page under its heading.
import {type ComponentChildren, createContext} from "preact";
import {useContext} from "preact/hooks";

/** Whether the panels are landmarks. In the page of somebody else they are not: it may hold many elements with the same ones. */
export const LandmarksContext = createContext(true);
export const useGroup = () => (useContext(LandmarksContext) ? undefined : "group");

export function Section({
  id,
  title,
  children,
  aside,
}: {
  id: string;
  title: string;
  children: ComponentChildren;
  aside?: ComponentChildren;
}) {
  const role = useGroup();
  return (
    <section class={`panel ${id}`} role={role} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
