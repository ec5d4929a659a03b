// What was said beside what the definition says.
import {useWords} from "../../ui/language";

/** What it is about, what was said of it and what was found; null where that is not known. */
export type Row = [name: string, said: string | null, found: string | null];

/** Of what both know. */
export function Compared({rows}: {rows: Row[]}) {
  const t = useWords("found");
  const known = rows.filter(([, said, found]) => said !== null && found !== null);
  if (!known.length) return null;
  return (
    <table>
      <thead>
        <tr>
          <td />
          <th scope="col">{t.found.said}</th>
          <th scope="col">{t.found.defined}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {known.map(([name, said, found]) => (
          <tr key={name} class={said === found ? "" : "differs"}>
            <th scope="row">{name}</th>
            <td>{said}</td>
            <td>{found}</td>
            <td>{said === found ? t.found.agrees : t.found.differs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
