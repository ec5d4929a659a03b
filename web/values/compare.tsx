// Comparison of two games: which one is greater, by how much, and the moves that show it.
import type {Related, RelatedLimited, RelationCertificate} from "../engine/types";
import {BreakableValue} from "../ui/breaks";
import {ExpressionField} from "../ui/expression";
import {Help} from "../ui/help";
import {useTexts} from "../ui/language";
import {shortValue} from "../ui/numbers";
import {Section} from "../ui/section";
import {Certificate} from "./certificate";
import {describeBounds, describeFirst} from "./describe-value";
import {type Linking, ValueOf} from "./value-of";
import {normalizeExpression, type TextFault} from "./value-store";

export interface CompareProps extends Linking {
  other: string;
  related: Related | null;
  otherFault: TextFault | null;
  /** Known facts about two games whose difference is too large to compute. */
  unrelated: RelatedLimited | null;
  onOther(text: string): void;
  positionLink(address: string): string;
  /**
   * Certifies the relation of two games or, if the second is empty, that the first has its value; null if the
   * certificate is too large.
   */
  onCertify(a: string, b: string): Promise<RelationCertificate | null>;
}

export function Compare({other, related, unrelated, otherFault, onOther, ...props}: CompareProps) {
  const t = useTexts("short");
  const hasOther = normalizeExpression(other) !== "";
  const isFaulty = otherFault?.text === other;
  return (
    <Section id="value-compare" title={t.short.compare} aside={<Help about={t.short.compareHelp} />}>
      <ExpressionField
        id="other-game"
        label={t.short.with}
        expression={other}
        sentExpression={normalizeExpression(other)}
        fault={otherFault}
        onType={onOther}
      />
      <div role="status" class="related">
        {!hasOther && <p class="quiet">{t.short.compareNothing}</p>}
        {hasOther && !isFaulty && unrelated && <KnownBounds {...unrelated} />}
        {hasOther && !isFaulty && related && <Relation {...props} related={related} />}
      </div>
    </Section>
  );
}

type RelationProps = Pick<CompareProps, "valueLink" | "positionLink" | "onCertify"> & {related: Related};

function Relation({related, valueLink, positionLink, onCertify}: RelationProps) {
  const t = useTexts("short");
  const {a_value, b_value, relation, difference} = related;
  const sign = relation === "||" ? "‖" : relation;
  const value = (text: string | null) => (text === null ? t.short.long : <BreakableValue value={shortValue(text)} />);
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

function KnownBounds({relation, bounds}: RelatedLimited) {
  const t = useTexts("short");
  return (
    <>
      <p>{relation ? t.short.relation[relation] : t.short.compareTooLarge}</p>
      {bounds && <p>{t.sentences([t.short.certainOfDifference, describeBounds(bounds, t)])}</p>}
    </>
  );
}
