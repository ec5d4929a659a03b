// Table that compares the answer with the result by definition.
import {useTexts} from "../../ui/language";

/** A fact, its value in the answer and its value by definition; null where unknown. */
export type Row = [name: string, answerValue: string | null, definitionValue: string | null];

/** Shows only rows in which both values are known. */
export function ComparisonTable({rows}: {rows: Row[]}) {
  const t = useTexts("definition");
  const knownRows = rows.filter(([, answerValue, definitionValue]) => answerValue !== null && definitionValue !== null);
  if (!knownRows.length) return null;
  return (
    <table>
      <thead>
        <tr>
          <td />
          <th scope="col">{t.definition.said}</th>
          <th scope="col">{t.definition.defined}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {knownRows.map(([name, answerValue, definitionValue]) => (
          <tr key={name} class={answerValue === definitionValue ? "" : "differs"}>
            <th scope="row">{name}</th>
            <td>{answerValue}</td>
            <td>{definitionValue}</td>
            <td>{answerValue === definitionValue ? t.definition.agrees : t.definition.differs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
