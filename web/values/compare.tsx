// Two games side by side: which is greater, by how much, and the moves that show it.
import type {Related, RelatedLimited, RelationCertificate} from "../engine/types";
import {Breaking} from "../ui/breaks";
import {ExpressionField} from "../ui/expression";
import {Help} from "../ui/help";
import {useWords} from "../ui/language";
import {briefly} from "../ui/numbers";
import {Section} from "../ui/section";
import {Certificate} from "./certificate";
import {describeBounds, describeFirst} from "./describe-value";
import {type Linking, ValueOf} from "./value-of";
import {named, type TextFault} from "./valuing";

export interface CompareProps extends Linking {
  other: string;
  related: Related | null;
  otherFault: TextFault | null;
  /** What is certain of two whose difference is too large. */
  unrelated: RelatedLimited | null;
  onOther(text: string): void;
  positionLink(address: string): string;
  /** How the two compare, or, where the second is empty, that the first has its value; null where that is too much to write out. */
  onCertify(a: string, b: string): Promise<RelationCertificate | null>;
}

export function Compare({other, related, unrelated, otherFault, onOther, ...props}: CompareProps) {
  const t = useWords("short");
  const isAsked = named(other) !== "";
  const isFaulty = otherFault?.text === other;
  return (
    <Section id="value-compare" title={t.short.compare} aside={<Help about={t.short.compareHelp} />}>
      <ExpressionField
        id="other-game"
        label={t.short.with}
        expression={other}
        asked={named(other)}
        fault={otherFault}
        onType={onOther}
      />
      <div role="status" class="related">
        {!isAsked && <p class="quiet">{t.short.compareNothing}</p>}
        {isAsked && !isFaulty && unrelated && <Certain {...unrelated} />}
        {isAsked && !isFaulty && related && <Relation {...props} related={related} />}
      </div>
    </Section>
  );
}

type RelationProps = Pick<CompareProps, "valueLink" | "positionLink" | "onCertify"> & {related: Related};

function Relation({related, valueLink, positionLink, onCertify}: RelationProps) {
  const t = useWords("short");
  const {a_value, b_value, relation, difference} = related;
  const sign = relation === "||" ? "‖" : relation;
  const value = (text: string | null) => (text === null ? t.short.long : <Breaking value={briefly(text)} />);
  return (
    <>
      <p class="math relation">
        {value(a_value)} <strong>{sign}</strong> {value(b_value)}
      </p>
      <p>{t.short.relation[relation]}</p>
      <p>
        {t.short.difference} <ValueOf value={difference} valueLink={valueLink} />
      </p>
      <ul>
        <li>{describeFirst("left", related.left, t)}</li>
        <li>{describeFirst("right", related.right, t)}</li>
      </ul>
      <div class="controls">
        {related.position !== null && (
          <a class="button" href={positionLink(related.position)}>
            {t.short.playDifference}
          </a>
        )}
        <Certificate key={`${related.a} ${related.b}`} certify={() => onCertify(related.a, related.b)} />
      </div>
    </>
  );
}

function Certain({relation, bounds}: RelatedLimited) {
  const t = useWords("short");
  return (
    <>
      <p>{relation ? t.short.relation[relation] : t.short.compareTooLarge}</p>
      {bounds && <p>{t.sentences([t.short.certainOfDifference, describeBounds(bounds, t)])}</p>}
    </>
  );
}
