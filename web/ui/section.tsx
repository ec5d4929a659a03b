// Panel of the page under its heading.
import {type ComponentChildren, createContext} from "preact";
import {useContext} from "preact/hooks";

/** True if panels are landmarks. In somebody else's page they are not: it may hold many elements with the same ones. */
export const LandmarksContext = createContext(true);
export const usePanelRole = () => (useContext(LandmarksContext) ? undefined : "group");

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
  const role = usePanelRole();
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
